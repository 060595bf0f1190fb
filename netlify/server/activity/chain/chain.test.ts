import canonicalize from 'canonicalize';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Database } from '#server/db/database.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { activityChain, adminLogs } from '#server/db/schema/activity.ts';
import { adminUsers } from '#server/db/schema/auth.ts';
import { testDatabase } from '#support/database.ts';
import { ownerCalls } from '#support/owner-call.ts';

import activityFunction from '../../../functions/activity.ts';
import { recordActivity, recordEach } from '../record.ts';
import { checkChain, hashOfEntry, NO_HASH } from './verify.ts';
import { verifyActivity } from './service.ts';

const db = await testDatabase();
const PATH = '/api/tools/logs';

/** Entries 1 to `count`, each in a transaction of its own. */
async function record(count: number) {
  for (let made = 0; made < count; made += 1)
    await recordActivity(db, undefined, 'created', 'file', made, {
      name: `Ünïcode "${made}"\n\u0001\u2028`,
      size: 1.5,
    });
}

const links = () => db.select().from(activityChain).orderBy(activityChain.sequence);

test('A-LOG-1 each entry carries the hash of the one before, also those of one transaction', async () => {
  const { owner } = await ownerCalls(db, activityFunction);
  const caller = { owner, clientAddress: '203.0.113.7', request: new Request('http://localhost:8888/') };
  await record(1);
  await db.transaction(async (tx: Database) => {
    await recordEach(tx, caller, 'deleted', 'file', [7, 8]);
    await recordActivity(tx, caller, 'noted', 'job_application', 3, {
      nested: { b: [1, { z: null }], a: true },
    });
  });
  const [first, second, third, fourth, ...none] = await links();
  expect(none).toEqual([]);
  expect([first?.previousHash, second?.previousHash, third?.previousHash, fourth?.previousHash]).toEqual([
    NO_HASH,
    first?.hash,
    second?.hash,
    third?.hash,
  ]);
  expect(await verifyActivity(db)).toEqual({
    isIntact: true,
    isComplete: true,
    checked: 4,
    sequence: 4,
    hash: fourth?.hash,
    broken: null,
    signedUpTo: null,
  });
});

test('A-LOG-1 entries of writers at once make one chain, without one left out', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, id) =>
      db.transaction(async (tx: Database) => {
        await recordActivity(tx, undefined, 'created', 'file', id);
        await tx.execute(sql`select pg_sleep(0.001)`);
      }),
    ),
  );
  expect(await verifyActivity(db)).toMatchObject({ isIntact: true, checked: 40, sequence: 40 });
});

test('A-LOG-1 an entry that found the chain taken waits for nobody, and is linked by the next one', async () => {
  await db.transaction(async (tx: Database) => {
    await tx.execute(sql`select pg_advisory_xact_lock(4212007)`);
    await record(2);
  });
  expect(await links()).toEqual([]);
  await record(1);
  expect(await links()).toMatchObject([{ logId: 1 }, { logId: 2 }, { logId: 3 }]);
  expect(await verifyActivity(db)).toMatchObject({ isIntact: true, checked: 3 });
});

test('A-LOG-1 a check links what waits for it, and misses what is gone before', async () => {
  await db.transaction(async (tx: Database) => {
    await tx.execute(sql`select pg_advisory_xact_lock(4212007)`);
    await record(3);
  });
  await db.delete(adminLogs).where(eq(adminLogs.id, 2));
  const { checked, broken } = await verifyActivity(db);
  expect({ checked, broken }).toEqual({
    checked: 2,
    broken: { problem: 'entry removed', sequence: null, id: 2 },
  });
});

test('A-LOG-1 an entry whose change failed leaves no link', async () => {
  const failing = db.transaction(async (tx: Database) => {
    await recordActivity(tx, undefined, 'created', 'file', 1);
    throw new Error('the change failed');
  });
  await expect(failing).rejects.toThrow('the change failed');
  await record(1);
  expect(await verifyActivity(db)).toMatchObject({ isIntact: true, checked: 1, sequence: 1 });
});

test('A-LOG-1 a user who is deleted stays in the chain, and breaks nothing', async () => {
  const { owner } = await ownerCalls(db, activityFunction);
  const caller = { owner, clientAddress: '203.0.113.7', request: new Request('http://localhost:8888/') };
  await recordActivity(db, caller, 'created', 'file', 1);
  await db.delete(adminUsers).where(eq(adminUsers.id, owner.id));
  expect(await links()).toMatchObject([{ userId: owner.id }]);
  expect(await verifyActivity(db)).toMatchObject({ isIntact: true });
});

