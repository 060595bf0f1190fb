import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';

import type { ActivityVerification, Checkpoint } from '#contracts/activity.ts';
import { activityCheckpoints } from '#server/db/schema/activity.ts';
import { testDatabase } from '#support/database.ts';
import { ownerCalls } from '#support/owner-call.ts';

import activityFunction from '../../../functions/activity.ts';
import { recordActivity } from '../record.ts';
import { makeCheckpoint, signActivity, verifyActivity } from './service.ts';

const db = await testDatabase();
const NOW = new Date('2026-11-22T03:17:00Z');
const PATH = '/api/tools/logs';

/** Entries, each in a transaction of its own. */
async function record(count: number) {
  for (let made = 0; made < count; made += 1) await recordActivity(db, undefined, 'created', 'file', made);
}

/** What somebody with the database alone can do: cut off the end, and chain other entries where it was. */
async function cutAndForge() {
  await db.execute(sql`delete from admin_logs where id > 3`);
  await db.execute(sql`delete from activity_chain where sequence > 3`);
}

test('A-LOG-1 an end that was cut off is told by the checkpoint, and a chain that was written anew', async () => {
  await record(5);
  await makeCheckpoint(db, NOW);
  await cutAndForge();
  const cut = await verifyActivity(db);
  expect(cut).toMatchObject({ isIntact: false, broken: { problem: 'end cut off', sequence: 5, id: null } });
  expect(cut.signedUpTo).toEqual({ sequence: 5, createdAt: NOW.toISOString() });
  await record(4);
  expect((await verifyActivity(db)).broken).toEqual({ problem: 'chain rewritten', sequence: 5, id: null });
});

test('A-LOG-1 a checkpoint that was kept elsewhere tells it where those of the database are gone too', async () => {
  const { send } = await ownerCalls(db, activityFunction);
  await record(5);
  const made = await send('POST', `${PATH}/checkpoints`);
  const { token } = made.body as Checkpoint;
  expect(made.body).toMatchObject({ sequence: 5, signature: 'valid' });
  await cutAndForge();
  await db.delete(activityCheckpoints);
  expect((await send('GET', `${PATH}/verification`)).body).toMatchObject({ isIntact: true });
  const { body } = await send('GET', `${PATH}/verification?checkpoint=${token}`);
  expect((body as ActivityVerification).broken).toMatchObject({ problem: 'end cut off', sequence: 5 });
});

test('A-LOG-1 nothing that is broken is signed, and nothing twice', async () => {
  const { send } = await ownerCalls(db, activityFunction);
  await record(3);
  const once = await makeCheckpoint(db, NOW);
  expect(await makeCheckpoint(db, new Date())).toEqual(once);
  await record(2);
  await db.execute(sql`update admin_logs set action = 'read' where id = 4`);
  const refused = await send('POST', `${PATH}/checkpoints`);
  expect(refused).toMatchObject({ status: 409, body: { current: { problem: 'entry changed', id: 4 } } });
  expect((await send('GET', `${PATH}/checkpoints`)).body).toMatchObject([
    { sequence: 3, signature: 'valid' },
  ]);
});

test('A-LOG-1 a checkpoint of another key, or of none, vouches for nothing', async () => {
  const { send } = await ownerCalls(db, activityFunction);
  await record(1);
  const { checkpoint } = await makeCheckpoint(db, NOW);
  const [, payload = '', signature = ''] = checkpoint?.token.split('.') ?? [];
  const header = (fields: object) => Buffer.from(JSON.stringify(fields)).toString('base64url');
  const typ = 'activity-checkpoint+jws';
  const tokens = [
    `${header({ alg: 'HS256', kid: 'gone', typ })}.${payload}.${signature}`,
    `${header({ alg: 'none', kid: 'test', typ })}.${payload}.`,
    `${header({ alg: 'HS256', kid: 'test', typ: 'session+jwt' })}.${payload}.${signature}`,
    'garbage',
  ];
  await db.delete(activityCheckpoints);
  for (const token of tokens) {
    await db.insert(activityCheckpoints).values({ sequence: 9, hash: 'x', token });
    const { status, body } = await send('GET', `${PATH}/verification?checkpoint=${token}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { checkpoint: expect.stringMatching(/signature/) } });
  }
  expect(await verifyActivity(db)).toMatchObject({ isIntact: true, signedUpTo: null });
  const listed = (await send('GET', `${PATH}/checkpoints`)).body as Checkpoint[];
  expect(listed.map((row) => row.signature)).toEqual(['forged', 'forged', 'forged', 'unknown key']);
});

test('A-LOG-1 every night the log is signed, or the server’s log says where it is broken', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await record(2);
  await signActivity(db, NOW);
  expect(await verifyActivity(db)).toMatchObject({ signedUpTo: { sequence: 2 } });
  await record(1);
  await db.execute(sql`update admin_logs set action = 'read' where id = 3`);
  await signActivity(db, NOW);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"entry changed"'));
  expect(await db.$count(activityCheckpoints)).toBe(1);
});
