import { Suspense, useState } from 'react';
import { Sparkles } from 'lucide';

import { OwnerApp } from '#components/owner/OwnerApp.tsx';
import { PageHeader } from '#components/owner/PageHeader.tsx';
import { lazyPanel } from '#components/lazy-panel.tsx';
import { Button } from '#components/ui/Button.tsx';

import { BaseResumes } from './base/BaseResumes.tsx';
import { SentList } from './sent/SentList.tsx';
import { Stats } from './Stats.tsx';
import { TailoredList } from './tailored/TailoredList.tsx';
import type { UploadStart } from './upload/upload-rules.ts';
import { open, useOpened } from './opened.ts';
import { useApplications } from './use-applications.ts';

export function ResumesIsland() {
  return (
    <OwnerApp entrance={{ kind: 'notice', toast: 'Please log in to access resume tools.' }}>
      <ResumesPage />
    </OwnerApp>
  );
}

const UploadDialog = lazyPanel(async () => (await import('./upload/UploadDialog.tsx')).UploadDialog);

/** what the owner has, what was made of it for each application, and what was sent. */
function ResumesPage() {
  const [upload, setUpload] = useState<UploadStart>();
  return (
    <>
      <ResumesHeader />
      <Stats />
      <div className="grid grid-cols-1 gap-10">
        <BaseResumes onUpload={setUpload} />
        <TailoredList />
        <SentList />
      </div>
      <Opening onUpload={setUpload} />
      <Suspense>{upload && <UploadDialog start={upload} onClose={() => setUpload(undefined)} />}</Suspense>
    </>
  );
}

// What opens over the page is loaded when it is first asked for.
const CreateDialog = lazyPanel(async () => (await import('./create/CreateDialog.tsx')).CreateDialog);
const PreviewDialog = lazyPanel(async () => (await import('./preview/PreviewDialog.tsx')).PreviewDialog);
const AnalysisDialog = lazyPanel(async () => (await import('./analysis/AnalysisDialog.tsx')).AnalysisDialog);
const EditDialog = lazyPanel(async () => (await import('./form/EditDialog.tsx')).EditDialog);
const BaseDialog = lazyPanel(async () => (await import('./form/BaseDialog.tsx')).BaseDialog);

function Opening({ onUpload }: { onUpload: (start: UploadStart) => void }) {
  const { opened, close } = useOpened();
  if (!opened) return null;
  const { kind, id } = opened;
  return (
    <Suspense>
      {kind === 'job' && <CreateDialog jobId={id} onClose={close} onUpload={onUpload} />}
      {kind === 'preview' && <PreviewDialog key={id} id={id} onClose={close} />}
      {kind === 'analysis' && <AnalysisDialog key={id} id={id} onClose={close} />}
      {kind === 'edit' && <EditDialog key={id} id={id} onClose={close} />}
      {kind === 'base' && <BaseDialog key={id} id={id} onClose={close} onUpload={onUpload} />}
    </Suspense>
  );
}

/** R-1 the way back, and the way to a new resume once there is an application to make it for. */
function ResumesHeader() {
  const { data: applications, error, refetch } = useApplications();
  const hasNone = applications?.length === 0;
  return (
    <PageHeader title="Resumes">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:justify-end">
        {error && (
          <p role="alert" className="text-sm text-danger">
            The applications could not be loaded.{' '}
            <button type="button" className="link cursor-pointer" onClick={() => void refetch()}>
              Try again
            </button>
          </p>
        )}
        {hasNone && (
          <p id="no-applications" className="text-sm text-muted">
            First{' '}
            <a href="/tools/job" className="link">
              write down an application
            </a>
            .
          </p>
        )}
        <Button
          icon={Sparkles}
          variant="primary"
          isDisabled={!applications || hasNone}
          {...(hasNone && { 'aria-describedby': 'no-applications' })}
          onPress={() => open({ kind: 'job', id: undefined })}
        >
          Generate QA Resume
        </Button>
      </div>
    </PageHeader>
  );
}
