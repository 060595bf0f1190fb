/** What the owner asks, one question after another as an owner does. */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { Client } from 'pg';

import { makeBlogFolder, word } from './blog-data.ts';
import { benchOwnerList } from './owner-list.ts';
import { APPLICATIONS, connectTo, fillApplications, fillLog, fillTables, ROWS } from './owner-data.ts';
import { startServer, type ServerProcess } from './server-process.ts';
import { medians, ratio, round, type Table } from './table.ts';

const POSTS = 1_000;
const REQUESTS = 50;
/** Of what reads everything. */
const WHOLE_REQUESTS = 3;
const OWNER = { username: 'owner', password: 'a-password-of-the-bench' };
const SCRIPT = fileURLToPath(new URL('api-host.ts', import.meta.url));

const QUERIES = [
  '',
  'page=40',
  'status=draft',
  'category=category-3',
  `search=${word(9_000)}`,
  'sortBy=viewCount',
];

const LOG = '/api/tools/logs';
const LOG_QUERIES = [
  '',
  'filter=blog',
  'action=published',
  'resource=file',
  'actor=System',
  'actor=nobody',
  'to=2024-01-01',
  'search=deadbeefcafe',
  'search=zq',
  'search=203.0.113.77%20published',
];
const DATABASE = '/api/tools/database';
const DATABASE_CALLS = [
  '/tables',
  '/overview',
  '/tables/contacts/count',
  '/tables/contacts/rows',
  '/tables/contacts/rows?sort=created_at&order=desc',
  '/tables/contacts/rows?sort=email',
  '/tables/contacts/rows?column=message&contains=nobody',
  '/tables/contacts/rows?column=email&equals=nobody',
  '/tables/admin_logs/rows?column=action&contains=nothing',
];
const APPLICATION_CALLS = [
  '/applications?texts=none',
  '/applications?texts=none&search=zq',
  '/applications?texts=none&search=hooli%2073',
  '/dashboard',
  '/silences',
  '/status-changes',
  '/applications/2500',
];
const APPLICATION = { company: 'Example', position: 'Lead', appliedDate: '2026-11-20' };
const WRITERS = [1, 5];
const WRITING_MS = 2_000;

/** Milliseconds from the question to the whole answer: 1,000 posts, a log of 100,000, 31 tables of as many rows. */
export async function benchOwner(runs: number, only?: string): Promise<Table[]> {
  const folder = await makeBlogFolder(POSTS);
  try {
    const env = { OWNER_USERNAME: OWNER.username, OWNER_PASSWORD: OWNER.password };
    await using server = await startServer({ script: SCRIPT, dataDir: folder, env });
    const cookie = await signIn(server);
    const client = await connectTo(folder);
    const ask = async (title: string, paths: string[], requests?: number): Promise<Table> => {
      const rows: Table['rows'] = [];
      for (const path of paths) rows.push(await measure(server, cookie, path, requests));
      return { title, columns: ['call', 'p50 ms', 'p99 ms'], rows };
    };
    const applications = async () => {
      await fillApplications(client);
      const calls = APPLICATION_CALLS.map((call) => `/api/job${call}`);
      const title = `The owner’s applications, ${APPLICATIONS} of them with 4 entries each`;
      return [await ask(title, calls), await benchOwnerList(runs)];
    };
    try {
      if (only === 'applications') return await applications();
      const posts = QUERIES.map((query) => `/api/blog/admin/posts?${query}`);
      const tables = [await ask(`The owner’s posts, ${POSTS} of them`, posts)];
      tables.push(await compareWriters(server, cookie, client, runs));
      await fillLog(client);
      const questions = LOG_QUERIES.map((query) => `${LOG}?${query}`);
      tables.push(await ask(`The activity log, ${ROWS} entries`, [...questions, `${LOG}/actions`]));
      const whole = [`${LOG}/verification`, `${LOG}/export`, `${LOG}/export?format=jsonl`];
      tables.push(await ask(`The whole log, ${ROWS} entries`, whole, WHOLE_REQUESTS));
      await fillTables(client);
      const calls = DATABASE_CALLS.map((call) => `${DATABASE}${call}`);
      tables.push(await ask(`The database, 31 tables of ${ROWS} rows more`, calls));
      tables.push(...(await applications()));
      return tables;
    } finally {
      await client.end();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Applications written in a second with the chain of the log and without, in turns. */
async function compareWriters(
  server: ServerProcess,
  cookie: string,
  client: Client,
  runs: number,
): Promise<Table> {
  const rows: Table['rows'] = [];
  for (const writers of WRITERS) {
    const figures: { chained: number; alone: number }[] = [];
    for (let run = 0; run < runs; run += 1) {
      await client.query('alter table admin_logs disable trigger admin_logs_chain');
      const alone = await write(server, cookie, writers);
      await client.query('alter table admin_logs enable trigger admin_logs_chain');
      figures.push({ alone, chained: await write(server, cookie, writers) });
    }
    const { chained, alone } = medians(figures);
    rows.push([writers, round(alone), round(chained), ratio(chained / alone, { atLeast: 0.9 })]);
  }
  await client.query('delete from admin_logs');
  await client.query('delete from activity_chain');
  const columns = ['writers', 'without chain /s', 'with chain /s', 'with ÷ without'];
  return { title: 'Applications written, with the chain of the log and without', columns, rows };
}

async function write(server: ServerProcess, cookie: string, writers: number): Promise<number> {
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const init = { method: 'POST', headers, body: JSON.stringify(APPLICATION) };
  let written = 0;
  const end = performance.now() + WRITING_MS;
  const beWriter = async () => {
    for (; performance.now() < end; written += 1) {
      const answer = await fetch(addressOf(server, '/api/job/applications'), init);
      await answer.text();
      if (!answer.ok) throw new Error(`An application was not written: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: writers }, beWriter));
  return (written / WRITING_MS) * 1_000;
}

const addressOf = ({ port }: ServerProcess, path: string) => `http://localhost:${port}${path}`;

async function signIn(server: ServerProcess): Promise<string> {
  const answer = await fetch(addressOf(server, '/api/auth/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(OWNER),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || !cookie) throw new Error(`The owner was not signed in: ${answer.status}`);
  return cookie.split(';')[0] ?? '';
}

async function measure(
  server: ServerProcess,
  cookie: string,
  path: string,
  requests = REQUESTS,
): Promise<Table['rows'][number]> {
  const times: number[] = [];
  for (let sent = 0; sent <= requests; sent += 1) {
    const start = performance.now();
    const answer = await fetch(addressOf(server, path), { headers: { cookie } });
    await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    if (sent > 0) times.push(performance.now() - start); // the first one prepares the statement
  }
  times.sort((a, b) => a - b);
  return [path, round(times[Math.floor(requests / 2)] ?? NaN), round(times.at(-1) ?? NaN)];
}
