import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { Dialog } from '#components/ui/Dialog.tsx';
import { onSessionEnded, tellSessionRenewed } from '#lib/api/session-end.ts';

import { SignInPanel } from './SignInPanel.tsx';

/** Signed out in the middle of work: signs in over the page, which keeps what was typed. */
export function SessionDialog() {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onSessionEnded(() => setOpen(true)), []);
  const goOn = () => {
    setOpen(false);
    void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    tellSessionRenewed();
  };
  return (
    <Dialog title="You were signed out" isOpen={isOpen} onClose={() => setOpen(false)}>
      <div className="grid gap-4">
        <p>Your session has ended. Log in to go on: what you typed is still here.</p>
        <SignInPanel onSignedIn={goOn} />
      </div>
    </Dialog>
  );
}
