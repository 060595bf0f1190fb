/** The view of the database: its tables, their state, and their rows, read only (A-DB-1). */
import { z } from 'zod';

import { owner } from './base.ts';
import { atMost, SEARCH_MAXIMUM } from './owner-text.ts';
import { Moment } from './values.ts';

/** A-DB-1. */
export const DatabaseTable = z.object({
  tablename: z.string(),
  tableowner: z.string(),
  schemaname: z.string(),
});
export type DatabaseTable = z.infer<typeof DatabaseTable>;

const Count = z.number().int();
const Bytes = z.number().int();
const Occasion = z.string().nullable();

export const TableState = z.object({
  tablename: z.string(),
  /** The planner's estimate: counting them all would read them all. */
  rows: Count,
  /** Rows that were changed or deleted and wait for a vacuum; an estimate as well. */
  deadRows: Count,
  /** With what is kept beside the rows, such as long texts. */
  tableBytes: Bytes,
  indexBytes: Bytes,
  /** The last time, by hand or by itself. */
  vacuumedAt: Occasion,
  analyzedAt: Occasion,
});
export type TableState = z.infer<typeof TableState>;

export const DatabaseOverview = z.object({
  /** Such as `18.4`. */
  version: z.string(),
  totalBytes: Bytes,
  /** What the plan allows, where it is known (`DATABASE_SIZE_LIMIT_MB`). */
  limitBytes: Bytes.nullable(),
  connections: z.object({ used: Count, maximum: Count }),
  migrations: z.object({
    applied: Count,
    /** Names of those that the code has and the database has not. */
    pending: z.array(z.string()),
    /** How many the database has that the code does not know: the code is older. */
    unknown: Count,
  }),
  tables: z.array(TableState),
  /** Never read since the statistics began; none that holds values unique is among them. */
  unusedIndexes: z.array(z.object({ tablename: z.string(), name: z.string(), bytes: Bytes })),
  /** Foreign keys that no index begins with: each deletion of what they refer to reads the whole table. */
  missingIndexes: z.array(z.object({ tablename: z.string(), columns: z.array(z.string()) })),
  /** When the statistics of use began. */
  statisticsSince: Occasion,
});
export type DatabaseOverview = z.infer<typeof DatabaseOverview>;

/** In characters; what is longer ends with `…`. */
export const CELL_MAXIMUM = 500;

export const TableColumn = z.object({
  name: z.string(),
  /** In the words of Postgres, such as `timestamp with time zone`. */
  type: z.string(),
  isKey: z.boolean(),
  /** Its values are never shown, and it is neither filtered nor sorted by. */
  isMasked: z.boolean(),
});
export type TableColumn = z.infer<typeof TableColumn>;

export const TableRows = z.object({
  columns: z.array(TableColumn),
  /** A text for each of `columns`, in their order; `null` for no value and for what is masked. */
  rows: z.array(z.array(z.string().nullable())),
  /** What `after` the next page asks with; `null` at the end. */
  next: z.string().nullable(),
});
export type TableRows = z.infer<typeof TableRows>;

/** No text of Postgres has the character 0. */
const NO_TEXT = /^[^\u0000]*$/;
const Name = z.string().min(1).max(63, atMost(63)).regex(NO_TEXT, 'Enter a name');
const FilterText = z
  .string()
  .max(SEARCH_MAXIMUM, atMost(SEARCH_MAXIMUM))
  .regex(NO_TEXT, 'Enter a text')
  .overwrite((text) => text.toWellFormed());

/** One of `equals` and `contains` with a `column`; both compare with the text that is shown. */
export const TableRowsQuery = z
  .strictObject({
    tablename: Name,
    sort: Name.optional(),
    order: z.enum(['asc', 'desc'], 'Use asc or desc').default('asc'),
    column: Name.optional(),
    equals: FilterText.optional(),
    contains: FilterText.optional(),
    after: z.string().max(4_000, atMost(4_000)).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  })
  .refine(({ column, equals, contains }) => column !== undefined || (equals ?? contains) === undefined, {
    path: ['column'],
    message: 'Name the column to look in',
  })
  .refine(
    ({ column, equals, contains }) =>
      column === undefined || (equals === undefined) !== (contains === undefined),
    {
      path: ['equals'],
      message: 'Use either equals or contains',
    },
  );
export type TableRowsQuery = z.infer<typeof TableRowsQuery>;

const ByName = z.strictObject({ tablename: Name });

export const database = {
  tables: owner.get('/tools/database/tables', 'The tables').output(z.array(DatabaseTable)),
  overview: owner
    .get('/tools/database/overview', 'How the database is: sizes, rows, vacuum, indexes, migrations')
    .output(DatabaseOverview),
  count: owner
    .get(
      '/tools/database/tables/{tablename}/count',
      'The exact number of rows of one table; `null` where counting takes more than two seconds',
    )
    .input(ByName)
    .output(z.object({ tablename: z.string(), rows: Count.nullable(), countedAt: Moment })),
  rows: owner
    .get(
      '/tools/database/tables/{tablename}/rows',
      'Rows of one table, secrets masked; each look is written to the activity log',
    )
    .input(TableRowsQuery)
    .output(TableRows),
};
