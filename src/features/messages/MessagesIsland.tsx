import { OwnerApp } from '#components/owner/OwnerApp.tsx';

import { Messages } from './Messages.tsx';

/** The messages of the contact form. */
export function MessagesIsland() {
  return (
    <OwnerApp entrance={{ kind: 'redirect' }}>
      <Messages />
    </OwnerApp>
  );
}
