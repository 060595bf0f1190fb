/** What lies open over the page, as its address has it: it can be shared, gone back from, and survives a reload. */
import { goTo, useAddress, type Changes } from '#lib/owner/address.ts';

const SHOWN = ['preview', 'analysis', 'edit', 'base'] as const;
/** The dialog that begins a tailored resume; `/tools/resume?job=7` has an application chosen. */
const CREATING = 'job';
/** Where no application is chosen yet. */
const ANY = 'new';

export type Opened =
  | { kind: (typeof SHOWN)[number]; id: number }
  | { kind: typeof CREATING; id: number | undefined };

/** What an address asks for; nothing where it names what cannot be. */
export function openedOf(address: URLSearchParams): Opened | undefined {
  const job = address.get(CREATING);
  if (job !== null) return { kind: CREATING, id: idOf(job) };
  for (const kind of SHOWN) {
    const id = idOf(address.get(kind) ?? '');
    if (id !== undefined) return { kind, id };
  }
  return undefined;
}

/** The parameters that show this, and nothing else over the page. */
export function changesTo(opened: Opened | undefined): Changes {
  const none = Object.fromEntries([CREATING, ...SHOWN].map((name) => [name, undefined]));
  return opened ? { ...none, [opened.kind]: opened.id ?? ANY } : none;
}

export function useOpened() {
  const opened = openedOf(useAddress());
  return { opened, open, close };
}

export const open = (next: Opened) => goTo(changesTo(next));
const close = () => goTo(changesTo(undefined));

const idOf = (text: string) => (/^[1-9]\d{0,9}$/u.test(text) ? Number(text) : undefined);
