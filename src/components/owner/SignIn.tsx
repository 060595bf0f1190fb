import { useState } from 'react';

import type { LoginResult } from '#contracts/auth.ts';

import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';

type Factors = NonNullable<LoginResult['secondFactor']>;

/** Signing in: the password, and the second factor where one is enrolled. */
export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [factors, setFactors] = useState<Factors>();
  if (factors)
    return <SecondFactor factors={factors} onSignedIn={onSignedIn} onRestart={() => setFactors(undefined)} />;
  return (
    <PasswordForm
      onAnswer={({ secondFactor }) => {
        if (secondFactor) setFactors(secondFactor);
        else onSignedIn();
      }}
    />
  );
}
