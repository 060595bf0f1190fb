/** What stands in the form of an application, and how it goes to the server and back (J-6). */
import { z } from 'zod';

import { JobApplicationFields, JobPriority } from '#contracts/job-application-input.ts';
import { JobStatus } from '#contracts/job-status.ts';
import type { JobApplication } from '#contracts/jobs.ts';
import { type Parts, takingFields } from '#lib/owner/editing/versions.ts';

import { dayOf, formatDay } from './days.ts';
import { PRIORITY_LABELS, STATUS_LABELS } from './labels.ts';

/** A field's text is never null here: an input has no null. */
export const JobValues = z.object({
  jobUrl: z.string(),
  company: z.string(),
  position: z.string(),
  location: z.string(),
  salary: z.string(),
  source: z.string(),
  description: z.string(),
  requirements: z.string(),
  details: z.string(),
  hiringManager: z.string(),
  hiringManagerLink: z.string(),
  contactPerson: z.string(),
  contactEmail: z.string(),
  status: JobStatus,
  priority: JobPriority,
  appliedDate: z.string(),
  nextStepDate: z.string(),
  nextStepAction: z.string(),
  notes: z.string(),
});
export type JobValues = z.infer<typeof JobValues>;
export type JobField = keyof JobValues;

/** The fields in the order of the form. */
export const JOB_FIELDS = JobValues.keyof().options;

/** The form's texts as the contract takes them: blank ones become null. */
export const JobForm = JobValues.transform((values): z.input<typeof JobApplicationFields> => values).pipe(
  JobApplicationFields,
);

export const FIELD_LABELS: Readonly<Record<JobField, string>> = {
  jobUrl: 'Job URL',
  company: 'Company',
  position: 'Position',
  location: 'Location',
  salary: 'Salary',
  source: 'Source',
  description: 'Description',
  requirements: 'Requirements',
  details: 'Details',
  hiringManager: 'Hiring manager',
  hiringManagerLink: 'Hiring manager link',
  contactPerson: 'Contact person',
  contactEmail: 'Contact email',
  status: 'Status',
  priority: 'Priority',
  appliedDate: 'Applied on',
  nextStepDate: 'Next step on',
  nextStepAction: 'Next step',
  notes: 'Notes',
};

/** J-6 a new application: pending, of medium priority, applied for today in the reader's zone. */
export function blankValues(now: Date): JobValues {
  const texts = Object.fromEntries(JOB_FIELDS.map((name) => [name, '']));
  return JobValues.parse({ ...texts, status: 'pending', priority: 'medium', appliedDate: dayOf(now) });
}

/** A stored application as the form shows it. */
export function valuesOf(application: JobApplication): JobValues {
  return JobValues.parse(Object.fromEntries(JOB_FIELDS.map((name) => [name, application[name] ?? ''])));
}

/** The fields in which two forms differ, in the order of the form. */
export function differences(a: JobValues, b: JobValues): JobField[] {
  return JOB_FIELDS.filter((name) => a[name].trim() !== b[name].trim());
}

export const JOB_PARTS: Parts<JobValues, JobField> = {
  labels: FIELD_LABELS,
  differences,
  wordsOf: (values, name) => {
    if (name === 'status') return STATUS_LABELS[values.status];
    if (name === 'priority') return PRIORITY_LABELS[values.priority];
    const text = values[name].trim();
    if (text === '') return 'Nothing';
    return name === 'appliedDate' || name === 'nextStepDate' ? formatDay(text) : text;
  },
  taking: takingFields,
};

/** D27 of all fields only those that were changed, so that the others stay as they are stored. */
export function changesOf(
  base: JobValues,
  values: JobValues,
  fields: JobApplicationFields,
): Partial<JobApplicationFields> {
  return Object.fromEntries(differences(base, values).map((name) => [name, fields[name]]));
}
