import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';

import { verifyActivity } from '#server/activity/chain/service.ts';
import { recordActivity } from '#server/activity/record.ts';
import { COLUMNS } from '#server/database/shown-columns.ts';
import { openDatabase } from '#server/db/client.ts';
import { MIGRATIONS } from '#server/db/known-migrations.ts';
import { migrate } from '#server/db/migrations.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { contacts } from '#server/db/schema/contacts.ts';
import { sessions } from '#server/db/schema/auth.ts';
import { seedBlog } from '#server/db/seed.ts';
import { listBlobs, putBlob, readWholeBlob, blobNotes, deleteBlob } from '#server/integrations/blobs.ts';
import { allRows, anotherDatabase, memoryBackup } from '#support/backups.ts';
import { testBlobs } from '#support/blobs.ts';
import { testDatabase } from '#support/database.ts';
import { contactInput } from '#support/factories/contact.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { fillTables } from '#support/filled-tables.ts';
import { startNeonRelay } from '#support/neon-relay.ts';

import { makeBackup } from './make.ts';
import { manifestFiles, type Manifest } from './manifest.ts';
import { restoreBackup } from './restore/restore.ts';
import { dumpTables } from './snapshot.ts';

const db = await testDatabase();
await testBlobs();
const now = new Date('2026-11-22T03:00:00Z');

async function backup() {
  const kept = memoryBackup();
  const manifest = await makeBackup(db, kept.sink, { now });
  return { ...kept, manifest };
}

async function emptyBlobs(): Promise<void> {
  for (const key of await listBlobs('')) await deleteBlob(key);
}

/** What a restore changes by itself. */
const CHANGED = [
  'sessions',
  'admin_logs',
  'activity_chain',
  'activity_unlinked',
  'build_requests',
  'blob_quarantine',
  'instance_identity',
];

test.each(['a new instance', 'an empty database', 'a database at Neon'])(
  'a backup brings every row of every table back as it was, into %s',
  async (kind) => {
    await fillTables(db);
    const before = await allRows(db);
    expect(Object.keys(before)).toEqual(Object.keys(COLUMNS).sort());
    for (const [table, rows] of Object.entries(before)) expect(rows, table).not.toEqual([]);
    const { read, manifest } = await backup();
    expect(manifest.tables.map(({ name, rows }) => [name, rows])).toEqual(
      Object.entries(before).map(([name, rows]) => [name, rows.length]),
    );
    const { db: target, url } = await anotherDatabase({ isMigrated: kind === 'a new instance' });
    const through = kind === 'a database at Neon' ? await overNeon(url) : target;
    await restoreBackup(through, read, { now });
    const after = await allRows(target);
    for (const [table, rows] of Object.entries(before))
      if (!CHANGED.includes(table)) expect(after[table], table).toEqual(rows);
    expect(after['sessions']).toEqual([]);
    expect(after['admin_logs']?.slice(0, -1)).toEqual(before['admin_logs']);
    expect(after['admin_logs']?.at(-1)).toContain('restored');
    expect(after['activity_chain']?.length).toBe((before['activity_chain']?.length ?? 0) + 1);
    expect(await schemaOf(target)).toEqual(await schemaOf(db));
  },
);

async function overNeon(url: string) {
  const relay = await startNeonRelay(url);
  const connection = await openDatabase(relay.url);
  onTestFinished(async () => {
    await connection.close();
    relay.close();
  });
  return connection.db;
}

/** Constraints, triggers and indexes, as they must be again. */
async function schemaOf(database: typeof db) {
  return rowsOf(
    await database.execute(sql`
    select pg_get_constraintdef(oid) as def, conname as name from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) || tgenabled::text, tgname from pg_trigger where not tgisinternal
    union all select indexdef, indexname from pg_indexes where schemaname = 'public' order by 2, 1`),
  );
}

