/**
 * The floor of the API: a bare `node:http` handler that parses the same JSON and does the same work in the same
 * embedded Postgres, through a pool of the same size: for a contact the counter, then one transaction that claims
 * the key, inserts and keeps the answer; for a question the counters of the minute and the day. It hashes,
 * validates, routes and guards nothing, sends no headers of security, and its answer to a question is a constant.
 */
import { createServer, type IncomingMessage } from 'node:http';

import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';

import { startPostgres } from '../../netlify/local/postgres/server.ts';
import { migrate } from '../../netlify/server/db/migrations.ts';
import { forgetIdleClient, poolOptions, VISITOR } from '../../netlify/server/db/pool.ts';

type Queries = Pick<PoolClient, 'query'>;

const WINDOW_MS = 10 * 60 * 1000;

const COUNT_CALL = `
  insert into rate_limits (key, count, resets_at) values ($1, 1, $3)
  on conflict (key) do update set
    count = case when rate_limits.resets_at <= $2::timestamptz then 1 else rate_limits.count + 1 end,
    resets_at = case when rate_limits.resets_at <= $2::timestamptz then $3::timestamptz else rate_limits.resets_at end
  returning key, count, resets_at`;
const CLAIM_KEY = `
  insert into idempotency_keys (scope, key, request_hash) values ('create', $1, $2)
  on conflict do nothing returning key`;
const INSERT_CONTACT = `
  insert into contacts (first_name, last_name, email, company, opportunity_type, message, status)
  values ($1, $2, $3, $4, $5, $6, 'new')
  returning id, created_at`;
const KEEP_ANSWER = `update idempotency_keys set response = $2 where scope = 'create' and key = $1`;

const postgres = await startPostgres(process.env['DATA_DIR'] ?? '');
const pool = new Pool(poolOptions(postgres.url, VISITOR));
pool.on('error', forgetIdleClient);
await migrate(drizzle({ client: pool }));

async function countCall(db: Queries, name: string, address: string): Promise<void> {
  const now = Date.now();
  const end = new Date(now + WINDOW_MS).toISOString();
  await db.query(COUNT_CALL, [`${name}:${address}`, new Date(now).toISOString(), end]);
}

async function transaction<Result>(work: (tx: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  await client.query('begin');
  const result = await work(client);
  await client.query('commit');
  client.release();
  return result;
}

async function createContact(request: IncomingMessage, body: Record<string, string>): Promise<unknown> {
  await countCall(pool, 'contacts', request.socket.remoteAddress ?? '');
  const key = String(request.headers['idempotency-key']);
  return transaction(async (tx) => {
    await tx.query(CLAIM_KEY, [key, key]);
    const { firstName, lastName, email, company, opportunityType, message } = body;
    const values = [firstName, lastName, email, company, opportunityType, message];
    const { rows } = await tx.query<{ id: number; created_at: Date }>(INSERT_CONTACT, values);
    const answer = { id: rows[0]?.id, createdAt: rows[0]?.created_at };
    await tx.query(KEEP_ANSWER, [key, JSON.stringify(answer)]);
    return answer;
  });
}

async function answerChat(request: IncomingMessage): Promise<unknown> {
  const address = request.socket.remoteAddress ?? '';
  await countCall(pool, 'chat:minute', address);
  await countCall(pool, 'chat:day', address);
  return { response: 'An answer of the usual length. '.repeat(10), citations: [], answeredBy: 'search' };
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  const text = Buffer.concat(chunks).toString();
  if (request.url === '/api/contacts')
    return createContact(request, JSON.parse(text) as Record<string, string>);
  if (request.url === '/api/chat') return answerChat(request);
  return {};
}

const server = createServer((request, response) => {
  void answer(request).then((body) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.on(
  'SIGTERM',
  () =>
    void pool
      .end()
      .then(postgres.close)
      .then(() => process.exit()),
);
