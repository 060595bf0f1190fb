import { afterEach, expect, test, vi } from 'vitest';

import type { Backups } from '#contracts/backup.ts';
import { BACKUPS, deleteBlob, listBlobs, putBlob, readWholeBlob } from '#server/integrations/blobs.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { contacts } from '#server/db/schema/contacts.ts';
import { managedFiles } from '#server/db/schema/files.ts';
import { instanceIdentity } from '#server/db/schema/platform.ts';
import { sessions } from '#server/db/schema/auth.ts';
import { startOwnSite } from '#support/background.ts';
import { anotherDatabase, readArchive } from '#support/backups.ts';
import { testBlobs } from '#support/blobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { contactInput } from '#support/factories/contact.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { ownerCalls } from '#support/owner-call.ts';
import { text } from '#support/sample-files.ts';

import backupBackground from '../../../functions/backup-background.ts';
import backupFunction from '../../../functions/backup.ts';
import { restoreBackup } from '../restore/restore.ts';
import { keptIds } from './retention.ts';
import { keepNight } from './start.ts';
import { backupId, listObjects, listSummaries, type Summary } from './store.ts';
import { storeBackup } from './work.ts';

/** How full the disk of the blobs is said to be. */
const free = vi.hoisted(() => ({ bytes: Infinity }));
vi.mock(import('node:fs/promises'), async (original) => {
  const fs = await original();
  const statfs: unknown = () => Promise.resolve({ bavail: free.bytes, bsize: 1 });
  return { ...fs, statfs: statfs as typeof fs.statfs };
});
const MIB = 1024 * 1024;
const FILE = {
  ...{ filename: 'a', originalName: 'a', size: 1, mimeType: 'text/plain', checksum: 'a' },
  category: 'other' as const,
};

const db = await testDatabase();
await testBlobs();
afterEach(() => void (free.bytes = Infinity));

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST = Date.parse('2026-11-02T03:30:00Z'); // a Monday
const night = (at: number) => new Date(FIRST + at * DAY_MS);
const passNight = (at: number) => storeBackup(db, 'nightly', () => night(at));

const summary = (day: number, more: Partial<Summary> = {}): Summary => ({
  id: backupId(night(day)),
  madeAt: night(day).toISOString(),
  origin: 'nightly',
  rows: 100,
  files: 10,
  bytes: 1,
  identity: 'own',
  ...more,
});

test('the last seven days and the last of four weeks before are kept, and the last three of the owner', () => {
  const nights = Array.from({ length: 60 }, (_, at) => summary(59 - at));
  const kept = [...keptIds(nights)].sort();
  expect(kept).toEqual(
    [27, 34, 41, 48, 52, 53, 54, 55, 56, 57, 58, 59].slice(1).map((at) => backupId(night(at))),
  );
  const owners = [10, 9, 8, 7].map((at) => summary(at, { origin: 'owner' }));
  const ids = keptIds([...nights, ...owners]);
  expect(owners.map(({ id }) => ids.has(id))).toEqual([true, true, true, false]);
});

test('of a database that has lost most of its rows the fullest backup stays', () => {
  const nights = Array.from({ length: 60 }, (_, at) =>
    summary(59 - at, at === 59 ? {} : { rows: 3, files: 0 }),
  );
  expect(keptIds(nights).has(backupId(night(0)))).toBe(true);
});

test('while the newest backup lacks files those that lack fewer stay, whatever a clock has dated ahead', async () => {
  const keys = ['files/a', 'files/b'];
  for (const key of keys) await putBlob(key, text(key));
  await db.insert(managedFiles).values(keys.map((path) => ({ ...FILE, path })));
  await passNight(0);
  await passNight(400);
  await deleteBlob('files/a');
  for (let at = 1; at < 100; at += 7) await passNight(at);
  const kept = await listSummaries();
  expect(kept.map(({ id }) => id)).toContain(backupId(night(0)));
  expect(kept.filter(({ missingBlobs }) => missingBlobs === 1).length).toBeLessThan(12);
  await putBlob('files/a', text('files/a'));
  await passNight(100);
  expect((await listSummaries()).map(({ id }) => id)).not.toContain(backupId(night(0)));
});

test('a clock that has jumped makes no backup old', () => {
  const nights = [summary(4_000), ...[5, 4, 3, 2, 1, 0].map((at) => summary(at))];
  expect(keptIds(nights).size).toBe(7);
});

