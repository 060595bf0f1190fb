/** What happened that the owner should know of, until it is dismissed. */
import { z } from 'zod';

import { Id, Moment } from './values.ts';

export const NOTICE_KINDS = [
  /** The password was right, the second factor did not follow. */
  'password-without-factor',
  /** A sign-in by a browser that was not known. */
  'new-device',
  /** Many requests were refused: 401, 403 or 422. */
  'refusals',
  /** Keys are not those of before. */
  'changed-keys',
] as const;
export const NoticeKind = z.enum(NOTICE_KINDS);
export type NoticeKind = z.infer<typeof NoticeKind>;

export const Notice = z.object({
  id: Id,
  kind: NoticeKind,
  details: z.record(z.string(), z.unknown()).nullable(),
  /** How often since `firstAt`. */
  count: z.number().int(),
  firstAt: Moment,
  lastAt: Moment,
});
export type Notice = z.infer<typeof Notice>;
