/** J-4 What the page of a job adds to the form: only to fields that are still empty. */
import type { ParsedJob } from '#contracts/jobs.ts';

import { FIELD_LABELS, JOB_FIELDS, type JobField, type JobValues } from './job-form.ts';

export type Filled = Partial<Record<JobField, string>>;

/** The texts of the page for the empty fields; the address stays as it was pasted. */
export function filledFrom(page: ParsedJob, values: JobValues): Filled {
  const { jobUrl: _address, ...texts } = page;
  const known: Filled = Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== ''),
  );
  return Object.fromEntries(
    JOB_FIELDS.filter((name) => known[name] && values[name].trim() === '').map((name) => [name, known[name]]),
  );
}

/** Which fields have been filled, in a sentence. */
export function filledSentence(filled: Filled): string {
  const names = JOB_FIELDS.filter((name) => filled[name] !== undefined);
  if (names.length === 0) return 'The page had nothing for the empty fields.';
  return `Filled in from the page: ${names.map((name) => FIELD_LABELS[name].toLowerCase()).join(', ')}.`;
}
