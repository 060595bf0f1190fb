/** Applications and all that is kept of them. */
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { JOB_PRIORITIES } from '#contracts/job-application-input.ts';
import type { JobOrigins } from '#contracts/job-posting.ts';
import type { JobListState } from '#contracts/job-saved-filters.ts';
import { JOB_STATUSES } from '#contracts/job-status.ts';

import { adminUsers } from './auth.ts';
import { createdAt, id, moment, oneOf, timestamps } from './columns.ts';

const applicationId = () =>
  integer()
    .notNull()
    .references(() => jobApplications.id, { onDelete: 'cascade' });

/** One job that the owner applied for (DB-3). */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: id(),
    company: text().notNull(),
    position: text().notNull(),
    location: text(),
    salary: text(),
    hiringManager: text(),
    hiringManagerLink: text(),
    jobUrl: text(),
    description: text(),
    requirements: text(),
    appliedDate: date().notNull().defaultNow(),
    status: text({ enum: JOB_STATUSES }).notNull().default('pending'),
    priority: text({ enum: JOB_PRIORITIES }).notNull().default('medium'),
    source: text(),
    contactPerson: text(),
    contactEmail: text(),
    notes: text(),
    nextStepDate: date(),
    nextStepAction: text(),
    details: text(),
    userId: integer().references(() => adminUsers.id, { onDelete: 'set null' }),
    ...timestamps(),
    /** Deleted with others at once: it can be brought back until it is removed for good. */
    deletedAt: moment(),
  },
  (table) => [
    index('job_applications_applied_date_index').on(table.appliedDate.desc(), table.id.desc()),
    index('job_applications_user_id_index').on(table.userId),
    oneOf(table.status),
    oneOf(table.priority),
  ],
);

/** The history of an application: status changes, calls, interviews (DB-3). */
export const jobApplicationEvents = pgTable(
  'job_application_events',
  {
    id: id(),
    applicationId: applicationId(),
    type: text().notNull(),
    title: text().notNull(),
    description: text(),
    eventDate: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [index('job_application_events_application_id_index').on(table.applicationId, table.eventDate)],
);

/** The people of an application. */
export const jobApplicationContacts = pgTable(
  'job_application_contacts',
  {
    id: id(),
    applicationId: applicationId(),
    name: text().notNull(),
    role: text(),
    email: text(),
    phone: text(),
    link: text(),
    notes: text(),
    ...timestamps(),
  },
  (table) => [index('job_application_contacts_application_id_index').on(table.applicationId)],
);

/** Files that belong to an application (DB-3). `path` is a blob key, `size` is in bytes. */
export const jobApplicationDocuments = pgTable(
  'job_application_documents',
  {
    id: id(),
    applicationId: applicationId(),
    filename: text().notNull(),
    originalName: text().notNull(),
    path: text().notNull(),
    size: integer().notNull(),
    mimeType: text().notNull(),
    documentType: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('job_application_documents_application_id_index').on(table.applicationId)],
);

/** The posting of an application as it was read, and what became of its page since. */
export const jobPostings = pgTable(
  'job_postings',
  {
    applicationId: integer()
      .primaryKey()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    /** As it was on `keptOn`. */
    text: text(),
    keptOn: date(),
    origins: jsonb().$type<JobOrigins>().notNull().default({}),
    checkedAt: moment(),
    /** What the last check saw; `unknown` is a page that tells neither. */
    seen: text({ enum: ['open', 'closed', 'gone', 'unknown', 'unreachable'] }),
    /** Since when the page answers that there is nothing. */
    goneSince: date(),
    closedSince: date(),
  },
  (table) => [oneOf(table.seen)],
);

/** An import, or a change of many applications at once. */
export const jobBatches = pgTable('job_batches', {
  id: id(),
  title: text().notNull(),
  createdAt: createdAt(),
  undoneAt: moment(),
});

/** What a batch did to one application: the values of the fields it changed, before and after. */
export const jobBatchItems = pgTable(
  'job_batch_items',
  {
    id: id(),
    batchId: integer()
      .notNull()
      .references(() => jobBatches.id, { onDelete: 'cascade' }),
    applicationId: applicationId(),
    action: text({ enum: ['created', 'changed', 'deleted'] }).notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index('job_batch_items_batch_id_index').on(table.batchId),
    index('job_batch_items_application_id_index').on(table.applicationId),
  ],
);

/** Whose calendar can be subscribed to. */
export const jobCalendarFeeds = pgTable('job_calendar_feeds', {
  userId: integer()
    .primaryKey()
    .references(() => adminUsers.id, { onDelete: 'cascade' }),
  /** SHA-256 of what makes the address secret, in hexadecimal. */
  secretHash: text().notNull().unique(),
  createdAt: createdAt(),
});

/** Views of the applications under a name of their owner's. */
export const jobSavedFilters = pgTable(
  'job_saved_filters',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    state: jsonb().$type<JobListState>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('job_saved_filters_name_unique').on(table.userId, sql`lower(${table.name})`)],
);
