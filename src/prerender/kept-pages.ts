/** The pages of the build before, each a file named by everything that it was drawn from. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { writeAtomically } from '#lib/build/write-atomically.ts';

export type Drawing = {
  body: Uint8Array;
  /** Its Content-Security-Policy; empty when it has none. */
  policy: string;
};

export type KeptPages = {
  /** Puts the page of this name to `target`, and returns its policy; undefined when it is not kept. */
  take: (name: string, target: string) => string | undefined;
  /** Keeps a page that was drawn, and puts it to `target`. */
  keep: (name: string, drawing: Drawing, target: string) => void;
  /** Remembers what was taken or kept, and forgets all else. */
  save: () => void;
};

/** Policies are long and few: pages name them by number. */
type Index = { policies: string[]; pages: Record<string, number> };

export function openKeptPages(cache: string): KeptPages {
  const folder = path.join(cache, 'pages');
  const indexFile = path.join(cache, 'pages.json');
  mkdirSync(folder, { recursive: true });
  const before = readIndex(indexFile);
  const now: Index = { policies: [], pages: {} };
  const numbers = new Map<string, number>();

  function remember(id: string, policy: string): void {
    const number = numbers.get(policy) ?? now.policies.push(policy) - 1;
    numbers.set(policy, number);
    now.pages[id] = number;
  }
  return {
    take: (name, target) => {
      const id = idOf(name);
      const policy = before.policies[before.pages[id] ?? -1];
      const file = path.join(folder, id);
      if (policy === undefined || !existsSync(file)) return undefined;
      place(file, target);
      remember(id, policy);
      return policy;
    },
    keep: (name, { body, policy }, target) => {
      const id = idOf(name);
      const file = path.join(folder, id);
      writeAtomically(file, body);
      place(file, target);
      remember(id, policy);
    },
    save: () => {
      writeAtomically(indexFile, JSON.stringify(now));
      for (const id of readdirSync(folder)) if (!(id in now.pages)) rmSync(path.join(folder, id));
    },
  };
}

const idOf = (name: string) => createHash('sha256').update(name).digest('base64url');

function readIndex(file: string): Index {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Index;
  } catch {
    return { policies: [], pages: {} };
  }
}

/** A link costs less than a copy, and kept files are never written again. */
function place(file: string, target: string): void {
  try {
    linkSync(file, target);
  } catch {
    copyFileSync(file, target); // another disk
  }
}
