/** What `npm test -- NAME…` runs: the tests that stand in the folders of these names. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A folder of a name in any of these makes it one that can be asked for. */
const ROOMS = ['src/features', 'netlify/server', 'tests/e2e'];
const NO_CAPABILITY = 'support';
/** What each of them has a part in: its addresses, its tables and what the database view shows of them. */
const SHARED = [
  'netlify/functions/',
  'netlify/server/db/schema.test',
  'netlify/server/db/migrations.test',
  'netlify/server/database/database.test',
];

export type Selection = {
  /** Parts of the paths of test files, as Vitest takes them. */
  unit: string[];
  /** Folders of browser tests; with none the site need not be built. */
  browser: string[];
  /** Whether some of them bear no other test beside them. */
  isSerial: boolean;
};

/** @throws {Error} that lists the known names when one is not among them. */
export function select(names: string[], root = ROOT): Selection {
  const known = knownNames(root);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no capability ${unknown.join(', ')}. Known are: ${known.join(', ')}.`);
  const browser = names
    .map((name) => `tests/e2e/${name}/`)
    .filter((folder) => existsSync(path.join(root, folder)));
  return {
    unit: [
      ...names.flatMap((name) => [
        `src/features/${name}/`,
        `src/contracts/${name}`,
        `netlify/server/${serverOf(name, root)}/`,
      ]),
      ...SHARED,
    ],
    browser,
    isSerial: browser.some((folder) =>
      readdirSync(path.join(root, folder)).some((file) => file.endsWith('.alone.spec.ts')),
    ),
  };
}

/** The owner's half of a domain is a feature of its own, as `blog-admin`; on the server both halves are one. */
function serverOf(name: string, root: string): string {
  const [domain = name] = name.split('-');
  return existsSync(path.join(root, 'netlify/server', name)) ? name : domain;
}

function knownNames(root: string): string[] {
  const folders = ROOMS.flatMap((room) =>
    readdirSync(path.join(root, room), { withFileTypes: true }).filter((entry) => entry.isDirectory()),
  );
  const names = new Set(folders.map(({ name }) => name));
  names.delete(NO_CAPABILITY);
  return [...names].sort();
}
