/** The builds that the local host makes while it runs, one folder each. */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { STAMP_FILE } from './build-stamp.ts';

/** Emptied by the next build before it writes: links keep what was there. */
export const LINKED = ['dist', '.netlify/v1/functions'];
export const CONFIG_FILE = '.netlify/v1/config.json';

export type SiteFolders = {
  /** The last one that was begun. */
  newest: () => string | undefined;
  /** A path that no build has had. */
  next: () => string;
  /** Removes all others. */
  keep: (folders: readonly string[]) => void;
};

/** Names the data folder whose builds stand beside it. */
const OWNER = 'data-folder';

/** Below `parent`, apart for each data folder. Node finds the project's modules from there, as builds need. */
export function siteFolders(parent: string, dataDir: string): SiteFolders {
  removeAbandoned(parent);
  const home = path.join(parent, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, OWNER), dataDir);
  const numbers = () =>
    readdirSync(home)
      .map(Number)
      .filter(Number.isInteger)
      .sort((a, b) => a - b);
  let last = numbers().at(-1) ?? 0;
  return {
    newest: () => {
      const number = numbers().at(-1);
      return number === undefined ? undefined : path.join(home, String(number));
    },
    next: () => path.join(home, String((last += 1))),
    keep: (folders) => {
      const all = numbers().map((number) => path.join(home, String(number)));
      all.filter((folder) => !folders.includes(folder)).forEach(remove);
    },
  };
}

/** Brings the build in `from` into a folder that no later build touches, without copying its files. */
export function adoptBuild(from: string, to: string): string {
  for (const part of LINKED) linkFiles(path.join(from, part), path.join(to, part));
  for (const file of [CONFIG_FILE, STAMP_FILE]) copyFileSync(path.join(from, file), path.join(to, file));
  return to;
}

/** Brings all files below `from` to `to`; nobody writes into either afterwards. */
export function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to); // another disk
  }
}

/** Builds of data folders that are gone, as those of tests are. */
function removeAbandoned(parent: string): void {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const owner = path.join(parent, name, OWNER);
    if (!existsSync(owner) || !existsSync(readFileSync(owner, 'utf8'))) remove(path.join(parent, name));
  }
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
