/** What a list of posts is asked for, and what is found. */
import type { blog } from 'virtual:public-api/blog';

import type { OutputOf } from '#contracts/address.ts';

export type Posts = OutputOf<typeof blog.posts>;
export type Found = Posts & { isFallback: boolean };
export type Query = { search: string; category: string; sort: string; page: number };
