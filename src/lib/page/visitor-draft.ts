/** Keeps what a visitor typed into a form in this browser until it has arrived. */
export type Draft = Record<string, string>;

/** The draft of one form. A browser that refuses storage, or has no room, only loses the convenience. */
export const visitorDraft = (key: string) => ({
  /** Storage that is blocked or damaged holds none. */
  read: (): Draft => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      if (typeof stored !== 'object' || stored === null) return {};
      const entries: [string, unknown][] = Object.entries(stored);
      return Object.fromEntries(
        entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      );
    } catch {
      return {};
    }
  },
  write: (draft: Draft): void => {
    try {
      localStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // The form works all the same.
    }
  },
  clear: (): void => {
    try {
      localStorage.removeItem(key);
    } catch {
      // There is none.
    }
  },
});
