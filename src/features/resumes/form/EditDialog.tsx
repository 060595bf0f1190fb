import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';

import { TailoredResumeDetails } from '#contracts/resume-views.ts';
import { Dialog } from '#components/ui/Dialog.tsx';
import { optionsOf, SelectField } from '#components/ui/SelectField.tsx';
import { Pending } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';
import { sentenceOf } from '#lib/api/api-request.ts';
import { currentOf } from '#lib/owner/editing/versions.ts';

import { LAYOUT_LABELS } from '../formats.ts';
import { Paper } from '../preview/Paper.tsx';
import { Beside } from './Beside.tsx';
import { Corrections } from './Corrections.tsx';
import { valuesOf } from './content-values.ts';
import { editDrafts } from './drafts.ts';
import { Line } from './fields.tsx';
import type { FormValues } from './form-values.ts';
import { ResumeForm } from './ResumeForm.tsx';
import type { FormKind, StoredResume } from './use-resume-form.ts';

const TITLE_MAXIMUM = 200;

const storedOf = ({ id, title, layout, resume, updatedAt }: TailoredResumeDetails): StoredResume => ({
  ...{ id, updatedAt, content: resume },
  values: { title, layout, content: valuesOf(resume) },
});

const KIND: FormKind = {
  drafts: editDrafts,
  title: { maximum: TITLE_MAXIMUM, missing: 'Enter a title' },
  naming: { content: 'resume', title: 'title' },
  save: ({ base: { id, updatedAt }, checked: { title, layout, content } }) =>
    api.resumes.update.call({ id, updatedAt, title, layout, resume: content }),
  storedIn: (error) => {
    const current = currentOf(error, TailoredResumeDetails);
    return current && storedOf(current);
  },
  success: 'Resume saved',
  failure: (error) => ({
    title: 'Failed to save the resume',
    description: sentenceOf(error, 'The server cannot be reached.'),
    variant: 'destructive',
  }),
};

/** Changes a tailored resume; what its base does not support is refused at its field. */
export function EditDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(api.resumes.get.queryOptions({ input: { id } }));
  if (data) return <Editing key={id} resume={data} onClose={onClose} />;
  return (
    <Dialog title="Edit resume" size="large" onClose={onClose}>
      <Pending query={{ data, error, refetch }} what="resume" lines={8} />
    </Dialog>
  );
}

function Editing({ resume, onClose }: { resume: TailoredResumeDetails; onClose: () => void }) {
  const stored = useMemo(() => storedOf(resume), [resume]);
  return (
    <ResumeForm
      kind={KIND}
      stored={stored}
      title={`Edit “${resume.title}”`}
      onClose={onClose}
      head={
        <>
          <p className="text-muted">
            Only what your base resume says can stand here. What is new belongs there first.
          </p>
          {resume.corrected && <Corrections before={resume.resume} after={resume.corrected} />}
          <Line path="title" label="Title" maxLength={TITLE_MAXIMUM} />
          <LayoutField />
        </>
      }
      beside={
        <Beside title="Your base resume">
          <Paper content={resume.currentBase} layout="single" />
        </Beside>
      }
    />
  );
}

function LayoutField() {
  const { register, formState } = useFormContext<FormValues>();
  return (
    <SelectField
      label="Layout"
      options={optionsOf(LAYOUT_LABELS)}
      error={formState.errors.layout?.message}
      {...register('layout')}
    />
  );
}
