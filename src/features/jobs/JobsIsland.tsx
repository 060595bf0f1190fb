import { OwnerApp } from '#components/owner/OwnerApp.tsx';

import { Tracker } from './Tracker.tsx';

/** The job tracker, for the owner alone. */
export function JobsIsland() {
  return (
    <OwnerApp entrance={{ kind: 'notice', toast: 'Please log in to access job tools.' /* AU-5 */ }}>
      <Tracker />
    </OwnerApp>
  );
}
