import { Lock } from 'lucide';
import { useEffect } from 'react';

import { Icon } from '#components/ui/Icon.tsx';
import { LinkButton } from '#components/ui/Button.tsx';
import { toastOf } from '#lib/api/mutation-feedback.ts';
import { loginAddress, nextAddress } from '#lib/owner/owner-pages.ts';
import { showToast } from '#lib/page/toast.ts';

import { SignInPanel } from './SignInPanel.tsx';

/** What somebody who is not signed in meets (AU-4), and the toast that says why (AU-5). */
export type Entrance = { kind: 'redirect' } | { kind: 'login' | 'notice'; toast: string };

const REDIRECT_AFTER_MS = 1_200; // long enough to read why

export function SignedOut({ entrance }: { entrance: Entrance }) {
  const toast = 'toast' in entrance ? entrance.toast : undefined;
  useEffect(() => {
    if (toast) showToast({ ...toastOf(toast), variant: 'destructive' });
  }, [toast]);
  if (entrance.kind === 'login')
    return <LoginCard onSignedIn={() => location.assign(nextAddress(location.search, location.origin))} />;
  return <AuthenticationRequired isRedirecting={entrance.kind === 'redirect'} />;
}

function AuthenticationRequired({ isRedirecting }: { isRedirecting: boolean }) {
  const login = loginAddress(location.pathname + location.search);
  useEffect(() => {
    if (!isRedirecting) return;
    const timer = setTimeout(() => location.replace(login), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isRedirecting, login]);
  return (
    <div className="mx-auto grid max-w-sm justify-items-center gap-3 pt-[12vh] text-center">
      <Icon shape={Lock} size={28} strokeWidth={1.5} className="text-muted" />
      <h1 className="text-xl">Authentication Required</h1>
      {isRedirecting && (
        <p role="status" className="text-muted">
          Redirecting to login
        </p>
      )}
      <LinkButton href={login}>Log in</LinkButton>
    </div>
  );
}

/** The login form as a page (AU-4). */
function LoginCard({ onSignedIn }: { onSignedIn: () => void }) {
  return (
    <div className="mx-auto grid max-w-96 gap-5 pt-[8vh]">
      <h1 className="text-2xl">Log in</h1>
      <div className="rounded-card border border-line bg-surface p-5 sm:p-6">
        <SignInPanel onSignedIn={onSignedIn} />
      </div>
      <a href="/" className="link min-h-6 w-fit text-sm">
        Back to Portfolio
      </a>
    </div>
  );
}
