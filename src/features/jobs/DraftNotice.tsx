import { useState } from 'react';

import type { JobApplication } from '#contracts/jobs.ts';
import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';

import { opening, type Base } from './opening.ts';
import type { JobValues } from './job-form.ts';
import type { JobFormSession } from './use-job-form.ts';

type Props = { session: JobFormSession; stored: JobApplication | undefined };

/** Says that the form began with a draft, and lets the owner begin without it, or with it again. */
export function DraftNotice({ session, stored }: Props) {
  const { start, base, form, goOn } = session;
  const [shelved, setShelved] = useState<{ values: JobValues; base: Base }>();
  if (!start.restoredAt) return null;
  const shelve = () => {
    setShelved({ values: form.getValues(), base });
    const fresh = opening(stored, undefined, new Date());
    goOn(fresh.values, fresh.base);
  };
  const bringBack = () => {
    if (shelved) goOn(shelved.values, shelved.base);
    setShelved(undefined);
  };
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-accent-soft px-3 py-1.5"
    >
      <p className="mr-auto">
        {shelved ? (
          'The unsaved text is set aside. It is gone when you close this form.'
        ) : (
          <>
            Your unsaved text of <DateTime at={start.restoredAt} /> is back.
          </>
        )}
      </p>
      <Button variant="quiet" onPress={shelved ? bringBack : shelve}>
        {shelved ? 'Bring it back' : stored ? 'Show what is stored' : 'Start afresh'}
      </Button>
    </div>
  );
}
