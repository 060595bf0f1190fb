/** Whether this visitor has used the assistant in this tab: then it no longer opens by itself. */
const KEY = 'chatMet';

export function hasMet(): boolean {
  try {
    return KEY in sessionStorage;
  } catch {
    return false; // storage is blocked: one greeting per page is the worst that follows
  }
}

export function noteMeeting(): void {
  try {
    sessionStorage.setItem(KEY, '');
  } catch {
    // as above
  }
}
