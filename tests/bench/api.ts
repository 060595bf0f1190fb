import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { copyFolder, makeBlogFolder, postSlug, word } from './blog-data.ts';
import { load, type LoadFigures } from './load.ts';
import { startServer } from './server-process.ts';
import { medians, ratio, round, type Table } from './table.ts';

const THROUGHPUT = 0.6;
const P99 = 3;
/** Short turns, many of them: what slows the machine for seconds slows both. */
const DURATION_MS = 1_000;
const TURNS_PER_RUN = 3;
const WARM_UP_MS = 1_500;

const scriptOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const CONTACT = {
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  company: 'Example Ltd',
  opportunityType: 'consulting',
  message: 'We are looking for somebody to lead our infrastructure programme over the coming year.',
  elapsedMs: 42_000,
};

/** Answered from the content, without a model: the bench has no key. */
const QUESTION = { message: 'Which certifications do you hold?', history: [] };

type Endpoint = { name: string; makePath: () => string; makeBody?: () => unknown; atLeast?: number };

const SENDING: Endpoint[] = [
  { name: 'POST /api/contacts', makePath: () => '/api/contacts', makeBody: () => CONTACT },
  { name: 'POST /api/chat', makePath: () => '/api/chat', makeBody: () => QUESTION },
];

const POSTS = 1_000;
const SEARCHES_PER_SECOND = 300;
const anyOf = (count: number) => Math.floor(Math.random() * count);
/** Words that two to five posts in a hundred hold. */
const anyWord = () => word(4_000 + anyOf(16_000));

const READING: Endpoint[] = [
  {
    name: 'GET /api/blog/posts?page=',
    makePath: () => `/api/blog/posts?page=${1 + anyOf(POSTS / 10)}`,
  },
  {
    name: 'GET /api/blog-post?slug=',
    makePath: () => `/api/blog-post?slug=${postSlug(1 + anyOf(POSTS))}`,
  },
  {
    name: 'GET /api/blog/posts?search=',
    makePath: () => `/api/blog/posts?search=${anyWord()}&sortBy=match&content=false`,
    atLeast: SEARCHES_PER_SECOND,
  },
];

/**
 * Loads our local host and the bare handler in turns: same statements, same kind of database, same visitors.
 *
 * @param only `log`, or a part of the names of the calls, such as `chat`; without it all
 */
export async function benchApi(runs: number, only = ''): Promise<Table[]> {
  if (only === 'log') return [await benchLog(runs)];
  const isWanted = ({ name }: Endpoint) => name.includes(only);
  const blog = await makeBlogFolder(POSTS);
  const copy = await copyFolder(blog);
  try {
    const rows = [
      ...(await compare(SENDING.filter(isWanted), './api-floor.ts', {}, runs)),
      ...(await compare(READING.filter(isWanted), './blog-floor.ts', { ours: blog, floor: copy }, runs)),
    ];
    return only ? [tableOf(rows, runs)] : [tableOf(rows, runs), await benchLog(runs)];
  } finally {
    for (const folder of [blog, copy]) await rm(folder, { recursive: true, force: true });
  }
}

type Folders = { ours?: string; floor?: string };

async function compare(endpoints: Endpoint[], floorScript: string, folders: Folders, runs: number) {
  await using ours = await startServer({ script: scriptOf('./api-host.ts'), dataDir: folders.ours });
  await using floor = await startServer({ script: scriptOf(floorScript), dataDir: folders.floor });
  const rows: Table['rows'] = [];
  for (const endpoint of endpoints) {
    const [byFloor, byUs] = await loadInTurns(endpoint, [floor, ours], runs);
    if (byFloor && byUs) rows.push(rowOf(endpoint.name, byUs, byFloor, endpoint.atLeast));
  }
  return rows;
}

/** The medians of each server. */
async function loadInTurns(
  { name, makePath, makeBody }: Endpoint,
  servers: readonly { port: number }[],
  runs: number,
): Promise<LoadFigures[]> {
  const figures = servers.map((): LoadFigures[] => []);
  for (const { port } of servers) await load({ makePath, makeBody, port, durationMs: WARM_UP_MS });
  for (let turn = 1; turn <= runs * TURNS_PER_RUN; turn += 1) {
    const inTurn = [...servers.entries()];
    for (const [at, { port }] of turn % 2 === 0 ? inTurn : inTurn.toReversed()) {
      const measured = await load({ makePath, makeBody, port, durationMs: DURATION_MS });
      if (measured.failed > 0) throw new Error(`${name}: ${measured.failed} requests failed`);
      figures[at]?.push(measured);
    }
    if (turn % TURNS_PER_RUN === 0) console.log(`api: ${name} run ${turn / TURNS_PER_RUN} of ${runs}`);
  }
  return figures.map(medians);
}

/** The line of the log for each answer, at the call that costs least and at a list. */
const LOGGED: Endpoint[] = [
  { name: 'GET /api/health/alive', makePath: () => '/api/health/alive' },
  { name: 'GET /api/blog/posts', makePath: () => '/api/blog/posts' },
];

async function benchLog(runs: number): Promise<Table> {
  const script = scriptOf('./api-host.ts');
  await using kept = await startServer({ script });
  await using none = await startServer({ script, env: { ACCESS_LOG: 'none' } });
  const rows: Table['rows'] = [];
  for (const endpoint of LOGGED) {
    const [without, logged] = await loadInTurns(endpoint, [none, kept], runs);
    if (!without || !logged) continue;
    const costUs = 1e6 / logged.perSecond - 1e6 / without.perSecond;
    rows.push([endpoint.name, round(logged.perSecond), round(without.perSecond), round(costUs)]);
  }
  return {
    title: `The log of the local host, kept in a file and left out, medians of ${runs}`,
    columns: ['call', 'requests/s with', 'without', 'µs a line'],
    rows,
  };
}

function tableOf(rows: Table['rows'], runs: number): Table {
  return {
    title: `API: local host beside a bare handler, 32 connections, ${POSTS} posts, medians of ${runs}`,
    columns: [
      'call',
      'requests/s ÷ floor',
      'p99 ÷ floor',
      'requests/s',
      'p99 ms',
      'floor requests/s',
      'floor p99 ms',
    ],
    rows,
  };
}

function rowOf(
  path: string,
  ours: LoadFigures,
  floor: LoadFigures,
  perSecond: number | undefined,
): Table['rows'][number] {
  return [
    path,
    ratio(ours.perSecond / floor.perSecond, { atLeast: THROUGHPUT }),
    ratio(ours.p99Ms / floor.p99Ms, { atMost: P99 }),
    perSecond === undefined ? round(ours.perSecond) : ratio(ours.perSecond, { atLeast: perSecond }),
    round(ours.p99Ms),
    round(floor.perSecond),
    round(floor.p99Ms),
  ];
}
