/** The owner's lists: posts, asked one question after another as an owner does, and 10,000 rows in the browser. */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { makeBlogFolder, word } from './blog-data.ts';
import { benchOwnerList } from './owner-list.ts';
import { startServer, type ServerProcess } from './server-process.ts';
import { round, type Table } from './table.ts';

const POSTS = 1_000;
const REQUESTS = 50;
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

export async function benchOwner(runs: number): Promise<Table[]> {
  return [await benchPosts(), await benchOwnerList(runs)];
}

/** Milliseconds from the question to the whole answer, at 1,000 posts. */
async function benchPosts(): Promise<Table> {
  const folder = await makeBlogFolder(POSTS);
  try {
    const env = { OWNER_USERNAME: OWNER.username, OWNER_PASSWORD: OWNER.password };
    await using server = await startServer({ script: SCRIPT, dataDir: folder, env });
    const cookie = await signIn(server);
    const rows: Table['rows'] = [];
    for (const query of QUERIES) rows.push(await measure(server, cookie, `/api/blog/admin/posts?${query}`));
    return { title: `The owner’s posts, ${POSTS} of them`, columns: ['call', 'p50 ms', 'p99 ms'], rows };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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

async function measure(server: ServerProcess, cookie: string, path: string): Promise<Table['rows'][number]> {
  const times: number[] = [];
  for (let sent = 0; sent <= REQUESTS; sent += 1) {
    const start = performance.now();
    const answer = await fetch(addressOf(server, path), { headers: { cookie } });
    await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    if (sent > 0) times.push(performance.now() - start); // the first one prepares the statement
  }
  times.sort((a, b) => a - b);
  return [path, round(times[REQUESTS / 2] ?? NaN), round(times[REQUESTS - 1] ?? NaN)];
}
