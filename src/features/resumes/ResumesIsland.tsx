import { OwnerApp } from '#components/owner/OwnerApp.tsx';

import { ResumesPage } from './ResumesPage.tsx';

/** The resumes, for the owner alone. */
export function ResumesIsland() {
  return (
    <OwnerApp entrance={{ kind: 'notice', toast: 'Please log in to access resume tools.' }}>
      <ResumesPage />
    </OwnerApp>
  );
}
