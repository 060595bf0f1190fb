import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { JobApplicationFields } from '#contracts/job-application-input.ts';
import { JobApplication, type JobApplicationDetails } from '#contracts/jobs.ts';
import type { EditedThing } from '#components/owner/EditingDialog.tsx';
import { api } from '#lib/api/api.ts';
import { showFieldErrors } from '#lib/api/form-errors.ts';
import { toastOf } from '#lib/api/mutation-feedback.ts';
import { currentOf } from '#lib/owner/editing/versions.ts';
import { showToast } from '#lib/page/toast.ts';

import { jobDrafts } from './draft.ts';
import { JOB_FIELDS, JOB_PARTS, JobForm, valuesOf, type JobField, type JobValues } from './job-form.ts';
import { baseOf, opening, type Base } from './opening.ts';
import { postingToSave, readingOf, type Reading } from './page-fields.ts';
import { failureToast, saveApplication } from './save-application.ts';

export type JobFormApi = UseFormReturn<JobValues, unknown, JobApplicationFields>;
export type JobFormSession = {
  form: JobFormApi;
  /** What was read into the form from the job's page. */
  reading: Reading | undefined;
  setReading: (reading: Reading | undefined) => void;
};

const resolver = () => zodResolver(JobForm);

/** A new application or a stored one, as its form begins, is kept and is saved. */
export function useJobForm(stored: JobApplicationDetails | undefined) {
  const key = stored?.id ?? 'new';
  const [draft] = useState(() => jobDrafts.read(key));
  const [start] = useState(() => opening(stored, draft, new Date()));
  const [reading, setReading] = useState(
    () => draft?.reading ?? (stored && readingOf(valuesOf(stored), stored.posting)),
  );
  const thing: EditedThing<JobValues, Base, JobApplicationFields, JobField> = {
    opening: start,
    resolver,
    beside: reading,
    what: 'application',
    parts: JOB_PARTS,
    fresh: () => baseOf(stored, new Date()),
    drafts: {
      write: (changes) => jobDrafts.write(key, { ...changes, ...(reading && { reading }) }),
      remove: () => jobDrafts.remove(key),
    },
    save: ({ base, values, checked }) => {
      const posting = postingToSave(reading, values);
      return saveApplication({ id: stored?.id, base, values, fields: checked, posting });
    },
    success: stored ? 'Application updated' : 'Application added',
    refreshes: [api.jobs.key()],
    failure: (error) => failureToast(error, stored === undefined),
    storedIn: (error) => {
      const current = currentOf(error, JobApplication);
      return current && baseOf(current, new Date());
    },
    showErrors: (error, form) => showFieldErrors(error, form.setError, JOB_FIELDS),
    onInvalid: ({ company, position }) => tellMissing(company ?? position),
  };
  return { thing, reading, setReading };
}

function tellMissing(error: unknown): void {
  if (!error) return;
  showToast({
    ...toastOf('Validation Error: Please fill in at least company and position fields.'), // ERR-3
    variant: 'destructive',
  });
}