test('ids go on where they were, also after a row that was deleted; the log stays whole; nothing is seeded', async () => {
  await seedBlog(db);
  await recordActivity(db, undefined, 'created', 'file', 1);
  const [last] = await db.insert(contacts).values([contactInput(), contactInput()]).returning();
  await db.delete(contacts).where(sql`id > ${last?.id}`);
  const { read } = await backup();
  const { db: target } = await anotherDatabase();
  await seedBlog(target);
  await restoreBackup(target, read, { now });
  const [next] = await target.insert(contacts).values(contactInput()).returning();
  expect(next?.id).toBe(3);
  await recordActivity(target, undefined, 'created', 'file', 2);
  expect(await verifyActivity(target, {})).toMatchObject({ broken: null, isIntact: true, checked: 3 });
  expect(await seedBlog(target)).toBe(0);
});

test('every byte of every blob comes back under its key, with what was noted of it', async () => {
  const odd = `files/${'long'.repeat(40)}.txt`;
  await putBlob('files/a.bin', Uint8Array.of(0, 255, 10), { originalName: 'Größe.bin' });
  await putBlob('files/empty', new Uint8Array());
  await putBlob(odd, Uint8Array.of(1));
  const notes = await blobNotes('files/a.bin');
  const { read, manifest } = await backup();
  expect(manifest.blobs.map(({ key }) => key).sort()).toEqual([odd, 'files/a.bin', 'files/empty'].sort());
  await emptyBlobs();
  const { db: target } = await anotherDatabase();
  await restoreBackup(target, read, { now });
  expect(await readWholeBlob('files/a.bin')).toEqual(Uint8Array.of(0, 255, 10));
  expect(await blobNotes('files/a.bin')).toEqual(notes);
  expect(await readWholeBlob('files/empty')).toEqual(new Uint8Array());
  expect(await readWholeBlob(odd)).toEqual(Uint8Array.of(1));
});

test('a backup of an older release is brought to this one', async () => {
  const { db: old } = await anotherDatabase({ isMigrated: false });
  const until = MIGRATIONS[6]?.when ?? 0;
  await migrate(old, until);
  await old.execute(sql`
    insert into contacts (first_name, last_name, email, opportunity_type, message) values ('a', 'b', 'c', 'other', 'd')`);
  await old.execute(sql`insert into admin_logs (action, resource) values ('created', 'file')`);
  const { sink, read } = memoryBackup();
  const snapshot = await dumpTables(old, sink);
  const manifest: Manifest = {
    ...{ format: 1, product: '0.0.9', madeAt: now.toISOString(), identity: '', blobs: [], keys: null },
    ...snapshot,
  };
  for (const { path, bytes } of manifestFiles(manifest)) await sink(path, bytes);
  const { db: target } = await anotherDatabase();
  await restoreBackup(target, read, { now });
  expect(await target.select().from(contacts)).toMatchObject([{ firstName: 'a', status: 'new' }]);
  expect(await verifyActivity(target, {})).toMatchObject({ broken: null, checked: 2 });
  expect(await migrate(target)).toBe(0);
});

test('what is in an instance is replaced only when told, and blobs of others stay', async () => {
  await makeOwner(db);
  const { read } = await backup();
  const { db: target } = await anotherDatabase();
  await target.insert(contacts).values(contactInput());
  await putBlob('files/other', Uint8Array.of(1));
  await expect(restoreBackup(target, read, { now })).rejects.toThrow('not empty (contacts has rows)');
  expect(await target.select().from(contacts)).toHaveLength(1);
  await restoreBackup(target, read, { now, isReplacing: true });
  expect(await target.select().from(contacts)).toEqual([]);
  expect(await target.select().from(sessions)).toEqual([]);
  expect(await listBlobs('files/')).toEqual(['files/other']);
});

