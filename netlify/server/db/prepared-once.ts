import type { Database } from './database.ts';

/**
 * Keeps a statement that was put together once for each database, because drizzle takes longer to write a
 * frequent statement than most of them take to run.
 *
 * `prepare` it without a name: a name would make it the property of one session, which a pooler hands on.
 */
export function preparedOnce<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const statements = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = statements.get(db) ?? prepare(db);
    statements.set(db, statement);
    return statement;
  };
}
