/** What the commands say where the storage has lost the content of files. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { openBlobStore } from '#local/blob-store.ts';
import { ROOT } from '#local/settings.ts';
import { managedFiles } from '#server/db/schema/files.ts';
import { putBlob } from '#server/integrations/blobs.ts';
import { anotherDatabase } from '#support/backups.ts';
import { makeOwner } from '#support/factories/owner.ts';

const run = promisify(execFile);

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'lost-content-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

/** Runs a command of the owner's on an instance; what it writes, to whichever output. */
async function command(name: string, instance: { url: string; dataDir: string }, ...options: string[]) {
  const { stdout, stderr } = await run(
    process.execPath,
    [path.join(ROOT, `netlify/commands/${name}.ts`), ...options],
    { cwd: ROOT, env: { ...process.env, DATABASE_URL: instance.url, DATA_DIR: instance.dataDir } },
  );
  return stdout + stderr;
}

/** Two files, of which the storage has one. */
async function instanceWithLoss() {
  const dataDir = folder();
  const { db, url } = await anotherDatabase();
  await makeOwner(db);
  const file = { size: 1, mimeType: 'text/plain', category: 'other' as const, checksum: 'a' };
  const paths = ['files/left', 'files/lost'];
  await db
    .insert(managedFiles)
    .values(paths.map((key) => ({ ...file, path: key, filename: key, originalName: key })));
  const store = await openBlobStore(path.join(dataDir, 'blobs'));
  await putBlob('files/left', Uint8Array.of(1));
  await store.close();
  return { dataDir, url };
}

test('backup, check, restore and doctor say how many files are without content, and go on', async () => {
  const instance = await instanceWithLoss();
  const kept = path.join(folder(), 'backup');
  const warning = 'Warning: 1 file is without content in this backup';
  expect(await command('backup', instance, kept)).toContain(warning);
  expect(await command('restore', instance, kept, '--check')).toContain(warning);
  const { url } = await anotherDatabase();
  const restored = await command('restore', { url, dataDir: folder() }, kept);
  expect(restored).toContain('Restored: ');
  expect(restored).toContain(warning);
  expect(await command('doctor', instance)).toMatch(/warning +stored files +1 of 2 have no content in /);
});
