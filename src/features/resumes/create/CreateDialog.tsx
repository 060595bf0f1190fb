import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { NO_BASE_RESUME } from '#contracts/resumes.ts';
import { ResumeLayout, ResumePages } from '#contracts/resume-views.ts';
import { Button } from '#components/ui/Button.tsx';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { optionsOf, SelectField } from '#components/ui/SelectField.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { Pending } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';
import { sentenceOf } from '#lib/api/api-request.ts';
import { showToast } from '#lib/page/toast.ts';

import { FromSite } from '../base/FromSite.tsx';
import { LAYOUT_LABELS, PAGES_LABELS } from '../formats.ts';
import type { UploadStart } from '../upload/upload-rules.ts';
import { useApplications } from '../use-applications.ts';
import { ApplicationField } from './ApplicationField.tsx';

const LENGTHS = optionsOf(PAGES_LABELS);
const LAYOUTS = optionsOf(LAYOUT_LABELS);

type Props = {
  /** The application that is chosen at first. */
  jobId: number | undefined;
  onClose: () => void;
  onUpload: (start: UploadStart) => void;
};

/** R-5 makes a resume for one of the applications. */
export function CreateDialog({ jobId, onClose, onUpload }: Props) {
  const applications = useApplications();
  const bases = useQuery(api.resumes.listBase.queryOptions());
  const [chosen, setChosen] = useState(jobId);
  const [pages, setPages] = useState<ResumePages>('2');
  const [layout, setLayout] = useState<ResumeLayout>('single');
  const { create, cancel } = useCreate(onClose);
  const application = applications.data?.find(({ id }) => id === chosen);
  const hasNoBase = bases.data?.length === 0;
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <FormDialog
      title="Create Tailored Resume"
      onClose={close}
      action={create.isPending ? 'Creating' : 'Create Resume'}
      isPending={create.isPending}
      isDisabled={!application || hasNoBase}
      onSubmit={() => application && create.mutate({ jobApplicationId: application.id, pages, layout })}
    >
      {hasNoBase && (
        <div className="flex flex-wrap items-center gap-3 rounded-control bg-accent-soft px-3 py-2">
          <p className="w-full">{NO_BASE_RESUME}</p>
          <Button onPress={() => onUpload({ way: 'file', name: '' })}>Upload…</Button>
          <FromSite />
        </div>
      )}
      <ApplicationChoice {...{ applications, chosen, setChosen }} />
      <SelectField
        label="Length"
        options={LENGTHS}
        value={pages}
        onChange={({ target }) => setPages(ResumePages.parse(target.value))}
      />
      <SelectField
        label="Layout"
        options={LAYOUTS}
        value={layout}
        onChange={({ target }) => setLayout(ResumeLayout.parse(target.value))}
      />
      {create.isPending && (
        <Spinner label="Picking and wording what the application asks for. This may take half a minute." />
      )}
    </FormDialog>
  );
}

type ChoiceProps = {
  applications: ReturnType<typeof useApplications>;
  chosen: number | undefined;
  setChosen: (id: number | undefined) => void;
};

function ApplicationChoice({ applications: { data, error, refetch }, chosen, setChosen }: ChoiceProps) {
  if (error || !data) return <Pending query={{ data, error, refetch }} what="applications" lines={1} />;
  if (data.length === 0)
    return (
      <p className="text-muted">
        No job applications found.{' '}
        <a href="/tools/job" className="link">
          Write one down
        </a>
      </p>
    );
  return <ApplicationField applications={data} chosen={chosen} onChoose={setChosen} />;
}

type CreateRequest = { jobApplicationId: number; pages: ResumePages; layout: ResumeLayout };

/** R-5 makes a resume for an application. Wording it may take half a minute, and can be given up. */
function useCreate(onDone: () => void) {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const create = useMutation({
    mutationFn: (request: CreateRequest) => {
      running.current = new AbortController();
      return api.resumes.create.call(request, { signal: running.current.signal });
    },
    meta: { refreshes: [api.resumes.key()] },
    onSuccess: ({ id, qualityMetrics }) => {
      showToast({
        title: 'Tailored resume created',
        description: `Its score is ${Math.round(qualityMetrics.finalScore)} of 100.`,
        action: { label: 'Preview', href: `/tools/resume?preview=${id}` },
      });
      onDone();
    },
    onError: (error) => {
      if (running.current?.signal.aborted) return;
      const description = sentenceOf(error, '');
      showToast({
        title: 'Failed to create tailored resume. Please try again.', // ERR-4
        variant: 'destructive',
        ...(description && { description }),
      });
    },
  });
  return { create, cancel: () => running.current?.abort() };
}
