import { Suspense } from 'react';

import { lazyPanel } from '#components/lazy-panel.tsx';

import { useOpened } from './opened.ts';
import type { UploadStart } from './upload/upload-rules.ts';

// What opens over the page is loaded when it is first asked for.
const CreateDialog = lazyPanel(async () => (await import('./create/CreateDialog.tsx')).CreateDialog);
const PreviewDialog = lazyPanel(async () => (await import('./preview/PreviewDialog.tsx')).PreviewDialog);
const AnalysisDialog = lazyPanel(async () => (await import('./analysis/AnalysisDialog.tsx')).AnalysisDialog);
const EditDialog = lazyPanel(async () => (await import('./form/EditDialog.tsx')).EditDialog);
const BaseDialog = lazyPanel(async () => (await import('./form/BaseDialog.tsx')).BaseDialog);

/** What the address asks for, over the page. */
export function Opening({ onUpload }: { onUpload: (start: UploadStart) => void }) {
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
