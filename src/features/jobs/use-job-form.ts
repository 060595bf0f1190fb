import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { JobApplicationFields } from '#contracts/job-application-input.ts';
import { JobApplication, type JobApplicationDetails } from '#contracts/jobs.ts';
import type { JobPostingInput } from '#contracts/job-posting.ts';
import type { EditedThing } from '#components/owner/EditingDialog.tsx';
import { api } from '#lib/api/api.ts';
import { showFieldErrors } from '#lib/api/form-errors.ts';
import { toastOf } from '#lib/api/mutation-feedback.ts';
import { currentOf } from '#lib/owner/editing/versions.ts';
import { showToast } from '#lib/page/toast.ts';
import { isRequestError, sentenceOf } from '#lib/api/api-request.ts';
import type { Toast } from '#lib/page/toast-element.ts';

import { jobDrafts } from './draft.ts';
import {
  changesOf,
  JOB_FIELDS,
  JOB_PARTS,
  type JobField,
  JobForm,
  type JobValues,
  valuesOf,
} from './job-form.ts';
import { type Base, baseOf, opening } from './opening.ts';
import { postingToSave, type Reading, readingOf } from './page-fields.ts';

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

/** Saving an application, and what to say when it is refused (ERR-3). */
type SaveRequest = {
  /** Nothing for a new application. */
  id: number | undefined;
  base: Base;
  values: JobValues;
  /** `values` as the contract takes them. */
  fields: JobApplicationFields;
  /** What has been read for it since. */
  posting: JobPostingInput | undefined;
};

/** Creates the application, or sends what was changed of it (D27). @throws what the server answers. */
async function saveApplication(request: SaveRequest): Promise<JobApplication> {
  const { id, base, values, fields } = request;
  const posting = request.posting && { posting: request.posting };
  if (id === undefined) return api.jobs.create.call({ ...fields, ...posting });
  const changes = changesOf(base.values, values, fields);
  return api.jobs.update.call({
    id,
    ...changes,
    ...posting,
    ...(base.updatedAt && { updatedAt: base.updatedAt }),
  });
}

/** ERR-3 a refused form says why, anything else only that it failed. */
export function failureToast(error: unknown, isNew: boolean): Toast {
  const isRefused = isRequestError(error) && error.status < 500;
  const copy = isNew
    ? isRefused
      ? 'Failed to add application'
      : 'Error: Failed to create job application. Please try again.'
    : 'Update failed: The application could not be saved. Please try again.';
  const toast: Toast = { ...toastOf(copy), variant: 'destructive' };
  const description = isRefused ? sentenceOf(error, toast.description ?? '') : toast.description;
  return description ? { ...toast, description } : toast;
}
