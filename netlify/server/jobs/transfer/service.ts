/** Applications out of files and into one. */
import { JobApplicationFields } from '#contracts/job-application-input.ts';
import type { JobImportInput, JobImportPlan, JobImportRow } from '#contracts/job-transfer.ts';

import type { OwnerContext } from '../../api/owner-only.ts';
import type { Database } from '../../db/database.ts';
import { lockAllApplications } from '../batches/service.ts';
import { counted } from '../batches/service.ts';
import { valuesOf, writeBatch } from '../batches/write.ts';
import { selectApplications } from '../repository.ts';
import { planOf } from './plan.ts';
import { assertNamed, readFile } from './read-file.ts';

const CHOICES_MAXIMUM = 100;
const ALL = { sortBy: 'appliedDate', sortOrder: 'desc' } as const;

/** What an import of this file would do; nothing is written. @throws 422 for a file that cannot be read. */
export async function previewImport(
  { db, now }: OwnerContext,
  { text, columns: chosen }: JobImportInput,
): Promise<JobImportPlan> {
  const file = readFile(text, chosen);
  const { format, columns, records } = file;
  // Of one column there is nothing to choose: it is no table; and nobody chooses among hundreds.
  if (columns.length < 2 || columns.length > CHOICES_MAXIMUM) assertNamed(file);
  const { rows } = planOf(records, await selectApplications(db, ALL), dayOf(now()));
  return { format, columns, counts: countsOf(rows), rows };
}

/** Does it, in one batch that can be taken back. @throws 422 for a file that cannot be read. */
export function applyImport(context: OwnerContext, { text, columns }: JobImportInput) {
  const file = readFile(text, columns);
  assertNamed(file);
  const { format, records } = file;
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { rows, created, changed } = planOf(records, await lockAllApplications(tx), dayOf(now));
    const batch = await writeBatch(tx, context, {
      title: `Imported ${counted(created.length + changed.length)} (${format})`,
      changed,
      created: created.map(({ company, position, appliedDate, ...input }) => ({
        ...defined(input),
        ...{ company, position, appliedDate },
        ...{ userId: context.owner.id, createdAt: now, updatedAt: now },
      })),
    });
    return { counts: countsOf(rows), batch };
  });
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** The fields that are there: `undefined` would be a value to some. */
function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<Fields>; // the same entries, fewer of them
}

function countsOf(rows: readonly JobImportRow[]): JobImportPlan['counts'] {
  const of = (outcome: JobImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return { new: of('new'), same: of('same'), changed: of('changed'), refused: of('refused') };
}

/** Every field of every application, as `applyImport` reads it back. */
export async function exportJson(db: Database): Promise<File> {
  const rows = await selectApplications(db, ALL);
  const applications = rows.map((row) => valuesOf(row, Object.keys(JobApplicationFields.shape)));
  const text = JSON.stringify({ applications }, null, 2);
  return new File([text], 'job-applications.json', { type: 'application/json' });
}
