/** What an import would do to the applications that are there. */
import type { z } from 'zod';

import { JobApplicationInput } from '#contracts/job-application-input.ts';
import type { JobImportRow } from '#contracts/job-transfer.ts';

import type { Change } from '../batches/write.ts';
import { valuesOf } from '../batches/write.ts';
import type { ApplicationRow } from '../repository.ts';
import type { FileRecord } from './read-file.ts';

/** In characters of a value in the preview. */
const SHOWN = 120;

type Created = JobApplicationInput & { appliedDate: string };
export type Plan = { rows: JobImportRow[]; created: Created[]; changed: Change[] };

/**
 * An application is known again by company, position and day of applying, or else by company and address.
 *
 * @param today the day of those that say none
 */
export function planOf(
  records: readonly FileRecord[],
  stored: readonly ApplicationRow[],
  today: string,
): Plan {
  const known = new Map<string, ApplicationRow | 'new'>();
  for (const row of stored.toReversed()) for (const key of keysOf(row)) known.set(key, row);
  const plan: Plan = { rows: [], created: [], changed: [] };
  const changedIds = new Set<number>();
  for (const { line, texts } of records) {
    const read = JobApplicationInput.safeParse(texts);
    const head = {
      line,
      company: texts.company ?? '',
      position: texts.position ?? '',
      changes: [],
      problems: [],
    };
    if (!read.success) {
      plan.rows.push({ ...head, outcome: 'refused', problems: problemsOf(read.error, texts) });
      continue;
    }
    const keys = keysOf(read.data);
    const match = keys.map((key) => known.get(key)).find((found) => found !== undefined);
    if (match === undefined) {
      const { appliedDate = today } = read.data;
      plan.created.push({ ...read.data, appliedDate });
      for (const key of keys) known.set(key, 'new');
      plan.rows.push({ ...head, outcome: 'new', becomes: becoming(read.data, appliedDate) });
      continue;
    }
    const fields = match === 'new' || changedIds.has(match.id) ? {} : differences(match, read.data);
    const isChanged = match !== 'new' && Object.keys(fields).length > 0;
    if (isChanged) {
      changedIds.add(match.id);
      plan.changed.push({ before: match, fields });
    }
    const changes = isChanged ? shown(match, fields) : [];
    plan.rows.push({ ...head, outcome: isChanged ? 'changed' : 'same', changes });
  }
  return plan;
}

function becoming(
  { status = 'pending', location, ...input }: JobApplicationInput,
  appliedDate: string,
): JobImportRow['becomes'] {
  const isDayOfFile = input.appliedDate !== undefined;
  return { status, appliedDate, isDayOfFile, location: location?.slice(0, SHOWN) ?? '' };
}

type Keyed = {
  company: string;
  position: string;
  appliedDate?: string | undefined;
  jobUrl?: string | null | undefined;
};

function keysOf({ company, position, appliedDate, jobUrl }: Keyed): string[] {
  const name = company.toLowerCase();
  const job = JSON.stringify([name, position.toLowerCase(), appliedDate ?? null]);
  return jobUrl ? [job, JSON.stringify([name, jobUrl])] : [job];
}

/** What the file says otherwise; what it does not say stays. */
function differences(row: ApplicationRow, input: JobApplicationInput): Partial<JobApplicationInput> {
  const stored = valuesOf(row, Object.keys(input));
  const said = Object.entries(input).filter(([name, value]) => value !== null && value !== stored[name]);
  return Object.fromEntries(said);
}

function shown(row: ApplicationRow, fields: Partial<JobApplicationInput>): JobImportRow['changes'] {
  const before = valuesOf(row, Object.keys(fields));
  const short = (value: unknown) => (typeof value === 'string' ? value.slice(0, SHOWN) : '');
  return Object.entries(fields).map(([field, after]) => ({
    field,
    before: short(before[field]),
    after: short(after),
  }));
}

/** In characters of what is refused, enough to find it in the file. */
const QUOTED = 40;

function problemsOf({ issues }: z.ZodError, texts: FileRecord['texts']): JobImportRow['problems'] {
  const written = new Map(Object.entries(texts));
  return issues.map(({ path, message }) => {
    const field = String(path[0] ?? '');
    const text = written.get(field)?.trim().slice(0, QUOTED);
    return { field, message: text ? `${message} instead of “${text}”` : message };
  });
}
