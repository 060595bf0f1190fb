import { useState } from 'react';

import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';

type Props<Version> = {
  /** When the text that the form began with was kept on this device; without it there is nothing to say. */
  restoredAt: string | undefined;
  /** What is in the form now, and the version that it began with. */
  current: () => Version;
  /** The form as it would begin without the draft. */
  fresh: () => Version;
  goOn: (version: Version) => void;
  /** What the button says that leads to the form without the draft. */
  freshLabel: string;
};

/** Says that the form began with a draft, and lets the owner begin without it, or with it again. */
export function DraftNotice<Version>({ restoredAt, current, fresh, goOn, freshLabel }: Props<Version>) {
  const [shelved, setShelved] = useState<Version>();
  if (restoredAt === undefined) return null;
  const swap = () => {
    setShelved(shelved ? undefined : current());
    goOn(shelved ?? fresh());
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
            Your unsaved text of <DateTime at={restoredAt} /> is back.
          </>
        )}
      </p>
      <Button variant="quiet" onPress={swap}>
        {shelved ? 'Bring it back' : freshLabel}
      </Button>
    </div>
  );
}
