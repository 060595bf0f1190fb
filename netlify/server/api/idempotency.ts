import { hash } from 'node:crypto';

import { sql } from 'drizzle-orm';
import {
  addMiddleware,
  isLazy,
  isProcedure,
  os,
  Procedure,
  type AnyRouter,
  type Lazyable,
} from '@orpc/server';
import { z } from 'zod';

import { isIdempotent, type AnyProcedure } from '#contracts/address.ts';

import type { Database } from '../db/database.ts';
import { alongside } from '../db/full-mode.ts';
import { rowsOf } from '../db/rows-of.ts';
import type { ApiContext } from './context.ts';
import { apiError } from './errors.ts';

export const KEY = /^[\w-]{8,100}$/;

/** A write that may be sent again: what it is, the key it came with, and what tells its body from others. */
type KeyedWrite = { scope: string; key: string; requestHash: string };

/**
 * A router whose idempotent writes, as their contracts name them, happen once however often they are sent with one
 * key. The guard is the innermost: what the others count and ask for is no part of its transaction.
 */
export function doneOnce(router: Lazyable<AnyRouter>): AnyRouter {
  if (isLazy(router)) throw new Error('A lazy router hides which of its writes happen once.');
  if (!isProcedure(router))
    return Object.fromEntries(Object.entries(router).map(([name, part]) => [name, doneOnce(part)]));
  const definition = router['~orpc'];
  if (!isIdempotent(router)) return router;
  return new Procedure({ ...definition, middlewares: addMiddleware(definition.middlewares, idempotent) });
}

/**
 * Makes a write with an `Idempotency-Key` happen once however often it is sent; see `once`. Without the header the
 * handler runs as it is.
 *
 * @throws 400 for a malformed key, 422 when the key came with another body before.
 */
const idempotent = os
  .$context<ApiContext>()
  .middleware(async ({ context, next, procedure }, input: unknown, output) => {
    const key = idempotencyKeyOf(context.request);
    if (key === undefined) return next();
    const requestHash = hash('sha256', JSON.stringify(input ?? null));
    const write = { scope: scopeOf(procedure['~orpc'].route), key, requestHash };
    const work = async (tx: Database) => {
      const result: { output: unknown } = await next({ context: { ...context, db: tx } });
      return result.output;
    };
    return output(await once(context.db, write, work));
  });

/**
 * What a write that is done once needs before its transaction, because it takes seconds. `undefined` where the write
 * was done before: its answer is known then, and its handler is not called.
 */
export async function prepareOnce<Result>(
  { db, request }: Pick<ApiContext, 'db' | 'request'>,
  { '~orpc': { route } }: Pick<AnyProcedure, '~orpc'>,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const key = idempotencyKeyOf(request);
  if (key === undefined) return work();
  return (await findWrite(db, scopeOf(route), key)) ? undefined : work();
}

/** Not by the names in a router: several have a `create`. */
export const scopeOf = ({ method, path }: { method?: string | undefined; path?: string | undefined }) =>
  `${method} ${path}`;

/** The request's `Idempotency-Key`, if it has one. @throws 400 for a malformed one. */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key !== null && !KEY.test(key))
    throw apiError(400, 'MALFORMED', 'An Idempotency-Key has 8 to 100 letters, digits, - or _.');
  return key ?? undefined;
}

/**
 * Does a write once and answers every repetition with its answer, as JSON has kept it.
 *
 * The key and the answer are stored in the transaction of the write itself; a repetition waits for it.
 *
 * @throws 422 when the key came with another body before.
 */
export function once(
  db: Database,
  { scope, key, requestHash }: KeyedWrite,
  work: (tx: Database) => Promise<unknown>,
): Promise<unknown> {
  return db.transaction(async (tx) => {
    if (!(await claim(tx, scope, key, requestHash))) return storedAnswer(tx, scope, key, requestHash);
    const answer = await work(tx);
    await keepAnswer(tx, scope, key, answer);
    return answer;
  });
}

// Written in SQL: a transaction cannot keep statements, and drizzle takes five times as long to write these anew. Nor
// does every function that starts need the tables of the platform for them.

/** Takes the key for this call, once whoever has it now is done; false when it was taken before. */
export async function claim(tx: Database, scope: string, key: string, requestHash: string): Promise<boolean> {
  const insert = sql`
    insert into idempotency_keys (scope, key, request_hash) values (${scope}, ${key}, ${requestHash})
    on conflict do nothing returning key`;
  const claimed = await alongside(tx, 'the key of a write', (inner) => inner.execute(insert));
  return claimed === undefined || rowsOf(claimed).length > 0;
}

export async function keepAnswer(tx: Database, scope: string, key: string, answer: unknown): Promise<void> {
  const response = JSON.stringify(answer ?? null);
  const update = sql`
    update idempotency_keys set response = ${response}::jsonb where scope = ${scope} and key = ${key}`;
  await alongside(tx, 'the answer to a write', (inner) => inner.execute(update));
}

/** What was answered to the write that took the key. @throws 422 when it came with another body. */
export async function storedAnswer(
  db: Database,
  scope: string,
  key: string,
  requestHash: string,
): Promise<unknown> {
  const stored = await findWrite(db, scope, key);
  if (stored?.requestHash !== requestHash)
    throw apiError(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.');
  return stored.response ?? undefined;
}

async function findWrite(db: Database, scope: string, key: string) {
  const found = sql`
    select request_hash as "requestHash", response from idempotency_keys where scope = ${scope} and key = ${key}`;
  const [row] = rowsOf(await db.execute(found));
  return row === undefined ? undefined : StoredWrite().parse(row);
}

/** Made where a write is repeated, which is seldom. */
const StoredWrite = () => z.object({ requestHash: z.string(), response: z.unknown() });
