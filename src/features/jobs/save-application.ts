/** Saving an application, and what to say when it is refused (ERR-3). */
import type { JobApplicationFields } from '#contracts/job-application-input.ts';
import type { JobPostingInput } from '#contracts/job-posting.ts';
import type { JobApplication } from '#contracts/jobs.ts';
import { api } from '#lib/api/api.ts';
import { isRequestError, sentenceOf } from '#lib/api/api-request.ts';
import { toastOf } from '#lib/api/mutation-feedback.ts';
import type { Toast } from '#lib/page/toast-element.ts';

import { changesOf, type JobValues } from './job-form.ts';
import type { Base } from './opening.ts';

export type SaveRequest = {
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
export async function saveApplication(request: SaveRequest): Promise<JobApplication> {
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
