/** What a list of posts is asked for, and what is found. */
import type { PostPage } from '#contracts/blog.ts';
import type { z } from 'zod';

export type Posts = z.infer<typeof PostPage>;
export type Found = Posts & { isFallback: boolean };
export type Query = { search: string; category: string; sort: string; page: number };
