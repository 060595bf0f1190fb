import type { Database } from './database.ts';

/**
 * Keeps the statements that were put together once for each database, because drizzle takes longer to write a
 * frequent statement than most of them take to run. What a statement's text depends on are its `variants`;
 * everything else is a placeholder.
 *
 * `prepare` it without a name: a name would make it the property of one session, which a pooler hands on.
 */
export function preparedOnce<Variants extends unknown[], Statement>(
  prepare: (db: Database, ...variants: Variants) => Statement,
): (db: Database, ...variants: Variants) => Statement {
  const statements = new WeakMap<Database, Map<string, Statement>>();
  return (db, ...variants) => {
    const known = statements.get(db) ?? new Map<string, Statement>();
    statements.set(db, known);
    const key = JSON.stringify(variants);
    const statement = known.get(key) ?? prepare(db, ...variants);
    known.set(key, statement);
    return statement;
  };
}
