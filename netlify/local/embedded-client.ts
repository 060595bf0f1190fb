import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { types } from '@electric-sql/pglite';

const asText = (value: string) => value;
const { TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE } = types;

/** How drizzle wants PGlite to hand over what it converts itself. */
export const DRIZZLE_PARSERS = Object.fromEntries(
  [TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE].map((type) => [type, asText]),
);

/**
 * Takes drizzle's parsers out of its queries: a client made with `DRIZZLE_PARSERS` has them, and PGlite would
 * copy its hundred others for each query again, which takes longer than a small query.
 */
export function withoutQueryParsers(client: PGlite): PGlite {
  const transaction = client.transaction.bind(client);
  client.query = queryOf(client.query.bind(client));
  client.transaction = (run) =>
    transaction((tx) => run(Object.assign(tx, { query: queryOf(tx.query.bind(tx)) })));
  return client;
}

type Query = Transaction['query'];

const queryOf =
  (query: Query): Query =>
  (text, values, options) =>
    query(text, values, withoutParsers(options));

const withoutParsers = ({ parsers: _, ...options }: QueryOptions = {}) => options;
