import type { PGlite, QueryOptions, Results, RowMode, Transaction } from '@electric-sql/pglite';
import { parse, protocol, types } from '@electric-sql/pglite';

const asText = (value: string) => value;
const { TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE } = types;

/** How drizzle wants PGlite to hand over what it converts itself. */
export const DRIZZLE_PARSERS = Object.fromEntries(
  [TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE].map((type) => [type, asText]),
);

/**
 * Sends a query as one message, as drivers do through a network, to a client made with `DRIZZLE_PARSERS`, and
 * lets Postgres keep the statements that come again.
 *
 * PGlite itself sends six, to learn the types of the values in between, and copies its hundred parsers for the
 * few that drizzle names with every query: a small query takes three times as long.
 */
export function withQueriesAtOnce(client: PGlite): PGlite {
  const transaction = client.transaction.bind(client);
  const send = sender(client);
  client.query = queryAtOnce({
    send: (...query) => client._runExclusiveTransaction(() => client.runExclusive(() => send(...query))),
    otherwise: client.query.bind(client),
    isOpen: () => client.ready,
  });
  client.transaction = (run) =>
    transaction((tx) => {
      const query = queryAtOnce({
        send: (...query) => client.runExclusive(() => send(...query)),
        otherwise: tx.query.bind(tx),
        isOpen: () => !tx.closed,
      });
      return run(Object.assign(tx, { query }));
    });
  return client;
}

type Query = Transaction['query'];
type Send = (text: string, values: (string | null)[], rowMode: RowMode) => Promise<Results>;
type Client = {
  send: Send;
  /** PGlite's own way, for values whose text depends on a type, and for its errors. */
  otherwise: Query;
  isOpen: () => boolean;
};

const queryAtOnce =
  ({ send, otherwise, isOpen }: Client): Query =>
  async <Row>(text: string, values: unknown[] = [], { rowMode = 'object' }: QueryOptions = {}) => {
    if (!isOpen() || !values.every(isPlain)) return otherwise<Row>(text, values, { rowMode });
    const texts = values.map((value) => value?.toString() ?? null);
    return (await send(text, texts, rowMode)) as Results<Row>;
  };

const isPlain = (value: unknown): value is string | number | boolean | null | undefined =>
  value == null || typeof value !== 'object';

/** So many statements are kept: more than the product has, but for lists of any length. */
const KEPT = 300;
const { serialize } = protocol;
const RUN = [serialize.describe({ type: 'P' }), serialize.execute({}), serialize.sync()];

/** Sends one query at a time. */
function sender(client: PGlite): Send {
  const names = new Map<string, string>();
  const parsed = new Set<string>();
  return async (text, values, rowMode) => {
    if (!names.has(text) && names.size < KEPT) names.set(text, `kept-${names.size}`);
    const statement = names.get(text) ?? '';
    const isParsed = parsed.delete(text);
    const begin = isParsed
      ? []
      : [serialize.close({ type: 'S', name: statement }), serialize.parse({ name: statement, text })];
    const message = Buffer.concat([...begin, serialize.bind({ statement, values }), ...RUN]);
    const answer = await client.execProtocolStream(message);
    if (statement) parsed.add(text); // only now: after an error, such as of a changed table, it begins anew
    const [results] = parse.parseResults(answer, client.parsers, { rowMode });
    return results ?? { rows: [], fields: [] };
  };
}