test('a database with tables of others, or of a later release, is left as it is', async () => {
  const { read } = await backup();
  const { db: target } = await anotherDatabase();
  await target.execute(sql`create table guests (id int)`);
  await expect(restoreBackup(target, read, { now, isReplacing: true })).rejects.toThrow(
    'tables of others (guests)',
  );
  await target.execute(sql`drop table guests`);
  await target.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9e15)`);
  await expect(restoreBackup(target, read, { now, isReplacing: true })).rejects.toThrow('later release');
});

test('a restore that fails leaves neither rows nor blobs', async () => {
  await db.insert(contacts).values(contactInput());
  await putBlob('files/a', Uint8Array.of(1));
  const { read, files, manifest } = await backup();
  await emptyBlobs();
  const { db: target } = await anotherDatabase();
  await makeOwner(target);
  const before = await allRows(target);
  // Right by its checksums, and refused by the database.
  const piece = manifest.tables.find(({ name }) => name === 'contacts')?.pieces[0];
  const text = new TextDecoder().decode(files.get(piece?.path ?? '')).replace('"new"', '"odd"');
  files.set(piece?.path ?? '', new TextEncoder().encode(text));
  const sums = await import('./manifest.ts');
  Object.assign(piece ?? {}, sums.describeFile(piece?.path ?? '', new TextEncoder().encode(text)));
  for (const { path, bytes } of manifestFiles(manifest)) files.set(path, bytes);
  await expect(restoreBackup(target, read, { now })).rejects.toMatchObject({ cause: { code: '23514' } });
  expect(await allRows(target)).toEqual(before);
  expect(await listBlobs('')).toEqual([]);
});

type Damage = (files: Map<string, Uint8Array<ArrayBuffer>>, manifest: Manifest) => void;
const rewrite = (files: Map<string, Uint8Array<ArrayBuffer>>, manifest: Manifest) => {
  for (const { path, bytes } of manifestFiles(manifest)) files.set(path, bytes);
};
const DAMAGES: [string, string, Damage][] = [
  ['without its manifest', 'no manifest', (files) => files.delete('manifest.json')],
  ['whose manifest was changed', 'manifest is not', (files) => files.set('manifest.json', Uint8Array.of(1))],
  ['with a changed byte', 'checksum differs', (files) => files.set('blobs/files/a', Uint8Array.of(2))],
  ['without a blob', 'blobs/files/a is missing', (files) => files.delete('blobs/files/a')],
  [
    'that counts other rows',
    'do not make its',
    (files, manifest) => {
      manifest.tables[0] = Object.assign(manifest.tables[0] ?? {}, { rows: 9 }) as never;
      rewrite(files, manifest);
    },
  ],
  [
    'of a later release',
    'does not know',
    (files, manifest) => {
      manifest.migrations.push({ when: 9e15, hash: '' });
      rewrite(files, manifest);
    },
  ],
  [
    'that names a file outside of itself',
    'cannot be understood',
    (files, manifest) => {
      Object.assign(manifest.blobs[0] ?? {}, { path: '../../etc/passwd' });
      rewrite(files, manifest);
    },
  ],
  [
    'that names a blob outside of its store',
    'cannot be understood',
    (files, manifest) => {
      Object.assign(manifest.blobs[0] ?? {}, { key: 'files/../../a' });
      rewrite(files, manifest);
    },
  ],
];

test.each(DAMAGES)('a backup %s is refused before anything is changed', async (_, sentence, damage) => {
  await putBlob('files/a', Uint8Array.of(1));
  const { read, files, manifest } = await backup();
  await emptyBlobs();
  damage(files, manifest);
  const { db: target } = await anotherDatabase();
  await expect(restoreBackup(target, read, { now })).rejects.toThrow(sentence);
  expect(await listBlobs('')).toEqual([]);
});

test('a backup sees one moment: what is written while it is made is in it or not, as a whole', async () => {
  await db.insert(contacts).values(contactInput());
  const { sink, files } = memoryBackup();
  let isFirst = true;
  const snapshot = await dumpTables(db, async (path, bytes) => {
    if (isFirst) await db.insert(contacts).values(contactInput());
    isFirst = false;
    await sink(path, bytes);
  });
  expect(files.size).toBeGreaterThan(0);
  expect(snapshot.tables.find(({ name }) => name === 'contacts')?.rows).toBe(1);
});
