/** The builds that the local host makes while it runs, one folder each. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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

/** Builds of data folders that are gone, as those of tests are. */
function removeAbandoned(parent: string): void {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const owner = path.join(parent, name, OWNER);
    if (!existsSync(owner) || !existsSync(readFileSync(owner, 'utf8'))) remove(path.join(parent, name));
  }
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
