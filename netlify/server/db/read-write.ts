/**
 * A database may take no changes unless a transaction says that it writes (`default_transaction_read_only`): so hosts
 * do where the plan is used up, and expect that what is to go is deleted in such transactions.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

import { databaseErrorCode } from './errors.ts';

const readWrite = new AsyncLocalStorage<true>();

/** What a transaction of this work begins with; nothing unless it is to write all the same. */
export const accessMode = (): { accessMode: 'read write' } | undefined =>
  readWrite.getStore() && { accessMode: 'read write' };

const REFUSED = '25006';
/** A standby, which takes no changes whatever a transaction says. */
const IN_RECOVERY = '0A000';

/**
 * Does `work`, and where the database takes no changes once more in transactions that say that they write.
 *
 * @throws what was refused at first where the database takes none at all
 */
export async function despiteReadOnly<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (refused) {
    if (databaseErrorCode(refused) !== REFUSED) throw refused;
    return readWrite.run(true, work).catch((error: unknown) => {
      throw databaseErrorCode(error) === IN_RECOVERY ? refused : error;
    });
  }
}

type Lent = { query: (...statement: unknown[]) => unknown; release: (error?: unknown) => void };
type Querying = { connect: () => Promise<Lent>; query: (...statement: unknown[]) => unknown };

/** By a callback, as pools do: their drivers keep it in the statement, which may be a prepared one. */
const sent = (client: Lent, statement: unknown[]) =>
  new Promise((resolve, reject) => {
    client.query(...statement, (error: Error | null, answer: unknown) =>
      error ? reject(error) : resolve(answer),
    );
  });

/** Makes a pool send a single statement in a transaction of its own where it is to say that it writes. */
export function withAccessMode<Pool extends object>(pool: Pool): Pool {
  const querying = pool as Querying;
  const send = querying.query.bind(pool);
  const sendInTransaction = async (...statement: unknown[]) => {
    const client = await querying.connect();
    let lost: unknown;
    try {
      await client.query('begin read write');
      const answer = await sent(client, statement);
      await client.query('commit');
      return answer;
    } catch (error) {
      await Promise.resolve(client.query('rollback')).catch((reason: unknown) => void (lost = reason));
      throw error;
    } finally {
      client.release(lost);
    }
  };
  const query = (...statement: unknown[]) => (accessMode() ? sendInTransaction : send)(...statement);
  return Object.assign(pool, { query });
}
