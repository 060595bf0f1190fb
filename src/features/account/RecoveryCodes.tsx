import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide';
import { useState } from 'react';

import { Button } from '#components/ui/Button.tsx';
import { CopyButton } from '#components/ui/CopyButton.tsx';
import { ConfirmDialog, Dialog } from '#components/ui/Dialog.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { Pending } from '#components/ui/States.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { formatCount } from '#lib/owner/format.ts';
import { saveBlob } from '#lib/page/save-blob.ts';

import { PasswordDialog } from './PasswordDialog.tsx';

type Props = {
  /** Whether new ones are being made, which a passkey without any asks for as well. */
  isMaking: boolean;
  onMake: (isMaking: boolean) => void;
};

/** The way in when no passkey is at hand: codes that are shown once. */
export function RecoveryCodes({ isMaking, onMake }: Props) {
  const status = useQuery(api.auth.recoveryCodes.status.queryOptions());
  const [codes, setCodes] = useState<readonly string[]>();
  const make = useChange(api.auth.recoveryCodes.generate, { refreshes: [api.auth.recoveryCodes.key()] });
  return (
    <Panel title="Recovery codes" action={<Button onPress={() => onMake(true)}>Make new codes</Button>}>
      <Pending query={status} what="recovery codes" lines={1} />
      {status.data && <p className="py-2 text-muted">{left(status.data.remaining)}</p>}
      {isMaking && (
        <PasswordDialog
          title="Make new recovery codes"
          action="Make new codes"
          onClose={() => onMake(false)}
          onConfirm={async ({ password }) => setCodes((await make.mutateAsync({ password })).codes)}
        >
          {status.data?.remaining === 0
            ? 'You get ten codes, shown once. Each replaces a lost passkey once: without any you could not log in then.'
            : 'You get ten codes, shown once. Codes made before stop working.'}
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

/** Shown this once, so that leaving them asks first. */
function Codes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [isLeaving, setLeaving] = useState(false);
  const text = codes.join('\n');
  const download = () =>
    saveBlob('recovery-codes.txt', new Blob([`Recovery codes of ${location.host}\n\n${text}\n`]));
  return (
    <Dialog
      title="Your recovery codes"
      size="medium"
      onClose={() => setLeaving(true)}
      footer={
        <>
          <Button icon={Download} onPress={download}>
            Download
          </Button>
          <CopyButton label="Copy all" text={text} />
          <Button variant="primary" onPress={onClose}>
            I have kept them
          </Button>
        </>
      }
    >
      <p className="mb-4">Keep them where you keep passwords. They are not shown again.</p>
      <ul className="grid gap-x-6 gap-y-1.5 rounded-control bg-raised p-4 font-mono whitespace-nowrap sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {isLeaving && (
        <ConfirmDialog
          title="Leave the codes?"
          confirmLabel="Leave them"
          onClose={() => setLeaving(false)}
          onConfirm={async () => Promise.resolve(onClose())}
        >
          They are not shown again. Whoever has not kept them has to make new ones.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
