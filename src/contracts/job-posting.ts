/** What was read of a job's posting: where each value comes from, and the posting as it was that day. */
import { z } from 'zod';

import { atMost, clean } from './owner-text.ts';
import { Moment } from './values.ts';

/** `board` is the job board's own interface, `structured` is data for search engines, `owner` is the owner's hand. */
export const JOB_VALUE_SOURCES = ['board', 'structured', 'page', 'text', 'owner'] as const;
export const JobValueSource = z.enum(JOB_VALUE_SOURCES);
export type JobValueSource = z.infer<typeof JobValueSource>;

/** `sure` was said in so many words; `guess` was concluded. */
export const JobOrigin = z.strictObject({ source: JobValueSource, certainty: z.enum(['sure', 'guess']) });
export type JobOrigin = z.infer<typeof JobOrigin>;

/** The fields of an application that a posting can fill. */
export const READ_FIELDS = [
  'company',
  'position',
  'location',
  'salary',
  'description',
  'requirements',
  'details',
  'source',
  'contactPerson',
  'contactEmail',
] as const;
export const ReadField = z.enum(READ_FIELDS);
export type ReadField = z.infer<typeof ReadField>;

export const JobOrigins = z.partialRecord(ReadField, JobOrigin);
export type JobOrigins = z.infer<typeof JobOrigins>;

/** What a page turned out to be; only an `open` or a `closed` one tells of a job. */
export const POSTING_STATES = ['open', 'closed', 'list', 'login', 'article'] as const;
export const PostingState = z.enum(POSTING_STATES);
export type PostingState = z.infer<typeof PostingState>;

/** In characters, of a text that is pasted to be read. */
export const POSTED_TEXT_MAXIMUM = 200_000;
/** In characters, of a posting that is kept. */
export const POSTING_TEXT_MAXIMUM = 60_000;

/** The posting of an application as it was read. */
export const JobPostingInput = z.strictObject({
  text: z
    .string('Enter a text')
    .overwrite((value) => clean(value).trim())
    .max(POSTING_TEXT_MAXIMUM, atMost(POSTING_TEXT_MAXIMUM))
    .nullable(),
  state: PostingState,
  origins: JobOrigins,
});
export type JobPostingInput = z.infer<typeof JobPostingInput>;

/** A posting as it is stored with its application; days are `2026-11-20`. */
export const JobPosting = z.object({
  text: z.string().nullable(),
  keptOn: z.string().nullable(),
  origins: JobOrigins,
  checkedAt: Moment.nullable(),
  /** What the last check of its page saw. */
  seen: z.enum(['open', 'closed', 'gone', 'unknown', 'unreachable']).nullable(),
  closedSince: z.string().nullable(),
});
export type JobPosting = z.infer<typeof JobPosting>;