test('a night stores what is new and reads only what has changed', async () => {
  await db.insert(contacts).values(contactInput());
  await putBlob('files/a', Uint8Array.of(1, 2, 3));
  await passNight(0);
  const first = await listObjects();
  await putBlob('files/b', Uint8Array.of(4));
  await passNight(1);
  const second = await listObjects();
  expect([...first].filter((sum) => !second.has(sum))).toEqual([]);
  expect(await listSummaries()).toMatchObject([{ files: 2 }, { files: 1 }]);
});

test('backups of another database never go by themselves', async () => {
  await db.insert(contacts).values(contactInput());
  for (let at = 0; at < 3; at += 1) await passNight(at);
  await db.delete(instanceIdentity);
  await db.delete(contacts);
  for (let at = 40; at < 50; at += 1) await passNight(at);
  const left = await listSummaries();
  expect(left.filter(({ madeAt }) => madeAt < night(30).toISOString())).toHaveLength(3);
  expect(left.length).toBeLessThan(15);
});

test('content that no backup has goes, and none while a backup cannot be read', async () => {
  await putBlob('files/a', Uint8Array.of(1));
  await passNight(0);
  await BACKUPS.put('objects/unused', Uint8Array.of(9), { storedAt: night(-5).toISOString() });
  const broken = `manifests/${backupId(night(-9))}`;
  const other = JSON.stringify(summary(-9, { identity: 'other' }));
  await BACKUPS.put(broken, new TextEncoder().encode('{}'), { summary: other });
  await expect(passNight(1)).rejects.toThrow();
  expect(await listObjects()).toContain('unused');
  await BACKUPS.remove(broken);
  await passNight(2);
  expect(await listObjects()).not.toContain('unused');
});

test('content of which a full disk has left the notes broken stays, and ends no night', async () => {
  await passNight(0);
  await BACKUPS.put('objects/broken', Uint8Array.of(9), { storedAt: night(-5).toISOString() });
  const notes = BACKUPS.notes.bind(BACKUPS);
  const asked = vi
    .spyOn(BACKUPS, 'notes')
    .mockImplementation((key) => (key === 'objects/broken' ? Promise.reject(new Error('424')) : notes(key)));
  expect(await passNight(1)).toBe(true);
  asked.mockRestore();
  expect(await listObjects()).toContain('broken');
});

test('the night begins a backup once, and again where the last one came to nothing', async () => {
  await using site = await startOwnSite();
  await makeOwner(db);
  const morning = new Date(night(1).getTime() + 60_000);
  await keepNight(db, morning);
  expect(site.started.map(({ name }) => name)).toEqual(['backup-background']);
  await passNight(1);
  await keepNight(db, new Date(night(1).getTime() + 8 * 60 * 60 * 1000));
  expect(site.started).toHaveLength(1);
  await keepNight(db, night(2));
  expect(site.started).toHaveLength(2);
});

test('only this site starts the background function', async () => {
  const request = new Request('http://localhost:8888/.netlify/functions/backup-background', {
    method: 'POST',
  });
  expect((await backupBackground(request)).status).toBe(401);
});

test('the archive that the owner downloads is the backup, in one piece or in parts, and restores', async () => {
  await using site = await startOwnSite();
  const { owner, send } = await ownerCalls(db, backupFunction);
  await db.insert(contacts).values(contactInput());
  await putBlob(
    'files/a',
    Uint8Array.from({ length: 3_000 }, (_, at) => at),
  );
  expect((await send('POST', '/api/tools/backups')).status).toBe(202);
  const authorization = site.started[0]?.authorization ?? '';
  const url = 'http://localhost:8888/.netlify/functions/backup-background';
  const started = new Request(url, { method: 'POST', headers: { authorization } });
  expect((await backupBackground(started)).status).toBe(204);
  const { backups } = (await send('GET', '/api/tools/backups')).body as Backups;
  expect(backups).toMatchObject([{ origin: 'owner', files: 1, isOwn: true }]);
  const path = `/api/tools/backups/${backups[0]?.id}/archive`;
  const ask = (headers = {}) => call(backupFunction, path, { headers: { cookie: owner.cookie, ...headers } });
  const response = await ask();
  const whole = Buffer.from(await response.arrayBuffer());
  expect(response.status).toBe(200);
  expect(whole.byteLength).toBe(backups[0]?.bytes);
  expect(response.headers.get('content-length')).toBe(String(whole.byteLength));

  const parts: Buffer[] = [];
  for (let at = 0; at < whole.byteLength; at += 7_001) {
    const part = await ask({
      range: `bytes=${at}-${at + 7_000}`,
      'if-range': response.headers.get('etag') ?? '',
    });
    expect(part.status).toBe(206);
    parts.push(Buffer.from(await part.arrayBuffer()));
  }
  expect(Buffer.concat(parts).equals(whole)).toBe(true);
  expect((await ask({ range: `bytes=${whole.byteLength}-` })).status).toBe(416);

  for (const key of await listBlobs('')) await deleteBlob(key);
  const { db: target } = await anotherDatabase();
  await restoreBackup(target, await readArchive(whole), { now: new Date() });
  expect(await target.select().from(contacts)).toHaveLength(1);
  expect(await readWholeBlob('files/a')).toHaveLength(3_000);
  const actions = (await db.select().from(adminLogs)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'downloaded backup')).toHaveLength(2);
});

