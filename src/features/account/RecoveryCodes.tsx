import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '#components/ui/Button.tsx';
import { CopyButton } from '#components/ui/CopyButton.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { Pending } from '#components/ui/States.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { formatCount } from '#lib/owner/format.ts';

import { PasswordDialog } from './PasswordDialog.tsx';

/** The way in when no passkey is at hand: codes that are shown once. */
export function RecoveryCodes() {
  const status = useQuery(api.auth.recoveryCodes.status.queryOptions());
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const make = useChange(api.auth.recoveryCodes.generate, { refreshes: [api.auth.recoveryCodes.key()] });
  return (
    <Panel title="Recovery codes" action={<Button onPress={() => setAsking(true)}>Make new codes</Button>}>
      <Pending query={status} what="recovery codes" lines={1} />
      {status.data && <p className="py-2 text-muted">{left(status.data.remaining)}</p>}
      {isAsking && (
        <PasswordDialog
          title="Make new recovery codes"
          action="Make new codes"
          onClose={() => setAsking(false)}
          onConfirm={async ({ password }) => setCodes((await make.mutateAsync({ password })).codes)}
        >
          You get ten codes, shown once. Codes made before stop working.
        </PasswordDialog>
      )}
      {codes && <Codes codes={codes} onClose={() => setCodes(undefined)} />}
    </Panel>
  );
}

function left(remaining: number): string {
  if (remaining === 0)
    return 'None. Make some before you rely on a passkey: each code replaces it once when it is lost.';
  return `${formatCount(remaining, 'code')} left. Each replaces a lost passkey once.`;
}

function Codes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      title="Your recovery codes"
      onClose={onClose}
      footer={
        <>
          <CopyButton label="Copy all" text={codes.join('\n')} />
          <Button variant="primary" onPress={onClose}>
            I have kept them
          </Button>
        </>
      }
    >
      <p className="mb-4">Keep them where you keep passwords. They are not shown again.</p>
      <ul className="grid gap-x-6 gap-y-1.5 rounded-control bg-raised p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
