/** What the owner's tables are measured with: a log of 100,000 entries, and as many rows in each of 31 tables. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Client } from 'pg';

export const ROWS = 100_000;
const TABLES = 31;

/** A connection to the database of a host that runs on this folder. */
export async function connectTo(dataDir: string): Promise<Client> {
  const client = new Client({
    connectionString: readFileSync(path.join(dataDir, 'database-url'), 'utf8').trim(),
  });
  await client.connect();
  return client;
}

/** Entries of three years by the owner, and every tenth by nobody. */
export async function fillLog(client: Client): Promise<void> {
  await client.query(`
    insert into admin_logs (user_id, action, resource, resource_id, details, ip_address, user_agent, created_at)
    select case when n % 10 = 0 then null else 1 end,
      (array['created','updated','deleted','published','signed in','viewed'])[1 + n % 6],
      (array['blog_post','file','session','job_application','contact','blog_tag'])[1 + n % 6], n::text,
      jsonb_build_object('title', 'A text about ' || md5(n::text), 'size', n),
      '203.0.113.' || n % 250, 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36',
      now() - (${ROWS} - n) * interval '15 minutes'
    from generate_series(1, ${ROWS}) n`);
  await client.query('vacuum analyze admin_logs');
  await client.query('vacuum analyze activity_chain');
}

/** Tables like those of the product, and one of the product, whose rows may be looked at. */
export async function fillTables(client: Client): Promise<void> {
  for (let number = 1; number < TABLES; number += 1) {
    const name = `bench_${number}`;
    await client.query(`
      create table ${name} (id integer generated always as identity primary key, title text not null,
        size integer not null, created_at timestamptz not null default now(), user_id integer references admin_users)`);
    await client.query(`create index ${name}_user_id_index on ${name} (user_id)`);
    await client.query(`
      insert into ${name} (title, size, user_id) select md5(n::text), n, 1 from generate_series(1, ${ROWS}) n`);
    await client.query(`vacuum analyze ${name}`);
  }
  await client.query(`
    insert into contacts (first_name, last_name, email, opportunity_type, message)
    select 'Ada', 'Example', md5(n::text) || '@example.com', 'other', repeat('We would like to talk. ', 10)
    from generate_series(1, ${ROWS}) n`);
  await client.query('vacuum analyze contacts');
}
