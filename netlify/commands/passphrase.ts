/** Asks whoever sits at this terminal for the passphrase of a backup's keys. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** `BACKUP_PASSPHRASE`, or what is typed, which is not shown. @throws {Error} where nobody can type. */
export async function askPassphrase(): Promise<string> {
  const given = process.env.BACKUP_PASSPHRASE;
  if (given) return given;
  if (!process.stdin.isTTY) throw new Error('Set BACKUP_PASSPHRASE: nobody can be asked for it here.');
  process.stderr.write('Passphrase of the keys: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const typed = await terminal.question('').finally(() => terminal.close());
  process.stderr.write('\n');
  return typed;
}
