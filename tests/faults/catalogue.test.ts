/** A real Postgres behind a line that fails in 25 ways, and what every function answers meanwhile and afterwards. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { contract } from '#contracts/contract.ts';
import { loadFunctions, type LoadedFunction } from '#local/functions.ts';
import { ROOT } from '#local/settings.ts';
import { listProcedures } from '#server/api/procedures.ts';
import { openDatabase, useDatabase } from '#server/db/client.ts';
import { jobApplications } from '#server/db/schema/jobs.ts';
import { testBlobs } from '#support/blobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { jobApplicationInput } from '#support/factories/job-application.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { makePost } from '#support/factories/post.ts';
import { startFaultyRelay } from '#support/faulty-relay.ts';
import { postgresOf } from '#support/postgres.ts';

import { faultCalls, LEFT_OUT, wrongWith, type Answer } from './calls.ts';
import { CATALOGUE, type Entry } from './catalogue.ts';

/** `npm run bench faults` asks every path, waits for what is slow, and keeps what it saw in this file. */
const REPORT = process.env['FAULTS_REPORT'] || undefined;
const WRITES = REPORT ? 1_000 : 100;

const db = await testDatabase();
await testBlobs();

let functions: LoadedFunction[];
let relay: Awaited<ReturnType<typeof startFaultyRelay>>;
let closeFaulty: () => Promise<void>;
let isFaulty = false;
const rows: Record<string, unknown>[] = [];

beforeAll(async () => {
  functions = await loadFunctions(path.join(ROOT, 'netlify/functions'));
  const url = await postgresOf(db);
  relay = await startFaultyRelay(url);
  const through = new URL(url);
  through.searchParams.delete('host');
  Object.assign(through, { hostname: '127.0.0.1', port: String(relay.port) });
  const faulty = await openDatabase(through.href);
  closeFaulty = faulty.close;
  const direct = useDatabase(faulty);
  isFaulty = direct !== undefined;
  return async () => {
    useDatabase(direct);
    relay.close();
    await Promise.race([closeFaulty(), new Promise((resolve) => setTimeout(resolve, 1_000))]);
    if (REPORT) writeFileSync(REPORT, JSON.stringify(rows));
  };
});
afterEach(() => relay.fail(undefined));

/** All calls, a few at a time, as visitors come. */
async function ask(cookie: string): Promise<Answer[]> {
  const calls = await faultCalls(functions, cookie, { isWhole: REPORT !== undefined });
  const answers: Answer[] = [];
  const next = calls[Symbol.iterator]();
  const visitor = async () => {
    for (const one of next) answers.push(await one.send());
  };
  await Promise.all(Array.from({ length: 40 }, visitor));
  return answers;
}

const entries = CATALOGUE.filter(({ isSlow }) => REPORT !== undefined || !isSlow);
const [firstSlow] = CATALOGUE.filter(({ isSlow }) => isSlow);
const tried: Entry[] = REPORT === undefined && firstSlow ? [...entries, firstSlow] : entries;

test('P-NET-3 while something fails every capability of the contracts is asked, to read and to write', async () => {
  const all = await faultCalls(functions, '', { isWhole: true });
  const procedures = (await listProcedures(contract)).map(({ name }) => name);
  expect(procedures).toEqual(expect.arrayContaining(Object.keys(LEFT_OUT)));
  expect([...all.map(({ name }) => name), ...Object.keys(LEFT_OUT)].sort()).toEqual(procedures.sort());
  const some = await faultCalls(functions, '', { isWhole: false });
  expect([...new Set(some.map(({ capability }) => capability))].sort()).toEqual(Object.keys(contract).sort());
});

test.each(tried)(
  'P-NET-3 while $name every call ends, with an answer or a 503 that says when, and works again afterwards',
  { timeout: 120_000 },
  async ({ name, fault }) => {
    expect(isFaulty).toBe(true);
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { cookie } = await makeOwner(db);
    await makePost(db);
    relay.fail(fault);
    const answers = await ask(cookie);
    expect(answers.flatMap((answer) => wrongWith(answer) ?? [])).toEqual([]);
    const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
    expect(relay.happened(), 'how often it happened').toBeGreaterThan(0);
    const refused = answers.filter(({ status }) => status === 503).length;
    rows.push({ fault: name, calls: answers.length, refused, slowestMs: Math.round(slowest) });
    relay.fail(undefined);
    const again = async () => (await faultCalls(functions, cookie, { isWhole: false }))[0]?.send();
    await expect.poll(async () => (await again())?.status).toBeLessThan(500);
  },
);

test(
  `P-CON-6 of ${WRITES} writes none is lost or doubled while every 31st answer is lost`,
  { timeout: 300_000 },
  async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { cookie } = await makeOwner(db);
    relay.fail({ kind: 'lost answer', oneIn: 31 });
    const handler = functions.find(({ name }) => name === 'jobs')?.handler;
    if (!handler) throw new Error('no function for jobs');
    let sent = 0;
    const write = async (number: number) => {
      const headers = { cookie, 'idempotency-key': `write-${number}-of-many` };
      const body = jobApplicationInput({ company: `Company ${number}` });
      for (let tries = 1; tries <= 50; tries += 1) {
        sent += 1;
        const { status } = await call(handler, '/api/job/applications', { method: 'POST', body, headers });
        if (status === 201) return;
        expect(status).toBe(503);
      }
      throw new Error(`write ${number} was never answered`);
    };
    const numbers = Array.from({ length: WRITES }, (_, number) => number)[Symbol.iterator]();
    const writer = async () => {
      for (const number of numbers) await write(number);
    };
    await Promise.all(Array.from({ length: 8 }, writer));
    relay.fail(undefined);
    const stored = (await db.select({ company: jobApplications.company }).from(jobApplications)).map(
      ({ company }) => company,
    );
    expect([stored.length, new Set(stored).size]).toEqual([WRITES, WRITES]);
    rows.push({
      fault: `${WRITES} writes, every 31st answer lost`,
      calls: sent,
      refused: sent - WRITES,
      slowestMs: 0,
    });
  },
);
