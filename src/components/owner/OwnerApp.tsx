import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';

import { ErrorState } from '#components/ui/States.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { api } from '#lib/api/api.ts';
import { isRequestError } from '#lib/api/api-request.ts';
import { restoreFocus } from '#lib/owner/restore-focus.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { watchHistory } from '#lib/page/close-on-back.ts';
import { onSessionEnded, tellSessionRenewed } from '#lib/api/session-end.ts';

import { OwnerContext } from './owner.ts';
import { OwnerNav } from './OwnerNav.tsx';
import { reachToasts } from './reach-toasts.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { type Entrance, SignedOut } from './SignedOut.tsx';
import { SignInPanel } from './SignInPanel.tsx';

type Props = {
  entrance: Entrance;
  children: ReactNode;
};

/** Every owner's screen: shows `children` to the signed-in owner, and `entrance` to everybody else (AU-1). */
export function OwnerApp({ entrance, children }: Props) {
  const [client] = useState(createQueryClient);
  useEffect(restoreFocus, []);
  useEffect(reachToasts, []);
  useEffect(watchHistory, []);
  return (
    <QueryClientProvider client={client}>
      <Guard entrance={entrance}>{children}</Guard>
    </QueryClientProvider>
  );
}

function Guard({ entrance, children }: Props) {
  const verify = useQuery(api.auth.verify.queryOptions());
  if (verify.data?.success)
    return (
      <OwnerContext value={verify.data.user}>
        <OwnerNav />
        <ScreenBoundary>{children}</ScreenBoundary>
        <SessionDialog />
      </OwnerContext>
    );
  if (verify.isFetching)
    return (
      <div className="grid min-h-[50vh] place-items-center">
        <Spinner label="Authenticating..." />
      </div>
    );
  const isSignedOut = !verify.error || (isRequestError(verify.error) && verify.error.status === 401);
  if (isSignedOut) return <SignedOut entrance={entrance} />;
  return (
    <ErrorState
      title="It could not be checked whether you are signed in"
      error={verify.error}
      onRetry={() => void verify.refetch()}
    />
  );
}

/** Without a key for so long, nobody is typing what the dialog would take. */
const PAUSE_MS = 1_000;

/** Signed out in the middle of work: signs in over the page, which keeps what was typed. */
function SessionDialog() {
  const client = useQueryClient();
  const [state, setState] = useState<'ended' | 'asking'>();
  useEffect(() => onSessionEnded(() => setState((before) => before ?? 'ended')), []);
  useEffect(() => {
    if (state !== 'ended') return;
    const ask = () => setState('asking');
    let timer = setTimeout(ask, PAUSE_MS);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, PAUSE_MS);
    };
    addEventListener('keydown', wait, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', wait, true);
    };
  }, [state]);
  const close = () => setState(undefined);
  const goOn = () => {
    close();
    void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    tellSessionRenewed();
  };
  if (state !== 'asking') return null;
  return (
    <Dialog title="You were signed out" onClose={close}>
      <div className="grid gap-4">
        <p>Your session has ended. Log in to go on: what you typed is still here.</p>
        <SignInPanel onSignedIn={goOn} />
      </div>
    </Dialog>
  );
}
