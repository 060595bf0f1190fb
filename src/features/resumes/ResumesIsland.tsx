import { Suspense, useState } from 'react';

import { OwnerApp } from '#components/owner/OwnerApp.tsx';
import { lazyPanel } from '#components/lazy-panel.tsx';

import { BaseResumes } from './base/BaseResumes.tsx';
import { Opening } from './Opening.tsx';
import { PageHeader } from './PageHeader.tsx';
import { SentList } from './sent/SentList.tsx';
import { Stats } from './Stats.tsx';
import { TailoredList } from './tailored/TailoredList.tsx';
import type { UploadStart } from './upload/upload-rules.ts';

/** The resumes, for the owner alone. */
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
      <PageHeader />
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
