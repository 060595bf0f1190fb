/** Whose site it is: read from the file itself, so that on-demand pages need not carry all content. */
import { parse } from 'yaml';
import { z } from 'zod';

import profile from '#content/profile.yaml?raw';

export const ownerName: string = z.object({ name: z.string() }).parse(parse(profile)).name;
