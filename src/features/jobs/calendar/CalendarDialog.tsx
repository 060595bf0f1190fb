import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Button, LinkButton } from '#components/ui/Button.tsx';
import { ConfirmDialog, Dialog } from '#components/ui/Dialog.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Pending } from '#components/ui/States.tsx';
import { CopyButton } from '#components/ui/CopyButton.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { api, useChange } from '#lib/api/api.ts';

const refreshes = [api.jobs.calendar.state.key()];

/** Makes, renews and takes back the secret address under which a calendar shows what comes next. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(api.jobs.calendar.state.queryOptions());
  const [asking, setAsking] = useState<'renew' | 'revoke'>();
  const renew = useChange(api.jobs.calendar.renew, {
    failure: 'Creation failed: The address could not be made. Please try again.',
    refreshes,
  });
  const revoke = useChange(api.jobs.calendar.revoke, {
    success: 'Address taken back',
    failure: 'Delete failed: The address could not be taken back. Please try again.',
    refreshes,
    onSuccess: () => renew.reset(),
  });
  return (
    <Dialog title="Calendar" size="medium" isDismissable onClose={onClose}>
      <div className="grid gap-4">
        <p className="max-w-prose">
          Subscribe to next steps and appointments in your calendar. It shows titles, days and times, and the
          text of appointments, of applications that are still running.
        </p>
        <Pending query={{ data, error, refetch }} what="calendar" lines={2} />
        {renew.data && <NewAddress address={renew.data.address} />}
        {data?.since && (
          <p className="text-muted">
            There is an address since <DateTime at={data.since} />. It is not stored, so it cannot be shown
            again.
          </p>
        )}
        {data && (
          <div className="flex flex-wrap gap-2">
            {data.since === null ? (
              <Button variant="primary" isPending={renew.isPending} onPress={() => renew.mutate({})}>
                Make a secret address
              </Button>
            ) : (
              <>
                <Button onPress={() => setAsking('renew')}>Make a new address…</Button>
                <Button variant="danger" onPress={() => setAsking('revoke')}>
                  Take it back…
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={asking === 'renew' ? 'Make a new address' : 'Take the address back'}
          onClose={() => setAsking(undefined)}
          confirmLabel={asking === 'renew' ? 'Make a new address' : 'Take it back'}
          onConfirm={() => (asking === 'renew' ? renew.mutateAsync({}) : revoke.mutateAsync({}))}
        >
          Calendars that subscribed to the address so far will show nothing new from now on.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** The address, which is seen this once. */
function NewAddress({ address }: { address: string }) {
  return (
    <div className="grid gap-3 rounded-card bg-accent-soft px-4 py-3">
      <TextField
        label="Secret address"
        description="Copy it now: it is shown only once. Whoever has it can read the calendar."
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <CopyButton label="Copy address" text={address} />
        <LinkButton href={address.replace(/^https?:/u, 'webcal:')}>
          Open in the calendar of this device
        </LinkButton>
      </div>
    </div>
  );
}
