import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound, Pencil, Trash2 } from 'lucide';
import { useState } from 'react';

import { Icon } from '#components/ui/Icon.tsx';
import type { Passkey } from '#contracts/passkeys.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button, IconButton } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { Pending } from '#components/ui/States.tsx';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { fieldErrorsOf } from '#lib/api/api-request.ts';

import { PasswordDialog } from './PasswordDialog.tsx';

const refreshes = [api.auth.passkeys.key(), api.auth.recoveryCodes.key()];

/**
 * The second factor: passkeys of this account.
 *
 * @param onWithoutCodes a passkey was added, and nothing would replace it
 */
export function Passkeys({ onWithoutCodes }: { onWithoutCodes: () => void }) {
  const passkeys = useQuery(api.auth.passkeys.list.queryOptions());
  const codes = useQuery(api.auth.recoveryCodes.status.queryOptions()).data?.remaining;
  const [isAdding, setAdding] = useState(false);
  return (
    <Panel title="Passkeys" action={<Button onPress={() => setAdding(true)}>Add a passkey</Button>}>
      <Pending query={passkeys} what="passkeys" lines={1} />
      {passkeys.data?.length === 0 && (
        <p className="py-2 text-muted">
          None yet. With a passkey, logging in asks for your device after the password: a stolen password
          alone is then worth nothing.
        </p>
      )}
      <ul className="divide-y divide-line">
        {passkeys.data?.map((passkey) => (
          <PasskeyItem
            key={passkey.id}
            passkey={passkey}
            goesWithIt={passkeys.data.length === 1 ? (codes ?? 0) : undefined}
          />
        ))}
      </ul>
      {isAdding && (
        <AddPasskey
          onClose={() => setAdding(false)}
          onAdded={() => {
            if (codes === 0) onWithoutCodes();
          }}
        />
      )}
    </Panel>
  );
}

function AddPasskey({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const add = useMutation({ mutationFn: enrolPasskey, meta: { success: 'Passkey added', refreshes } });
  return (
    <PasswordDialog
      title="Add a passkey"
      action="Add a passkey"
      nameLabel="Name of the passkey"
      onClose={onClose}
      onConfirm={async (values) => {
        await add.mutateAsync(values);
        onAdded();
      }}
    >
      Your browser will ask for a fingerprint, face, PIN or security key. Name it by the device that holds it.
    </PasswordDialog>
  );
}

type ItemProps = {
  passkey: Passkey;
  /** Of the last passkey: how many recovery codes its removal ends. */
  goesWithIt: number | undefined;
};

function PasskeyItem({ passkey, goesWithIt }: ItemProps) {
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  const close = () => setOpen(undefined);
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Icon shape={KeyRound} size={18} strokeWidth={1.5} className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium break-words">
          {name}
          {isSynced && <Badge>Synced</Badge>}
        </p>
        <p className="text-xs text-muted">
          Added <DateTime at={createdAt} isDateOnly /> ·{' '}
          {lastUsedAt ? (
            <>
              last used <DateTime at={lastUsedAt} />
            </>
          ) : (
            'never used'
          )}
        </p>
      </div>
      <IconButton icon={Pencil} label={`Rename ${name}`} onPress={() => setOpen('rename')} />
      <IconButton icon={Trash2} label={`Remove ${name}`} onPress={() => setOpen('remove')} />
      {open === 'rename' && <RenamePasskey passkey={passkey} onClose={close} />}
      {open === 'remove' && <RemovePasskey {...{ passkey, goesWithIt }} onClose={close} />}
    </li>
  );
}

function RemovePasskey({ passkey: { id, name }, goesWithIt, onClose }: ItemProps & { onClose: () => void }) {
  const remove = useChange(api.auth.passkeys.remove, { success: 'Passkey removed', refreshes });
  return (
    <PasswordDialog
      title={`Remove “${name}”?`}
      action="Remove passkey"
      isDestructive
      onClose={onClose}
      onConfirm={({ password }) => remove.mutateAsync({ id, password })}
    >
      It can no longer be used to log in.
      {goesWithIt !== undefined && ' It is the last one: after it the password alone is enough.'}
      {goesWithIt ? ` Your recovery codes, ${goesWithIt} left, stop working with it.` : ''}
    </PasswordDialog>
  );
}

/** Has the browser make a passkey and the server keep it. @throws what the server or the browser refuses it for. */
async function enrolPasskey({ name, password }: { name: string; password: string }): Promise<void> {
  const optionsJSON = await api.auth.passkeys.registrationOptions.call({ password });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  await api.auth.passkeys.register.call({
    name,
    answer: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
    },
  });
}

function RenamePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [text, setText] = useState(name);
  const rename = useChange(api.auth.passkeys.rename, {
    success: 'Passkey renamed',
    failure: 'Update failed: Failed to rename the passkey',
    refreshes: [api.auth.passkeys.key()],
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title="Rename passkey"
      onClose={onClose}
      action="Rename"
      isPending={rename.isPending}
      onSubmit={() => rename.mutate({ id, name: text })}
    >
      <TextField
        label="Name of the passkey"
        autoFocus
        maxLength={60}
        value={text}
        error={fieldErrorsOf(rename.error)['name']}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
