import { KeyRound } from 'lucide';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import type { LoginResult } from '#contracts/auth.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { api } from '#lib/api/api.ts';
import { sentenceOf } from '#lib/api/api-request.ts';
import { showToast } from '#lib/page/toast.ts';

type Props = {
  factors: NonNullable<LoginResult['secondFactor']>;
  onSignedIn: () => void;
  /** Back to the password. */
  onRestart: () => void;
};

/** After the password: a passkey, or one of the recovery codes. */
export function SecondFactor({ factors, onSignedIn, onRestart }: Props) {
  const [withCode, setWithCode] = useState(!factors.passkey);
  const [refused, setRefused] = useState('');
  const fail = (error: unknown, fallback: string) => {
    const description = sentenceOf(error, fallback);
    setRefused(description);
    showToast({ title: 'Login failed', description, variant: 'destructive' });
  };
  const choose = (isCode: boolean) => {
    setRefused('');
    setWithCode(isCode);
  };
  const steps = { onBegin: () => setRefused(''), onSignedIn, onFail: fail };
  return (
    <div className="grid gap-4">
      <p>Your password is right. This account asks for a second proof.</p>
      {withCode ? <RecoveryCodeForm {...steps} /> : <PasskeyButton {...steps} />}
      {refused && <p className="rounded-control bg-danger-soft px-3 py-2 text-danger">{refused}</p>}
      <div className="flex flex-wrap gap-2">
        {factors.passkey && factors.recoveryCode && (
          <Button variant="quiet" onPress={() => choose(!withCode)}>
            {withCode ? 'Use a passkey' : 'Use a recovery code'}
          </Button>
        )}
        <Button variant="quiet" onPress={onRestart}>
          Start over
        </Button>
      </div>
    </div>
  );
}

type StepProps = {
  /** What was refused before stands there no longer. */
  onBegin: () => void;
  onSignedIn: () => void;
  onFail: (error: unknown, fallback: string) => void;
};

function PasskeyButton({ onBegin, onSignedIn, onFail }: StepProps) {
  const [isPending, setPending] = useState(false);
  const prove = async () => {
    setPending(true);
    onBegin();
    try {
      await signInByPasskey();
      onSignedIn();
    } catch (error) {
      onFail(error, 'The passkey was not used.');
    } finally {
      setPending(false);
    }
  };
  return (
    <Button icon={KeyRound} autoFocus variant="primary" isPending={isPending} onPress={() => void prove()}>
      Continue with a passkey
    </Button>
  );
}

function RecoveryCodeForm({ onBegin, onSignedIn, onFail }: StepProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  const send = async ({ code }: { code: string }) => {
    if (formState.isSubmitting) return; // a code works once, also where Enter is pressed twice
    onBegin();
    try {
      await api.auth.secondFactor.recoveryCode.call({ code });
      onSignedIn();
    } catch (error) {
      onFail(error, 'Unable to connect to the server');
    }
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(send)(event)}>
      <TextField
        autoFocus
        label="Recovery code"
        description="Each code works once."
        autoComplete="one-time-code"
        spellCheck={false}
        error={formState.errors.code?.message}
        {...register('code', { required: 'Code is required' })}
      />
      <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
        Log In
      </Button>
    </form>
  );
}

/** Asks the browser for a passkey of this account and signs in by it. @throws when it is refused or cancelled. */
async function signInByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await api.auth.secondFactor.options.call({});
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  await api.auth.secondFactor.passkey.call({ answer: { id, rawId, type, response } });
}
