/** Applications in files: what an import would do, doing it, changes of many at once, and taking either back. */
import { z } from 'zod';

import { owner, ownerOnce } from './base.ts';
import { JobApplicationFields, JobPriority } from './job-application-input.ts';
import { JobStatus } from './job-status.ts';
import { ById, Id, Moment } from './values.ts';

/** In characters; a request carries no more. */
export const JOB_IMPORT_MAXIMUM = 2_000_000;
/** Of an import, and of a change at once. */
export const JOB_ROWS_MAXIMUM = 5_000;

const Count = z.number().int();

/** Of a CSV file; more are not looked at. */
export const JOB_COLUMNS_MAXIMUM = 500;
const JobFieldName = JobApplicationFields.keyof();
export type JobFieldName = z.infer<typeof JobFieldName>;

export const JobImportInput = z.strictObject({
  /** A CSV or JSON file as text: this tracker's own, or that of Huntr, Teal, JobSync or LinkedIn. */
  text: z
    .string('Choose a file')
    .min(1, 'The file is empty')
    .max(JOB_IMPORT_MAXIMUM, 'The file is larger than 2 MB'),
  /** Of a CSV file what each column is, in their order, null for what is left out; else their headings say it. */
  columns: z.array(JobFieldName.nullable()).max(JOB_COLUMNS_MAXIMUM).optional(),
});
export type JobImportInput = z.infer<typeof JobImportInput>;

const JobImportRow = z.object({
  /** Where it begins in the file, from 1; of JSON its place in the list. */
  line: Count,
  outcome: z.enum(['new', 'same', 'changed', 'refused']),
  company: z.string(),
  position: z.string(),
  /** Of a new one what the list will show; the day is today where the file says none. */
  becomes: z
    .object({ status: JobStatus, appliedDate: z.string(), isDayOfFile: z.boolean(), location: z.string() })
    .optional(),
  /** Of a changed one what would be written over, shortened. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  /** Of a refused one what is wrong. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type JobImportRow = z.infer<typeof JobImportRow>;

const JobImportColumn = z.object({
  heading: z.string(),
  /** The first text in it, shortened. */
  example: z.string(),
  /** What it is read as; null where it is left out. */
  field: JobFieldName.nullable(),
});
export type JobImportColumn = z.infer<typeof JobImportColumn>;

const Counts = z.object({ new: Count, same: Count, changed: Count, refused: Count });

export const JobImportPlan = z.object({
  /** Whose export the columns say it is. */
  format: z.string(),
  /** Of a CSV file, in its order. Where none of them is company or position nothing is read yet: `rows` is empty. */
  columns: z.array(JobImportColumn),
  counts: Counts,
  rows: z.array(JobImportRow),
});
export type JobImportPlan = z.infer<typeof JobImportPlan>;

/** What was done at once, and can be taken back. */
export const JobBatch = z.object({
  id: Id,
  title: z.string(),
  applications: Count,
  createdAt: Moment,
});
export type JobBatch = z.infer<typeof JobBatch>;

const Ids = z
  .array(Id)
  .min(1, 'Choose at least one application')
  .max(JOB_ROWS_MAXIMUM, `Choose at most ${JOB_ROWS_MAXIMUM} applications`);

/** One status, one priority, or gone. */
const DELETION = z.strictObject({ isDeleted: z.literal(true) });
export const JobBulkInput = z.strictObject({
  ids: Ids,
  change: z.union(
    [z.strictObject({ status: JobStatus }), z.strictObject({ priority: JobPriority }), DELETION],
    'Name a status, a priority or isDeleted',
  ),
});
export type JobBulkInput = z.infer<typeof JobBulkInput>;

export const jobTransfer = {
  preview: owner
    .post('/job/import/preview', 'What an import would do')
    .input(JobImportInput)
    .output(JobImportPlan),
  apply: ownerOnce
    .post('/job/import', 'Import applications; what is refused is left out', {
      description: 'What the file does not say stays as it is.',
    })
    .input(JobImportInput)
    .output(z.object({ counts: Counts, batch: JobBatch.nullable() })),
  exportJson: owner.get('/job/applications/export.json', 'Applications as JSON').output(z.file()),
};

export const jobBatches = {
  list: owner
    .get('/job/batches', 'Imports and changes at once that can be taken back, of 30 days')
    .output(z.array(JobBatch)),
  change: ownerOnce
    .post('/job/bulk', 'Change many applications at once')
    .meta({ access: 'owner', idempotent: true, deletes: z.object({ change: DELETION }) })
    .input(JobBulkInput)
    .output(z.object({ batch: JobBatch.nullable() })),
  undo: ownerOnce
    .post('/job/batches/{id}/undo', 'Take back what was done at once; what changed since stays')
    .input(ById)
    .output(z.object({ undone: Count, kept: Count })),
};