test('A-LOG-1 entries and links that come back together, in one transaction, are not chained again', async () => {
  await record(2);
  const entries = await db.select().from(adminLogs);
  const before = await links();
  await db.delete(adminLogs);
  await db.delete(activityChain);
  await db.transaction(async (tx: Database) => {
    const values = entries.map(({ searchText: _, ...entry }) => entry);
    await tx.insert(adminLogs).overridingSystemValue().values(values);
    await tx.insert(activityChain).values(before);
  });
  expect(await links()).toEqual(before);
  expect(await verifyActivity(db)).toMatchObject({ isIntact: true, checked: 2 });
});

const hidden = (statement: ReturnType<typeof sql>) => () => db.execute(statement);
const TAMPERINGS: [
  what: string,
  () => Promise<unknown>,
  problem: string,
  sequence: number | null,
  id: number | null,
][] = [
  [
    'a changed action',
    hidden(sql`update admin_logs set action = 'read' where id = 3`),
    'entry changed',
    3,
    3,
  ],
  ['changed details', hidden(sql`update admin_logs set details = '{}' where id = 3`), 'entry changed', 3, 3],
  [
    'a millisecond',
    hidden(sql`update admin_logs set created_at = created_at + interval '1 millisecond' where id = 3`),
    'entry changed',
    3,
    3,
  ],
  [
    'another user',
    hidden(sql`update admin_logs set user_id = (select id from admin_users) where id = 3`),
    'entry changed',
    3,
    3,
  ],
  [
    'a new hash',
    hidden(sql`update activity_chain set hash = ${'f'.repeat(64)} where log_id = 3`),
    'entry changed',
    3,
    3,
  ],
  ['a removed entry', hidden(sql`delete from admin_logs where id = 3`), 'entry removed', 3, 3],
  ['a removed link', hidden(sql`delete from activity_chain where log_id = 3`), 'link removed', 3, null],
  [
    'an entry past the chain',
    hidden(sql`delete from activity_chain where log_id = 5`),
    'entry without link',
    null,
    5,
  ],
];

test.each(TAMPERINGS)(
  'A-LOG-1 %s is found, and the first one named',
  async (_, tamper, problem, sequence, id) => {
    await ownerCalls(db, activityFunction);
    await record(5);
    await tamper();
    expect((await verifyActivity(db)).broken).toEqual({ problem, sequence, id });
  },
);

test('A-LOG-1 a check whose time is up goes on where it was', async () => {
  await record(3);
  const [, second] = await links();
  expect(await checkChain(db, { sequence: 2, hash: second?.hash ?? '' })).toMatchObject({ checked: 1 });
  expect(await verifyActivity(db, { after: 2 })).toMatchObject({ checked: 1, sequence: 3, isIntact: true });
  await expect(verifyActivity(db, { after: 9 })).rejects.toMatchObject({ status: 422 });
});

test('A-LOG-1 the database writes canonical JSON as the library of RFC 8785 does', async () => {
  const number = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.constantFrom(1e21, 1e-7, 0.1, -0),
  );
  const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\u0000', ''));
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      text,
      number,
      fc.boolean(),
      fc.constant(null),
      tie('list'),
      tie('object'),
    ),
    list: fc.array(tie('value'), { maxLength: 4 }),
    object: fc.dictionary(fc.string({ unit: 'grapheme-ascii' }), tie('value'), { maxKeys: 4 }),
  }));
  const values = fc.sample(value, { numRuns: 1_000, seed: 20_261_122 });
  const result = await db.execute(sql`
    select canonical_json(e.value) as text
    from jsonb_array_elements(${JSON.stringify(values)}::jsonb) with ordinality e(value, n) order by n`);
  const texts = rowsOf(result).map((row) => (row as { text: string }).text);
  expect(texts).toEqual(values.map((each) => canonicalize(JSON.parse(JSON.stringify(each)))));
});

test('A-LOG-1 a line of JSON has all that its hash is made of', async () => {
  const { send } = await ownerCalls(db, activityFunction);
  await record(2);
  const { body, headers } = await send('GET', `${PATH}/export?format=jsonl`);
  expect(headers.get('content-type')).toBe('application/x-ndjson');
  const lines = String(body).trim().split('\n');
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    const { hash, username, ...entry } = JSON.parse(line) as Parameters<typeof hashOfEntry>[0] &
      Record<string, unknown>;
    expect(username).toBe('System');
    expect(hashOfEntry({ ...entry, createdAt: new Date(entry.createdAt) })).toBe(hash);
  }
});
