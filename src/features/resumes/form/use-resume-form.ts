import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';

import type { ResumeContent } from '#contracts/resume-content.ts';
import type { EditedThing } from '#components/owner/EditingDialog.tsx';
import { api } from '#lib/api/api.ts';
import { openingOf } from '#lib/owner/editing/editing.ts';

import type { baseDrafts } from './drafts.ts';
import { refusedFields, type Naming } from './field-errors.ts';
import {
  checkedForm,
  differences,
  RESUME_PARTS,
  type CheckedForm,
  type FormValues,
  type Part,
  type TitleLimit,
} from './form-values.ts';
import { valueAt } from './value-at.ts';

/** A stored resume as its form begins with it. */
export type StoredResume = {
  id: number;
  values: FormValues;
  /** What the form has no field for is taken from it. */
  content: ResumeContent | null;
  updatedAt: string;
};

type ResumeThing = EditedThing<FormValues, StoredResume, CheckedForm, Part>;

/** What differs between the forms of base resumes and of tailored ones. */
export type FormKind = Pick<ResumeThing, 'save' | 'storedIn' | 'success' | 'failure'> & {
  drafts: typeof baseDrafts;
  title: TitleLimit;
  naming: Naming;
};

type ResumeFormApi = UseFormReturn<FormValues, unknown, CheckedForm>;

/** A stored resume, as its form begins, is kept and is saved. */
export function useResumeForm(kind: FormKind, stored: StoredResume): ResumeThing {
  const { drafts, title, naming } = kind;
  const { id } = stored;
  const [opening] = useState(() => openingOf(stored, drafts.read(id), differences));
  const resolver = useCallback(
    ({ content }: StoredResume) => zodResolver(checkedForm(content, title)),
    [title],
  );
  return {
    ...kind,
    opening,
    resolver,
    what: 'resume',
    parts: RESUME_PARTS,
    fresh: () => stored,
    drafts: { write: (draft) => drafts.write(id, draft), remove: () => drafts.remove(id) },
    refreshes: [api.resumes.key()],
    showErrors: (error, form) => showRefused(error, form, naming),
  };
}

/** Puts what the server refuses at the fields, and leads to the first. */
function showRefused(error: unknown, form: ResumeFormApi, naming: Naming): void {
  const values = form.getValues();
  const isField = (path: string): path is FieldPath<FormValues> => typeof valueAt(values, path) === 'string';
  for (const [index, { field, message }] of refusedFields(error, values, naming).entries())
    if (isField(field)) form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
}
