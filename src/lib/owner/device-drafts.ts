/** Unsaved texts on this device: written at every change, so that no crash, failure or lost session costs a word. */
import type { z } from 'zod';

type Key = string | number;
/** Whether a draft holds what is nowhere else. */
type IsUnsaved<Draft> = (draft: Draft) => boolean;

/** Behind the key, of a window that came second. */
const PLACE = /~\d+$/;

/**
 * The drafts of one kind, by key. Of two windows that write under one key each has a place of its own, and whoever opens
 * the key next finds one after the other. Where the device keeps nothing, because its storage is full or forbidden, this
 * page does as long as it is open, and asks before it is left. A damaged draft counts as none.
 */
export function deviceDrafts<Draft>(
  kind: string,
  schema: z.ZodType<Draft>,
  isUnsaved: IsUnsaved<Draft> = () => true,
) {
  const prefix = `${kind}:`;
  const nameOf = (key: Key) => `${prefix}${key}`;
  /** Where this window, also after a reload, has its draft. */
  const ownPlace = (key: Key) => sessionStorage.getItem(nameOf(key)) ?? nameOf(key);
  const keptHere = new Map<string, Draft>();
  /** What this page last wrote or read: other windows share the storage. */
  const seen = new Map<string, string>();
  const isOfOthers = (place: string) => {
    const stored = localStorage.getItem(place);
    return stored !== null && stored !== (seen.get(place) ?? '');
  };
  /** Wherever on the site the reader is by now: with the page, the only copy would go. */
  const warnOfLoss = (event: BeforeUnloadEvent) => {
    if ([...keptHere.values()].some(isUnsaved)) event.preventDefault();
  };
  return {
    read: (key: Key): Draft | undefined => {
      const here = keptHere.get(`${key}`);
      if (here) return here;
      try {
        const own = sessionStorage.getItem(nameOf(key));
        const found = draftsOf(nameOf(key), schema);
        const one =
          found.find(({ place }) => place === own) ?? found.find(({ draft }) => isUnsaved(draft)) ?? found[0];
        const place = one?.place ?? nameOf(key);
        sessionStorage.setItem(nameOf(key), place);
        seen.set(place, localStorage.getItem(place) ?? '');
        return one?.draft;
      } catch {
        return undefined; // no storage
      }
    },
    /** False when only this page keeps it. */
    write: (key: Key, draft: Draft): boolean => {
      try {
        const stored = JSON.stringify(draft);
        let place = ownPlace(key);
        for (let number = 2; isOfOthers(place); number += 1) place = `${nameOf(key)}~${number}`;
        localStorage.setItem(place, stored);
        sessionStorage.setItem(nameOf(key), place);
        seen.set(place, stored);
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
        const place = ownPlace(key);
        const stored = localStorage.getItem(place);
        if (stored === (seen.get(place) ?? stored)) localStorage.removeItem(place);
        sessionStorage.removeItem(nameOf(key));
      } catch {
        // Where nothing can be kept, nothing was.
      }
    },
    keys: (): string[] => {
      const stored = namesStored().filter((name) => name.startsWith(prefix));
      const keys = stored.map((name) => name.slice(prefix.length).replace(PLACE, ''));
      return [...new Set([...keys, ...keptHere.keys()])];
    },
  };
}

/** What all windows have of one draft. */
function draftsOf<Draft>(name: string, schema: z.ZodType<Draft>): { place: string; draft: Draft }[] {
  return namesStored()
    .filter((place) => place.replace(PLACE, '') === name)
    .flatMap((place) => {
      try {
        const { data: draft } = schema.safeParse(JSON.parse(localStorage.getItem(place) ?? ''));
        return draft === undefined ? [] : [{ place, draft }];
      } catch {
        return []; // a text that is not ours
      }
    });
}

function namesStored(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return []; // no storage
  }
}
