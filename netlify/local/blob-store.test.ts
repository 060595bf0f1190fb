import {
  chmodSync,
  existsSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

import {
  blobNotes,
  deleteBlob,
  listBlobs,
  putBlob,
  readBlob,
  readWholeBlob,
} from '#server/integrations/blobs.ts';

import { openBlobStore } from './blob-store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'test-blob-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Where the client of this process finds the store. */
function storeAddress(): URL {
  const context = Buffer.from(process.env.NETLIFY_BLOBS_CONTEXT ?? '', 'base64').toString();
  return new URL((JSON.parse(context) as { edgeURL: string }).edgeURL);
}

test('A-FIL-2 the store of one machine is reached from this machine alone, and not without its token', async () => {
  const store = await openBlobStore(folder);
  const address = storeAddress();
  expect((await fetch(new URL('/local/site:files', address))).status).toBe(403);
  // Both are this machine too, and would answer if the store listened on all its addresses.
  for (const host of ['127.0.0.2', '[::1]']) {
    address.hostname = host;
    await expect(fetch(address, { signal: AbortSignal.timeout(2_000) })).rejects.toThrow();
  }
  await store.close();
});

test.skipIf(process.platform === 'win32')(
  'A-FIL-2 the folder of the store is for the user of the host alone, also one that others could enter',
  async () => {
    chmodSync(folder, 0o755);
    const store = await openBlobStore(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await store.close();
  },
);

test('A-FIL-2 what was stored is there after a restart, and 10 MB come back as they were', async () => {
  const bytes = new Uint8Array(10 * 1024 * 1024).map((_, at) => at % 251);
  const first = await openBlobStore(folder);
  await putBlob('files/large.bin', bytes);
  await first.close();
  const second = await openBlobStore(folder);
  expect(await listBlobs('files/')).toEqual(['files/large.bin']);
  expect(Buffer.from((await readWholeBlob('files/large.bin')) ?? []).equals(bytes)).toBe(true);
  await second.close();
});

test('D18 a file that many ask for and nobody reads is not held in memory for each of them', async () => {
  const bytes = new Uint8Array(24 * 1024 * 1024);
  const store = await openBlobStore(folder);
  await putBlob('files/asked-for.bin', bytes);
  const held = () => process.memoryUsage().arrayBuffers;
  const before = held();
  const readers = await Promise.all(Array.from({ length: 24 }, () => readBlob('files/asked-for.bin')));
  await new Promise((resolve) => setTimeout(resolve, 300)); // would be read by then
  expect(held() - before).toBeLessThan(4 * bytes.byteLength);
  for (const reader of readers) await reader?.cancel();
  await deleteBlob('files/asked-for.bin');
  await store.close();
});

test('A-FIL-2 what a killed host was writing goes at the next start, and what somebody writes now stays', async () => {
  const first = await openBlobStore(folder);
  await putBlob('files/whole', Uint8Array.of(1));
  await first.close();
  const fileOf = (name: string) => path.join(folder, 'entries/local/site:files/files', name);
  const [old, young] = [fileOf('.3k9x1'), fileOf('.7z2q8')];
  for (const file of [old, young]) writeFileSync(file, 'half');
  utimesSync(old, 0, 0);
  const notes = path.join(folder, 'metadata/local/site:files/files/whole');
  writeFileSync(notes, '');
  utimesSync(notes, 0, 0);
  const second = await openBlobStore(folder);
  expect(await blobNotes('files/whole')).toBeUndefined();
  expect([old, young].map((file) => existsSync(file))).toEqual([false, true]);
  expect(await readWholeBlob('files/whole')).toEqual(Uint8Array.of(1));
  await second.close();
});

test('A-FIL-2 what is being written or deleted is not listed, and hides nothing that is there', async () => {
  const store = await openBlobStore(folder);
  for (const name of ['a', 'b', 'c']) await putBlob(`listed/${name}`, Uint8Array.of(1));
  const fileOf = (name: string) => path.join(folder, 'entries/local/site:files/listed', name);
  writeFileSync(fileOf('.q23e5m9t62'), 'half');
  symlinkSync(fileOf('nothing'), fileOf('.7gone'));
  expect((await listBlobs('listed/')).sort()).toEqual(['listed/a', 'listed/b', 'listed/c']);
  expect(await listBlobs('listed/b')).toEqual(['listed/b']);
  expect(await listBlobs('nowhere/')).toEqual([]);
  await store.close();
});
