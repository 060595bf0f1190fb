/** What the owner's tables are measured with: a log of 100,000 entries, and as many rows in each of 31 tables. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Client } from 'pg';

export const ROWS = 100_000;
/** The chain of the log is one row, and in one transaction none of its former versions can be cleared away. */
const ROWS_AT_ONCE = 1_000;
export const APPLICATIONS = 5_000;
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
  for (let first = 1; first <= ROWS; first += ROWS_AT_ONCE) {
    await client.query(`
    insert into admin_logs (user_id, action, resource, resource_id, details, ip_address, user_agent, created_at)
    select case when n % 10 = 0 then null else 1 end,
      (array['created','updated','deleted','published','signed in','viewed'])[1 + n % 6],
      (array['blog_post','file','session','job_application','contact','blog_tag'])[1 + n % 6], n::text,
      jsonb_build_object('title', 'A text about ' || md5(n::text), 'size', n),
      '203.0.113.' || n % 250, 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36',
      now() - (${ROWS} - n) * interval '15 minutes'
    from generate_series(${first}, ${first + ROWS_AT_ONCE - 1}) n`);
  }
  await client.query('vacuum analyze admin_logs');
  await client.query('vacuum analyze activity_chain');
}

/** Applications of two years with long texts, each with four entries of its history. */
export async function fillApplications(client: Client): Promise<void> {
  await client.query('delete from job_applications');
  await client.query('alter table job_applications alter column id restart');
  await client.query(`
    insert into job_applications (company, position, location, salary, source, job_url, description, requirements,
      applied_date, status, priority, next_step_date)
    select (array['Acme','Northwind','Contoso','Initech','Umbrella','Globex','Hooli','Vandelay'])[1 + n % 8] || ' ' || n,
      'IT Director', 'Seattle', 'USD 150,000', 'Referral', 'https://example.com/jobs/' || n,
      repeat('You lead the teams of infrastructure. ', 40), repeat('Ten years of ' || md5(n::text) || '. ', 20),
      current_date - n % 700, (array['pending','interview','offer','rejected','withdrawn'])[1 + n % 5],
      (array['low','medium','high'])[1 + n % 3], case when n % 4 = 0 then current_date + n % 20 end
    from generate_series(1, ${APPLICATIONS}) n`);
  await client.query(`
    insert into job_application_events (application_id, type, title, description, event_date)
    select a.id, 'note', 'Called', 'They will call back.', now() - n * interval '3 days'
    from job_applications a, generate_series(1, 4) n`);
  await client.query('vacuum analyze job_applications, job_application_events');
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
