import { isRequestError, sentenceOf } from '#lib/api/api-request.ts';
import type { Toast } from '#lib/page/toast-element.ts';

export const MISSING_FIELDS: Toast = {
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
