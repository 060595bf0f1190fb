/** The activity log: what was done, by whom, from where (A-LOG-1). */
import { z } from 'zod';

import { owner } from './base.ts';
import { atMost, SearchText } from './owner-text.ts';
import { Id, Moment } from './values.ts';

/** What an action can be about; those of the blog begin with `blog_`. */
export const ACTIVITY_RESOURCES = [
  'account',
  'session',
  'contact',
  'blog_post',
  'blog_category',
  'blog_tag',
  'blog_comment',
  'file',
  'certificate',
  'screenshot',
  'social_preview',
  'database',
  'job_application',
  'base_resume',
  'tailored_resume',
  'assistant_answer',
  'assistant_question',
  'build',
] as const;
export type ActivityResource = (typeof ACTIVITY_RESOURCES)[number];

/** Who is named where no owner acted (BA-3). */
export const SYSTEM_USERNAME = 'System';
export const LOG_PAGE_SIZE = 50;

export const ActivityLog = z.object({
  id: Id,
  username: z.string(),
  action: z.string(),
  resource: z.string(),
  resourceId: z.string().nullable(),
  details: z.record(z.string(), z.unknown()).nullable(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  createdAt: Moment,
});
export type ActivityLog = z.infer<typeof ActivityLog>;

/** A reader's day begins and ends at moments of their own zone; scripts may say a day in UTC. */
const DayOrMoment = z.union(
  [z.iso.date(), z.iso.datetime({ offset: true })],
  'Use a date such as 2026-11-20, or a moment',
);

const Filters = {
  /** `blog` keeps what is about the blog (BA-3). */
  filter: z.enum(['blog']).optional(),
  action: z.string().max(50).optional(),
  resource: z.enum(ACTIVITY_RESOURCES).optional(),
  /** The name of who did it; `System` for what nobody who was signed in did. */
  actor: z.string().max(100).optional(),
  /** Words in the action, resource, its id, the details, the name or the address. */
  search: SearchText,
  /** From this moment on, or from this day in UTC (`2026-11-20`). */
  from: DayOrMoment.optional(),
  /** Before this moment, or up to and with this day in UTC. */
  to: DayOrMoment.optional(),
};

/** `before` is the last id of the page before: entries that arrive meanwhile do not shift the pages. */
export const LogQuery = z.strictObject({
  ...Filters,
  before: Id.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(LOG_PAGE_SIZE),
});
export type LogQuery = z.infer<typeof LogQuery>;

export const LOG_FORMATS = ['csv', 'jsonl'] as const;

/** `jsonl` has one entry a line, each with its link: what is hashed is all but `hash` and `username`. */
export const LogExportQuery = z.strictObject({
  ...Filters,
  format: z.enum(LOG_FORMATS, 'Use csv or jsonl').default('csv'),
});
export type LogExportQuery = z.infer<typeof LogExportQuery>;

/** A place in the chain: 1 for the first entry. */
const Sequence = z.coerce.number().int().min(0).max(2_147_483_647);
const Hash = z.string();

/** What is wrong with the log, and where first. */
export const ChainBreak = z.object({
  /**
   * `entry changed`: it is not what was written. `entry removed`: its link is there alone. `link removed`: a place of
   * the chain is empty. `entry without link`: it was added past the chain. `chain rewritten`: a checkpoint was signed
   * over another hash. `end cut off`: a checkpoint was signed over entries that are gone.
   */
  problem: z.enum([
    'entry changed',
    'entry removed',
    'link removed',
    'entry without link',
    'chain rewritten',
    'end cut off',
  ]),
  sequence: Sequence.nullable(),
  /** Of the entry. */
  id: Id.nullable(),
});
export type ChainBreak = z.infer<typeof ChainBreak>;

export const ActivityVerification = z.object({
  isIntact: z.boolean(),
  /** False where the time was up: ask again with `after` the `sequence` that was reached. */
  isComplete: z.boolean(),
  /** Entries that were read by this call. */
  checked: z.number().int(),
  /** Up to here, with the hash that stands there, everything is as it was written. */
  sequence: Sequence,
  hash: Hash,
  broken: ChainBreak.nullable(),
  /** The last place that a checkpoint vouches for: what came after it has the chain alone. */
  signedUpTo: z.object({ sequence: Sequence, createdAt: z.string() }).nullable(),
});
export type ActivityVerification = z.infer<typeof ActivityVerification>;

export const CheckpointSignature = z.enum(['valid', 'unknown key', 'forged']);
export type CheckpointSignature = z.infer<typeof CheckpointSignature>;

/** Where the chain ended at a moment, signed: kept elsewhere it shows later that the end was cut off. */
export const Checkpoint = z.object({
  id: Id,
  sequence: Sequence,
  hash: Hash,
  /** A JWS. */
  token: z.string(),
  createdAt: Moment,
  /** `unknown key`: it was signed by a key that is not in `SIGNING_KEYS` any more. */
  signature: CheckpointSignature,
});
export type Checkpoint = z.infer<typeof Checkpoint>;

export const activity = {
  list: owner.get('/tools/logs', 'What was done, newest first').input(LogQuery).output(z.array(ActivityLog)),
  /** The actions that occur, for the filter. */
  actions: owner.get('/tools/logs/actions', 'The actions that the log has').output(z.array(z.string())),
  /** Whom `actor` may name, for the filter. */
  actors: owner.get('/tools/logs/actors', 'Who is named in the log').output(z.array(z.string())),
  exportCsv: owner
    .get('/tools/logs/export', 'All entries that match, newest first, as CSV or JSON Lines')
    .input(LogExportQuery)
    .output(z.file()),
  verify: owner
    .get('/tools/logs/verification', 'Whether the log is what was written', {
      description: 'Every entry carries the hash of the one before it; the first that does not fit is named.',
    })
    .input(
      z.strictObject({
        /** Goes on after this place, which a call before had reached. */
        after: Sequence.optional(),
        /** The token of a checkpoint that was kept elsewhere. */
        checkpoint: z.string().max(1_000, atMost(1_000)).optional(),
      }),
    )
    .output(ActivityVerification),
  checkpoints: owner
    .get('/tools/logs/checkpoints', 'Signed checkpoints, newest first')
    .input(
      z.strictObject({
        before: Id.optional(),
        limit: z.coerce.number().int().min(1).max(400).default(LOG_PAGE_SIZE),
      }),
    )
    .output(z.array(Checkpoint)),
  makeCheckpoint: owner
    .post(
      '/tools/logs/checkpoints',
      'Sign where the log ends now; 409 `BROKEN` where it is not what was written',
    )
    .output(Checkpoint),
};
