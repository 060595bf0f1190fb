import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import type { Passkey } from '#contracts/passkeys.ts';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { api } from '#lib/api/api.ts';
import { fieldErrorsOf } from '#lib/api/api-request.ts';

export function RenamePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [text, setText] = useState(name);
  const rename = useMutation(
    api.auth.passkeys.rename.mutationOptions({
      onSuccess: onClose,
      meta: {
        success: 'Passkey renamed',
        failure: 'Update failed: Failed to rename the passkey',
        refreshes: [api.auth.passkeys.key()],
      },
    }),
  );
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
