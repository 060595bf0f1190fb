import { Suspense } from 'react';

import { lazyPanel } from '#components/lazy-panel.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';

const SignIn = lazyPanel(async () => (await import('./SignIn.tsx')).SignIn);

/** Signing in, loaded when it is asked for: whoever is signed in does not need it. */
export function SignInPanel({ onSignedIn }: { onSignedIn: () => void }) {
  return (
    <Suspense fallback={<Spinner label="Loading the login" />}>
      <SignIn onSignedIn={onSignedIn} />
    </Suspense>
  );
}
