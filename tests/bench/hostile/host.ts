/** The functions that are deployed, in this process and on an embedded Postgres, with a signed-in owner. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'drizzle-orm';

import { loadFunctions, selectFunction } from '../../../netlify/local/functions.ts';
import { openInstance } from '../../../netlify/local/instance.ts';
import { ROOT } from '../../../netlify/local/settings.ts';
import { SESSION_COOKIE, startSession } from '../../../netlify/server/api/session/session.ts';
import { openDatabase } from '../../../netlify/server/db/client.ts';
import type { Database } from '../../../netlify/server/db/database.ts';
import { adminUsers } from '../../../netlify/server/db/schema/auth.ts';

const PORT = 8_889;
/** How many there are for calls to read. */
export const APPLICATIONS = 200;
/** The link of answers that are there to be read. */
export const STORED = '/stored';
/** The secret in the address of the calendar. */
export const CALENDAR = 'a-calendar';
const ADDRESS = '203.0.113.7';

export type Sent = {
  method?: string;
  /** Below the site, such as `/api/chat`. */
  path: string;
  body?: BodyInit;
  headers?: Record<string, string>;
};

export type Host = {
  db: Database;
  /** The header of the owner's browser. */
  cookie: string;
  /** What ends the address of the owner's calendar. */
  calendar: string;
  /** Sends it as the platform does and reads the answer to its end; its status, 0 where no function answers. */
  send: (sent: Sent) => Promise<number>;
  [Symbol.asyncDispose]: () => Promise<void>;
};

/** Opens it on a new, seeded database that is gone in the end. */
export async function openHost(): Promise<Host> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  process.env.OWNER_PASSWORD ??= randomUUID();
  const instance = await openInstance({ port: PORT, dataDir });
  const { db, close } = await openDatabase(instance.environment.DATABASE_URL);
  const functions = await loadFunctions(path.join(ROOT, 'netlify/functions'));
  const [owner] = await db.select().from(adminUsers);
  const token = await startSession(db, owner?.id ?? 0, { now: new Date(), userAgent: null });
  return {
    db,
    cookie: `${SESSION_COOKIE}=${token}`,
    calendar: `${CALENDAR}.ics`,
    async send({ method = 'GET', path: address, body, headers = {} }) {
      const url = `http://localhost:${PORT}${address}`;
      const request = new Request(url, { method, headers, ...(body !== undefined && { body }) });
      const handler = selectFunction(functions, new URL(url).pathname)?.handler;
      const response = await handler?.(request, { ip: ADDRESS, requestId: randomUUID() });
      await response?.arrayBuffer();
      return response?.status ?? 0;
    },
    async [Symbol.asyncDispose]() {
      await close();
      await instance.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Lets the next call be one of few, and the first of its kind, however many there were. */
export async function forgetCalls(db: Database): Promise<void> {
  await db.execute(sql`
    with calls as (delete from rate_limits), failures as (delete from login_failures),
      drafts as (delete from blog_post_drafts), comments as (delete from blog_comments where id > 1),
      categories as (delete from blog_categories where id > 1), tags as (delete from blog_tags where id > 1),
      filters as (delete from job_saved_filters where id > 1),
      applications as (delete from job_applications where id > ${APPLICATIONS}),
      answers as (delete from assistant_answers where id > 1 and link <> ${STORED}),
      answer as (update assistant_answers set updated_at = '2026-01-01' where id = 1),
      contacts as (delete from job_application_contacts where id > 1),
      files as (delete from managed_files where id > 1), resumes as (delete from base_resumes where id > 1)
    select`);
}
