import { isRequestError, sentenceOf } from '#lib/api-request.ts';
import type { Toast } from '#lib/toast.ts';

export const MISSING_FIELDS: Toast = {
  title: 'Missing fields',
  description: 'Please enter both username and password',
  variant: 'destructive',
}; // ERR-1

/** ERR-1 what the login form says of a refusal, or of a server that cannot be reached. */
export function loginError(error: unknown): Toast & { description: string } {
  if (!isRequestError(error))
    return {
      title: 'Login error',
      description: 'Unable to connect to the server',
      variant: 'destructive',
    };
  return {
    title: 'Login failed',
    description: sentenceOf(error, 'Invalid credentials'),
    variant: 'destructive',
  };
}
