/** The activity log: what was done, by whom, from where (A-LOG-1). */
import { z } from 'zod';

import { owner } from './base.ts';
import { SearchText } from './owner-text.ts';
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

export const LogExportQuery = z.strictObject(Filters);
export type LogExportQuery = z.infer<typeof LogExportQuery>;

const tags = ['activity'];

export const activity = {
  list: owner
    .route({ method: 'GET', path: '/tools/logs', summary: 'What was done, newest first', tags })
    .input(LogQuery)
    .output(z.array(ActivityLog)),
  /** The actions that occur, for the filter. */
  actions: owner
    .route({ method: 'GET', path: '/tools/logs/actions', summary: 'The actions that the log has', tags })
    .output(z.array(z.string())),
  exportCsv: owner
    .route({ method: 'GET', path: '/tools/logs/export', summary: 'The newest 5,000 entries as CSV', tags })
    .input(LogExportQuery)
    .output(z.file()),
};
