import { execFileSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import path from 'node:path';

/** Who runs Postgres: the user of this process, or `nobody` for root, as whom it refuses to run. */
export type Account = {
  /** The command line that runs `command` as this user. */
  command: (command: string[]) => string[];
  /** Gives a file or folder to this user. */
  give: (file: string) => void;
};

const OTHERS_MAY_ENTER = 0o001;

/**
 * @param paths what Postgres must reach: where it lies below a folder of root alone, such as `/root`, it gets the
 * right to pass folders, and nothing else of root's
 * @throws {Error} with the way out, for root on a machine without `setpriv`.
 */
export function postgresAccount(paths: string[]): Account {
  if (process.getuid?.() !== 0) return { command: (command) => command, give: () => {} };
  const id = (flag: string) => execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim();
  const [uid, gid] = [id('-u'), id('-g')];
  const right = paths.every(isReachable) ? [] : ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const become = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...right];
  try {
    execFileSync('setpriv', [...become.slice(1), 'true'], { stdio: 'ignore' });
  } catch {
    throw new Error(
      'Postgres does not run as root, and this machine has no setpriv to run it as nobody. Start as another user, or set DATABASE_URL to another Postgres.',
    );
  }
  return {
    command: (command) => [...become, ...command],
    give: (file) => chownSync(file, Number(uid), Number(gid)),
  };
}

function isReachable(file: string): boolean {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if ((statSync(folder).mode & OTHERS_MAY_ENTER) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}
