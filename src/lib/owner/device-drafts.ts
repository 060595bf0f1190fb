/** Unsaved texts on this device: written at every change, so that no crash, failure or lost session costs a word. */
import type { z } from 'zod';

type Key = string | number;
/** Whether a draft holds what is nowhere else. */
type IsUnsaved<Draft> = (draft: Draft) => boolean;

/**
 * The drafts of one kind, by key. Where the device keeps nothing, because its storage is full or forbidden, this page
 * does as long as it is open, and asks before it is left. A damaged draft counts as none.
 */
export function deviceDrafts<Draft>(
  kind: string,
  schema: z.ZodType<Draft>,
  isUnsaved: IsUnsaved<Draft> = () => true,
) {
  const prefix = `${kind}:`;
  const nameOf = (key: Key) => `${prefix}${key}`;
  const keptHere = new Map<string, Draft>();
  /** What this page last wrote or read: other windows share the storage. */
  const seen = new Map<string, string>();
  /** Wherever on the site the reader is by now: with the page, the only copy would go. */
  const warnOfLoss = (event: BeforeUnloadEvent) => {
    if ([...keptHere.values()].some(isUnsaved)) event.preventDefault();
  };
  return {
    read: (key: Key): Draft | undefined => {
      const here = keptHere.get(`${key}`);
      if (here) return here;
      try {
        const stored = localStorage.getItem(nameOf(key)) ?? '';
        seen.set(`${key}`, stored);
        return schema.safeParse(JSON.parse(stored)).data;
      } catch {
        return undefined; // no storage, no draft, or a text that is not ours
      }
    },
    /** False when only this page keeps it. */
    write: (key: Key, draft: Draft): boolean => {
      try {
        const stored = JSON.stringify(draft);
        localStorage.setItem(nameOf(key), stored);
        seen.set(`${key}`, stored);
        keptHere.delete(`${key}`);
        return true;
      } catch {
        keptHere.set(`${key}`, draft);
        addEventListener('beforeunload', warnOfLoss);
        return false;
      }
    },
    /** What another window has written since stays: it is another text, which nobody has saved. */
    remove: (key: Key): void => {
      keptHere.delete(`${key}`);
      try {
        const stored = localStorage.getItem(nameOf(key));
        if (stored === (seen.get(`${key}`) ?? stored)) localStorage.removeItem(nameOf(key));
      } catch {
        // Where nothing can be kept, nothing was.
      }
    },
    keys: (): string[] => {
      const stored = namesStored().filter((name) => name.startsWith(prefix));
      return [...new Set([...stored.map((name) => name.slice(prefix.length)), ...keptHere.keys()])];
    },
  };
}

function namesStored(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return []; // no storage
  }
}
