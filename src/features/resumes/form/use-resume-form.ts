import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useForm, type FieldPath, type UseFormReturn } from 'react-hook-form';

import type { ResumeContent } from '#contracts/resume-content.ts';
import { api } from '#lib/api/api.ts';
import { showToast } from '#lib/page/toast.ts';

import type { Drafts } from './drafts.ts';
import { refusedFields, type Naming } from './field-errors.ts';
import {
  checkedForm,
  differences,
  type CheckedForm,
  type FormValues,
  type TitleLimit,
} from './form-values.ts';
import { valueAt } from './value-at.ts';

/** A stored resume as its form begins with it. */
export type Stored = {
  id: number;
  values: FormValues;
  /** What the form has no field for is taken from it. */
  content: ResumeContent | null;
  updatedAt: string;
};

export type SaveRequest = { id: number; updatedAt: string; checked: CheckedForm };

/** What differs between the forms of base resumes and of tailored ones. */
export type FormKind = {
  drafts: Drafts;
  title: TitleLimit;
  naming: Naming;
  save: (request: SaveRequest) => Promise<unknown>;
  /** What is stored now, when a save was refused because another one came before. */
  staleOf: (error: unknown) => Stored | undefined;
  success: string;
  failure: string;
};

export type ResumeFormApi = UseFormReturn<FormValues, unknown, CheckedForm>;

/** A resume in its form, kept on this device at every change until it is saved. */
export function useResumeForm(kind: FormKind, stored: Stored, onClose: () => void) {
  const { drafts } = kind;
  const { id } = stored;
  const [start] = useState(() => openingOf(drafts, stored));
  const [base, setBase] = useState(start.base);
  const [rival, setRival] = useState<Stored>();
  const resolver = useMemo(() => zodResolver(checkedForm(base.content, kind.title)), [base, kind]);
  const form: ResumeFormApi = useForm<FormValues, unknown, CheckedForm>({
    resolver,
    defaultValues: start.values,
  });
  useEffect(() => {
    const keep = (values: FormValues) => {
      const savedAt = new Date().toISOString();
      if (differences(base.values, values).length === 0) drafts.remove(id);
      else drafts.write(id, { values, base: base.values, basedOn: base.updatedAt, savedAt });
    };
    keep(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [form, drafts, id, base]);
  const saving = useMutation({
    mutationFn: kind.save,
    meta: { success: kind.success, refreshes: [api.resumes.key()] },
    onSuccess: () => drafts.remove(id),
    onError: (error) => {
      if (!kind.staleOf(error)) showToast({ title: kind.failure, variant: 'destructive' });
    },
  });
  const send = async (checked: CheckedForm) => {
    if (differences(base.values, form.getValues()).length === 0) return onClose();
    try {
      await saving.mutateAsync({ id, updatedAt: base.updatedAt, checked });
      onClose();
    } catch (error) {
      const current = kind.staleOf(error);
      if (current) setRival(current);
      else showRefused(error, form, kind.naming);
    }
  };
  /** Goes on with other values, on another version of the resume. */
  const goOn = (values: FormValues, version: Stored) => {
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
  const leaveRival = () => setRival(undefined);
  return { form, base, start, saving, submit: form.handleSubmit(send), rival, goOn, leave, leaveRival };
}

/** A draft always opens: typing over what is stored would lose it. */
function openingOf(drafts: Drafts, stored: Stored) {
  const draft = drafts.read(stored.id);
  if (!draft || differences(draft.base, draft.values).length === 0)
    return { values: stored.values, base: stored, restoredAt: undefined };
  const base: Stored = { ...stored, values: draft.base, updatedAt: draft.basedOn };
  return { values: draft.values, base, restoredAt: draft.savedAt };
}

/** Puts what the server refuses at the fields, and leads to the first. */
function showRefused(error: unknown, form: ResumeFormApi, naming: Naming): void {
  const values = form.getValues();
  const isField = (path: string): path is FieldPath<FormValues> => typeof valueAt(values, path) === 'string';
  for (const [index, { field, message }] of refusedFields(error, values, naming).entries())
    if (isField(field)) form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
}
