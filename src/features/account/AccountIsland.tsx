import { OwnerApp } from '#components/owner/OwnerApp.tsx';
import { useOwner } from '#components/owner/owner.ts';

import { AdminToken } from './AdminToken.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordChange } from './PasswordChange.tsx';
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
          <Passkeys />
          <RecoveryCodes />
          <AdminToken />
        </div>
      </div>
    </>
  );
}
