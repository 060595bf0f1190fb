import { useState } from 'react';

import { OwnerApp } from '#components/owner/OwnerApp.tsx';

import { catchIncoming } from './incoming.ts';
import { Tracker } from './Tracker.tsx';

/** The job tracker, for the owner alone. */
export function JobsIsland() {
  useState(catchIncoming); // before anything else reads the address
  return (
    <OwnerApp entrance={{ kind: 'notice', toast: 'Please log in to access job tools.' /* AU-5 */ }}>
      <Tracker />
    </OwnerApp>
  );
}
