/** J-4 What a posting adds to the form: only to fields that the owner has not touched. */
import { z } from 'zod';

import {
  JobOrigin,
  PostingState,
  READ_FIELDS,
  ReadField,
  type JobPosting,
  type JobPostingInput,
} from '#contracts/job-posting.ts';
import type { ParsedJob } from '#contracts/jobs.ts';

import { FIELD_LABELS, JOB_FIELDS, type JobField, type JobValues } from './job-form.ts';

export type Filled = Partial<Record<JobField, string>>;

/** What was read into the form: it is the posting's as long as it stands there unchanged. */
export const Reading = z.object({
  fills: z.partialRecord(ReadField, z.object({ value: z.string(), origin: JobOrigin })),
  text: z.string().nullable(),
  state: PostingState,
  /** It came with the stored application: there is nothing to save of it. */
  isStored: z.boolean(),
});
export type Reading = z.infer<typeof Reading>;

/** The texts of the posting for the fields that are empty, or hold what an earlier reading put there. */
export function filledFrom(page: ParsedJob, values: JobValues, before?: Reading): Filled {
  const filled: Filled = {};
  for (const name of READ_FIELDS) {
    const text = page[name];
    if (text && isFree(name, values, before) && values[name] !== text) filled[name] = text;
  }
  if (page.jobUrl !== '' && values.jobUrl.trim() === '') filled.jobUrl = page.jobUrl;
  return filled;
}

/** Empty and never filled, or as it was filled: what the owner wrote, changed or emptied stays his. */
function isFree(name: ReadField, values: JobValues, before: Reading | undefined): boolean {
  const fill = before?.fills[name];
  return fill && !before.isStored ? values[name] === fill.value : values[name].trim() === '';
}

/** The form's reading after `filled` of `page` was put into it. */
export function readingAfter(page: ParsedJob, filled: Filled, before: Reading | undefined): Reading {
  const fills = { ...before?.fills };
  for (const name of READ_FIELDS) {
    const value = filled[name];
    const origin = page.posting.origins[name];
    if (value !== undefined && origin) fills[name] = { value, origin };
  }
  return {
    fills,
    text: page.posting.text ?? before?.text ?? null,
    state: page.posting.state,
    isStored: false,
  };
}

/** The reading without `names`, whose fields were emptied again. */
export function readingWithout(
  reading: Reading | undefined,
  names: readonly JobField[],
): Reading | undefined {
  if (!reading) return undefined;
  const kept = Object.entries(reading.fills).filter(([name]) => !names.some((other) => other === name));
  return { ...reading, fills: Object.fromEntries(kept) };
}

/** What a stored application says of its fields. */
export function readingOf(values: JobValues, posting: JobPosting | null | undefined): Reading | undefined {
  if (!posting) return undefined;
  const fills: Reading['fills'] = {};
  for (const name of READ_FIELDS) {
    const origin = posting.origins[name];
    if (origin && origin.source !== 'owner' && values[name] !== '')
      fills[name] = { value: values[name], origin };
  }
  return { fills, text: posting.text, state: posting.closedSince ? 'closed' : 'open', isStored: true };
}

/** What goes to the server: the origins of the fields that are as they were read. */
export function postingToSave(reading: Reading | undefined, values: JobValues): JobPostingInput | undefined {
  if (!reading || reading.isStored) return undefined;
  const origins: JobPostingInput['origins'] = {};
  for (const name of READ_FIELDS) {
    const fill = reading.fills[name];
    if (fill?.value === values[name]) origins[name] = fill.origin;
  }
  return { text: reading.text, state: reading.state, origins };
}

const NO_JOB: Partial<Record<PostingState, string>> = {
  list: 'This page lists several jobs. Open the one you mean and paste its address.',
  login: 'This page asks to sign in first. Open it, copy its text, and use “From text”.',
  article: 'This page does not look like a job posting.',
};

/** Which fields have been filled, and from what, in a sentence; or why there is nothing to fill. */
export function filledSentence(
  filled: Filled,
  state: PostingState = 'open',
  source: 'page' | 'text' = 'page',
): string {
  const refusal = NO_JOB[state];
  if (refusal !== undefined) return refusal;
  const closed = state === 'closed' ? ' The posting says that this job is closed.' : '';
  const names = JOB_FIELDS.filter((name) => filled[name] !== undefined);
  if (names.length === 0) return `The ${source} had nothing for the empty fields.${closed}`;
  return `Filled in from the ${source}: ${names.map(inSentence).join(', ')}.${closed}`;
}

const inSentence = (name: JobField) => FIELD_LABELS[name].toLowerCase().replace('url', 'URL');
