import { useState } from 'react';
import { useForm } from 'react-hook-form';

import type { Credentials, LoginResult } from '#contracts/auth.ts';
import { Button } from '#components/ui/Button.tsx';
import { PasswordField } from '#components/ui/PasswordField.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { api } from '#lib/api/api.ts';
import { dismissToast, showToast } from '#lib/page/toast.ts';
import { isRequestError, sentenceOf } from '#lib/api/api-request.ts';
import type { Toast } from '#lib/page/toast-element.ts';

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

/** Username and password (AU-4, AU-6). */
function PasswordForm({ onAnswer }: { onAnswer: (answer: LoginResult) => void }) {
  const [refused, setRefused] = useState('');
  const form = useForm<Credentials>({ defaultValues: { username: '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  const send = async (credentials: Credentials) => {
    if (isSubmitting) return;
    setRefused('');
    try {
      const answer = await api.auth.login.call(credentials);
      dismissToast(); // that somebody has to sign in, or that the password was wrong
      onAnswer(answer);
    } catch (error) {
      const toast = loginError(error);
      setRefused(toast.description);
      showToast(toast);
      form.setFocus('password', { shouldSelect: true });
    }
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void form.handleSubmit(send, () => showToast(MISSING_FIELDS))(event)}
    >
      <TextField
        label="Username"
        autoFocus
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username', { validate: (text) => text.trim() !== '' || 'Username is required' })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required: 'Password is required' })}
      />
      {refused && <p className="rounded-control bg-danger-soft px-3 py-2 text-danger">{refused}</p>}
      <Button type="submit" variant="primary" isPending={isSubmitting}>
        Log In
      </Button>
    </form>
  );
}

const MISSING_FIELDS: Toast = {
  title: 'Missing fields',
  description: 'Please enter both username and password',
  variant: 'destructive',
}; // ERR-1

/** ERR-1 what the login form says of a refusal, or of a server that cannot be reached. */
export function loginError(error: unknown): Toast & { description: string } {
  const reason = sentenceOf(error, '');
  // What stands before the server answers 502 with a page of its own: nobody has looked at the password.
  if (!isRequestError(error) || (error.status >= 500 && !reason))
    return {
      title: 'Login error',
      description: 'Unable to connect to the server',
      variant: 'destructive',
    };
  return {
    title: 'Login failed',
    description: reason || 'Invalid credentials',
    variant: 'destructive',
  };
}