test('the archive asks for a recent confirmation, and leaves only after it is in the log', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { send } = await ownerCalls(db, backupFunction);
  await passNight(0);
  const path = `/api/tools/backups/${backupId(night(0))}/archive`;
  expect((await send('GET', '/api/tools/backups/20200101T000000000Z/archive')).status).toBe(404);
  expect((await send('GET', '/api/tools/backups/..%2fstate/archive')).status).toBe(404);
  const part = await send('GET', path, undefined, { headers: { range: 'bytes=1-' } });
  const logged = (await db.select().from(adminLogs)).map(({ action }) => action);
  expect([part.status, logged]).toEqual([206, ['backed up', 'downloaded backup']]);
  const [row] = await db.select().from(sessions);
  const sess = row && { ...row.sess, startedAt: new Date(0).toISOString() };
  if (sess) await db.update(sessions).set({ sess });
  const refused = await send('GET', path);
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
});

test('two at once make one', async () => {
  await db.insert(contacts).values(contactInput());
  const put = BACKUPS.put.bind(BACKUPS);
  let second: Promise<boolean> | undefined;
  using _ = vi.spyOn(BACKUPS, 'put').mockImplementation(async (key, ...rest) => {
    await put(key, ...rest);
    if (!key.startsWith('objects/')) return;
    second ??= passNight(0); // once the first one is at work
    await second;
  });
  expect(await passNight(0)).toBe(true);
  expect(await second).toBe(false);
});

/** What the owner is told. */
const told = async (send: Awaited<ReturnType<typeof ownerCalls>>['send']) =>
  (await send('GET', '/api/tools/backups')).body as Backups;

test.each(['owner', 'nightly'] as const)(
  'a backup (%s) that finds no room says so at once, and what to do',
  async (origin) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    await using _site = await startOwnSite();
    const { send } = await ownerCalls(db, backupFunction);
    if (origin === 'owner') {
      const begun = (await send('POST', '/api/tools/backups')).body as Backups;
      expect(begun).toMatchObject({ runningSince: expect.any(String), failure: null });
    }
    await putBlob('files/large', new Uint8Array(100_000));
    free.bytes = 32 * MIB; // what is small may use it
    await expect(storeBackup(db, origin, () => new Date())).rejects.toThrow();
    expect(await told(send)).toMatchObject({
      runningSince: null,
      failure: expect.stringMatching(/no room.+make room/),
    });
    free.bytes = Infinity;
    expect(await storeBackup(db, origin, () => new Date())).toBe(true);
    expect(await told(send)).toMatchObject({ runningSince: null, failure: null, backups: [{ origin }] });
  },
);

test('a backup that cannot say any more why it ended has said it before', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await db.insert(contacts).values(contactInput());
  const { send } = await ownerCalls(db, backupFunction);
  const put = BACKUPS.put.bind(BACKUPS);
  using _ = vi.spyOn(BACKUPS, 'put').mockImplementation(async (key, ...rest) => {
    if (key.startsWith('objects/')) free.bytes = 0;
    await put(key, ...rest);
  });
  await expect(passNight(0)).rejects.toThrow();
  expect(await told(send)).toMatchObject({ runningSince: null, failure: expect.stringContaining('cut off') });
});

test('without room for a word the button says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await using site = await startOwnSite();
  const { send } = await ownerCalls(db, backupFunction);
  free.bytes = 0;
  expect(await send('POST', '/api/tools/backups')).toMatchObject({
    status: 503,
    body: { code: 'READ_ONLY', error: expect.stringContaining('no room') },
  });
  expect(site.started).toEqual([]);
});
