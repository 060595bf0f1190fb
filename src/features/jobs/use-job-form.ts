import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

import type { JobApplicationFields } from '#contracts/job-application-input.ts';
import type { JobApplicationDetails } from '#contracts/jobs.ts';
import { api } from '#lib/api/api.ts';
import { showFieldErrors } from '#lib/api/form-errors.ts';
import { toastOf } from '#lib/api/mutation-feedback.ts';
import { showToast } from '#lib/page/toast.ts';

import { staleApplication } from './conflict.ts';
import { jobDrafts } from './draft.ts';
import { differences, JOB_FIELDS, JobForm, valuesOf, type JobValues } from './job-form.ts';
import { opening, type Base } from './opening.ts';
import { postingToSave, readingOf } from './page-fields.ts';
import { failureToast, saveApplication } from './save-application.ts';

export type JobFormApi = UseFormReturn<JobValues, unknown, JobApplicationFields>;
export type JobFormSession = ReturnType<typeof useJobForm>;

/** A new application or a stored one in its form, kept on this device at every change until it is saved. */
export function useJobForm(stored: JobApplicationDetails | undefined, onClose: () => void) {
  const key = stored?.id ?? 'new';
  const [start] = useState(() => opening(stored, jobDrafts.read(key), new Date()));
  const [reading, setReading] = useState(
    () => jobDrafts.read(key)?.reading ?? (stored && readingOf(valuesOf(stored), stored.posting)),
  );
  const [base, setBase] = useState(start.base);
  const [rival, setRival] = useState<Base>();
  const form = useForm<JobValues, unknown, JobApplicationFields>({
    resolver: zodResolver(JobForm),
    defaultValues: start.values,
  });
  useEffect(() => {
    const keep = (values: JobValues) => {
      const savedAt = new Date().toISOString();
      if (differences(base.values, values).length === 0) jobDrafts.remove(key);
      else
        jobDrafts.write(key, {
          values,
          base: base.values,
          basedOn: base.updatedAt,
          savedAt,
          ...(reading && { reading }),
        });
    };
    keep(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [form, key, base, reading]);
  const saving = useMutation({
    mutationFn: saveApplication,
    meta: { success: stored ? 'Application updated' : 'Application added', refreshes: [api.jobs.key()] },
    onSuccess: () => jobDrafts.remove(key),
    onError: (error) => {
      if (!staleApplication(error)) showToast(failureToast(error, stored === undefined));
    },
  });

  const send = async (fields: JobApplicationFields) => {
    const values = form.getValues();
    if (stored && differences(base.values, values).length === 0) return onClose();
    try {
      await saving.mutateAsync({
        id: stored?.id,
        base,
        values,
        fields,
        posting: postingToSave(reading, values),
      });
      onClose();
    } catch (error) {
      const current = staleApplication(error);
      if (current) setRival({ values: valuesOf(current), updatedAt: current.updatedAt });
      else showFieldErrors(error, form.setError, JOB_FIELDS);
    }
  };
  const submit = form.handleSubmit(send, ({ company, position }) => tellMissing(company ?? position));
  /** Goes on with other values, on another version of the application. */
  const goOn = (values: JobValues, version: Base) => {
    form.reset(values);
    setBase(version);
    setRival(undefined);
  };
  /** Tells that what is left unsaved has been kept. */
  const leave = () => {
    if (!saving.isPending && differences(base.values, form.getValues()).length > 0)
      showToast({ title: 'Draft kept', description: 'It is there when you open the form again.' });
    onClose();
  };
  return {
    form,
    reading,
    setReading,
    leave,
    base,
    start,
    saving,
    submit,
    rival,
    goOn,
    leaveRival: () => setRival(undefined),
  };
}

function tellMissing(error: unknown): void {
  if (!error) return;
  showToast({
    ...toastOf('Validation Error: Please fill in at least company and position fields.'), // ERR-3
    variant: 'destructive',
  });
}
