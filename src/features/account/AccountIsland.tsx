import { useState } from 'react';

import { PasswordChange as Schema } from '#contracts/auth.ts';
import { OwnerApp } from '#components/owner/OwnerApp.tsx';
import { useOwner } from '#components/owner/owner.ts';
import { CheckboxField } from '#components/ui/CheckboxField.tsx';
import { Button } from '#components/ui/Button.tsx';
import { CopyButton } from '#components/ui/CopyButton.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { PasswordField } from '#components/ui/PasswordField.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { useCheckedForm } from '#lib/api/use-checked-form.ts';

import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Sessions } from './Sessions.tsx';

/** The owner's account: sessions, password, second factor, token for scripts. */
export function AccountIsland() {
  return (
    <OwnerApp entrance={{ kind: 'redirect' }}>
      <Account />
    </OwnerApp>
  );
}

function Account() {
  const { firstName, lastName, email } = useOwner();
  const [isMakingCodes, setMakingCodes] = useState(false);
  return (
    <>
      <header className="mb-5">
        <h1 className="text-2xl">Account</h1>
        <p className="text-muted">
          {firstName} {lastName} · {email}
        </p>
      </header>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <Sessions />
          <PasswordChange />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <Passkeys onWithoutCodes={() => setMakingCodes(true)} />
          <RecoveryCodes isMaking={isMakingCodes} onMake={setMakingCodes} />
          <AdminToken />
        </div>
      </div>
    </>
  );
}

/** D24 a token for scripts: shown once, kept nowhere. */
function AdminToken() {
  const make = useChange(api.auth.adminToken, {
    failure: 'Creation failed: Failed to make an admin token',
    refreshes: [],
  });
  return (
    <Panel
      title="Admin token"
      action={
        <Button isPending={make.isPending} onPress={() => make.mutate({})}>
          Make a token
        </Button>
      }
    >
      <p className="py-2 text-muted">
        Lets a script call <code>/api/admin</code> for one hour, and not longer than this session lives.
      </p>
      {make.data && (
        <div className="mb-2 grid gap-2 rounded-control bg-raised p-3">
          <TextField
            label="Your admin token"
            description={
              <>
                Shown once, ends <DateTime at={make.data.expiresAt} />. Send it as{' '}
                <code>Authorization: Bearer …</code>
              </>
            }
            readOnly
            value={make.data.token}
            onFocus={({ target }) => target.select()}
          />
          <div>
            <CopyButton label="Copy token" text={make.data.token} />
          </div>
        </div>
      )}
    </Panel>
  );
}

/** Changes the password; every other session ends by it. */
function PasswordChange() {
  const { form, field, send } = useCheckedForm(Schema, {
    currentPassword: '',
    newPassword: '',
    endLinks: false,
  });
  const change = useChange(api.auth.changePassword, {
    success: 'Password changed: All other sessions were signed out.',
    failure: 'Update failed: Failed to change the password',
    refreshes: [api.auth.sessions.key()],
    onSuccess: () => form.reset(),
  });
  return (
    <Panel title="Password">
      <form noValidate className="grid gap-4 py-1" onSubmit={send((values) => change.mutateAsync(values))}>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <PasswordField
          label="New password"
          description="At least 12 characters, and not one that others think of first. All other sessions are signed out."
          autoComplete="new-password"
          {...field('newPassword')}
        />
        <CheckboxField
          label="Also end all preview links and the calendar address"
          description="Do this if somebody else may have been signed in: who has one of them goes on reading without a password. You can make new ones."
          {...field('endLinks')}
        />
        <div>
          <Button type="submit" variant="primary" isPending={change.isPending}>
            Change password
          </Button>
        </div>
      </form>
    </Panel>
  );
}
