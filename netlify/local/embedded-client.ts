import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import { parse, protocol, types } from '@electric-sql/pglite';

const asText = (value: string) => value;
const { TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE } = types;

/** How drizzle wants PGlite to hand over what it converts itself. */
export const DRIZZLE_PARSERS = Object.fromEntries(
  [TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE].map((type) => [type, asText]),
);

/**
 * Sends a query as one message, as drivers do through a network, to a client made with `DRIZZLE_PARSERS`.
 *
 * PGlite itself sends six, to learn the types of the values in between, and copies its hundred parsers for the
 * few that drizzle names with every query: both take longer than a small query.
 */
export function withQueriesAtOnce(client: PGlite): PGlite {
  const transaction = client.transaction.bind(client);
  client.query = queryAtOnce(client, {
    otherwise: client.query.bind(client),
    isOpen: () => client.ready,
    inTurn: (send) => client._runExclusiveTransaction(() => client.runExclusive(send)),
  });
  client.transaction = (run) =>
    transaction((tx) => {
      const query = queryAtOnce(client, {
        otherwise: tx.query.bind(tx),
        isOpen: () => !tx.closed,
        inTurn: (send) => client.runExclusive(send),
      });
      return run(Object.assign(tx, { query }));
    });
  return client;
}

type Query = Transaction['query'];
type Sending = {
  /** PGlite's own way, for values whose text depends on a type, and for its errors. */
  otherwise: Query;
  isOpen: () => boolean;
  inTurn: <Answer>(send: () => Promise<Answer>) => Promise<Answer>;
};

const { serialize } = protocol;
const RUN = [serialize.describe({ type: 'P' }), serialize.execute({}), serialize.sync()];

const queryAtOnce =
  (client: PGlite, { otherwise, isOpen, inTurn }: Sending): Query =>
  async <Row>(text: string, values: unknown[] = [], { rowMode = 'object' }: QueryOptions = {}) => {
    if (!isOpen() || !values.every(isPlain)) return otherwise<Row>(text, values, { rowMode });
    const bind = serialize.bind({ values: values.map((value) => value?.toString() ?? null) });
    const message = Buffer.concat([serialize.parse({ text }), bind, ...RUN]);
    const answer = await inTurn(() => client.execProtocolStream(message));
    return parse.parseResults(answer, client.parsers, { rowMode })[0] as Results<Row>;
  };

const isPlain = (value: unknown): value is string | number | boolean | null | undefined =>
  value == null || typeof value !== 'object';
