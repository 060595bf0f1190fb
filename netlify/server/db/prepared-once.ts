import type { Database } from './database.ts';

/** A statement of drizzle that can be put together under a name. */
type Preparable<Statement> = { prepare: (name: string) => Statement };

let definitions = 0;

/**
 * Keeps the statements that were put together once for each database, because drizzle takes longer to write a
 * frequent statement than most of them take to run. What a statement's text depends on are its `variants`, of which
 * there are few; everything else is a placeholder.
 *
 * Each has a name, the same in every transaction, under which a connection of the server keeps its plan too: planning
 * took a fifth of a public read. A pooler between has to know such statements, as Neon's does.
 */
export function preparedOnce<Variants extends unknown[], Statement>(
  write: (db: Database, ...variants: Variants) => Preparable<Statement>,
): (db: Database, ...variants: Variants) => Statement {
  const definition = ++definitions;
  const numbers = new Map<string, number>();
  const statements = new WeakMap<Database, Map<number, Statement>>();
  return (db, ...variants) => {
    const key = JSON.stringify(variants);
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    const known = statements.get(db) ?? new Map<number, Statement>();
    statements.set(db, known);
    const statement =
      known.get(number) ?? write(db, ...variants).prepare(`statement_${definition}_${number}`);
    known.set(number, statement);
    return statement;
  };
}
