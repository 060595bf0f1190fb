import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { afterAll, expect, test } from 'vitest';

import { openKeys, sealKeys } from '#server/backup/keys.ts';

import { openBackup } from './backup-source.ts';
import { archiveTarget, folderTarget } from './backup-target.ts';

const root = mkdtempSync(path.join(tmpdir(), 'backups-'));
afterAll(() => rmSync(root, { recursive: true }));

const FILES: [string, Uint8Array<ArrayBuffer>][] = [
  ['tables/a/000001.jsonl', new TextEncoder().encode('["1"]\n')],
  ['blobs/files/empty', new Uint8Array()],
  [`blobs/${'long/'.repeat(20)}${'name'.repeat(15)}`, Uint8Array.from({ length: 2_000 }, (_, at) => at)],
];

async function expectFiles(where: string): Promise<void> {
  const { read, close } = await openBackup(where);
  for (const [name, bytes] of FILES) expect(await read(name), name).toEqual(bytes);
  await expect(read('none')).rejects.toThrow();
  await close();
}

test('a backup in a folder is whole or not there, and readable for its owner alone', async () => {
  const folder = path.join(root, 'one');
  const { sink, finish } = await folderTarget(folder);
  for (const [name, bytes] of FILES) await sink(name, bytes);
  expect(readdirSync(root)).toEqual(['one.unfinished']);
  await finish();
  expect(readdirSync(root)).toEqual(['one']);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await expectFiles(folder);
  await expect(folderTarget(folder)).rejects.toThrow('not empty');
});

test('a backup that fails leaves no folder', async () => {
  const { sink, discard } = await folderTarget(path.join(root, 'two'));
  await sink('a', new Uint8Array());
  await discard();
  expect(readdirSync(root)).not.toContain('two');
  expect(readdirSync(root)).not.toContain('two.unfinished');
});

test('an archive unpacks to the same files; one that was cut off is refused', async () => {
  const stream = new PassThrough();
  const received = buffer(stream);
  const { sink, finish } = archiveTarget(stream, new Date());
  for (const [name, bytes] of FILES) await sink(name, bytes);
  await finish();
  stream.end();
  const archive = await received;
  mkdirSync(path.join(root, 'archives'));
  const [whole, cut] = ['whole.tar', 'cut.tar'].map((name) => path.join(root, 'archives', name));
  writeFileSync(whole ?? '', archive);
  await expectFiles(whole ?? '');
  writeFileSync(cut ?? '', archive.subarray(0, 1_800));
  await expect(openBackup(cut ?? '')).rejects.toThrow('no archive that can be read to its end');
  await expect(openBackup(path.join(root, 'nothing'))).rejects.toThrow('There is no backup');
});

test('keys come back by their passphrase and by no other', async () => {
  const keys = { SIGNING_KEYS: 'a:1', ENCRYPTION_KEYS: 'b:2' };
  const sealed = await sealKeys(keys, 'correct horse battery');
  expect(new TextDecoder().decode(sealed)).not.toContain('b:2');
  expect(await openKeys(sealed, 'correct horse battery')).toEqual(keys);
  await expect(openKeys(sealed, 'another one altogether')).rejects.toThrow('does not open');
});
