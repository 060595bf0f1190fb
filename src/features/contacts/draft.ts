/** Keeps what a visitor typed in this browser until the message has arrived. */
const KEY = 'contactDraft';

export type Draft = Record<string, string>;

/** Reads the draft; storage that is blocked or damaged holds none. */
export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const entries: [string, unknown][] = Object.entries(stored);
    return Object.fromEntries(
      entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
  } catch {
    return {};
  }
}

/** Writes the draft; a browser that refuses storage only loses the convenience. */
export function writeDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Private windows and full storage: the form works all the same.
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // See writeDraft.
  }
}
