import { api } from '#lib/api/api.ts';
import { sentenceOf } from '#lib/api/api-request.ts';
import { showToast } from '#lib/page/toast.ts';

/** AU-7 ends the session and leaves for the portfolio; stays, and says so, when the server was not reached. */
export async function logOut(): Promise<void> {
  try {
    await api.auth.logout.call(undefined);
    location.assign('/');
  } catch (error) {
    const description = sentenceOf(error, 'You are still logged in: the server cannot be reached.');
    showToast({ title: 'Logout failed', description, variant: 'destructive' });
  }
}
