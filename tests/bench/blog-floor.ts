/**
 * The floor of the blog's API: a bare `node:http` handler that sends the very statements of our service, taken
 * from it once, to the same kind of embedded Postgres. No validation, no router, no serializer.
 */
import { createServer } from 'node:http';

import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

import { PostQuery } from '../../src/contracts/blog.ts';
import { startPostgres } from '../../netlify/local/postgres/server.ts';
import * as blog from '../../netlify/server/blog/published/service.ts';
import { poolOptions, VISITOR } from '../../netlify/server/db/pool.ts';

const SLUG = 'sample-slug';
const WORDS = 'samplewordone samplewordtwo';
const PAGE = 77;

type Statement = { text: string; values: unknown[] };

const postgres = await startPostgres(process.env['DATA_DIR'] ?? '');
const client = new Pool(poolOptions(postgres.url, VISITOR));
const sent: Statement[] = [];
const logQuery = (text: string, values: unknown[]) => sent.push({ text, values });
const db = drizzle({ client, casing: 'snake_case', logger: { logQuery } });

/** The first statement that a call of the service sends. */
async function statementOf(run: () => Promise<unknown>): Promise<Statement> {
  sent.length = 0;
  await run();
  const [statement] = sent;
  if (!statement) throw new Error('nothing was sent');
  return statement;
}

const now = new Date();
const query = (values: Record<string, string>) => PostQuery.parse(values);
const post = await statementOf(() => blog.findPost(db, SLUG, now));
const list = await statementOf(() => blog.listPosts(db, query({ page: String(PAGE) }), now));
const search = await statementOf(() =>
  blog.listPosts(db, query({ search: WORDS, sortBy: 'match', content: 'false' }), now),
);

/** Runs a statement with other values for those of the sample. */
async function run({ text, values }: Statement, replace: (value: unknown) => unknown): Promise<unknown[]> {
  return (await client.query<Record<string, unknown>>(text, values.map(replace))).rows;
}

async function answer(url: URL): Promise<unknown> {
  const parameter = (name: string) => url.searchParams.get(name) ?? '';
  if (url.pathname === '/api/health') return {};
  if (url.pathname === '/api/blog-post')
    return (await run(post, (value) => (value === SLUG ? parameter('slug') : value)))[0];
  const words = parameter('search');
  if (!words) {
    const offset = (Number(parameter('page')) - 1) * 10;
    return { posts: await run(list, (value) => (value === (PAGE - 1) * 10 ? offset : value)) };
  }
  const prefix = (text: string) =>
    `${text
      .split(' ')
      .map((term) => `'${term}'`)
      .join(' & ')}:*`;
  const values = new Map<unknown, unknown>([
    [WORDS, words],
    [prefix(WORDS), prefix(words)],
  ]);
  return { posts: await run(search, (value) => values.get(value) ?? value) };
}

const server = createServer((request, response) => {
  void answer(new URL(request.url ?? '/', 'http://localhost')).then((body) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  );
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.on(
  'SIGTERM',
  () =>
    void client
      .end()
      .then(postgres.close)
      .then(() => process.exit()),
);
