import { useState } from 'react';

import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';

import type { FormValues } from './form-values.ts';
import type { ResumeFormSession, Stored } from './use-resume-form.ts';

type Props = { session: ResumeFormSession; stored: Stored };

/** Says that the form began with a draft, and lets the owner see what is stored, or the draft again. */
export function DraftNotice({ session, stored }: Props) {
  const { start, base, form, goOn } = session;
  const [shelved, setShelved] = useState<{ values: FormValues; base: Stored }>();
  if (!start.restoredAt) return null;
  const shelve = () => {
    setShelved({ values: form.getValues(), base });
    goOn(stored.values, stored);
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
        {shelved ? 'Bring it back' : 'Show what is stored'}
      </Button>
    </div>
  );
}
