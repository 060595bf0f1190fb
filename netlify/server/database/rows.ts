/** Rows of any table, a page at a time, read only and with secrets masked. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { createHash, hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

import { CELL_MAXIMUM, type TableColumn, type TableRows, type TableRowsQuery } from '#contracts/database.ts';

import { type Caller, recordBeside } from '../activity/record.ts';
import { apiError, invalidInput, notFound } from '../api/errors.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows-of.ts';
import { type CatalogColumn, selectColumns } from './repository.ts';
import { rowsStatement } from './rows-query.ts';
import { shownColumns } from './shown-columns.ts';
import { currentSigningKey } from '../api/visitor.ts';
import { databaseErrorCode } from '../db/errors.ts';

const Row = z.object({ cells: z.array(z.string().nullable()), place: z.array(z.string().nullable()) });

/**
 * A page of a table's rows, after the look at them was written to the activity log.
 *
 * @throws 404 for a table that is not there; 422 for a column that is not there or masked, for a cursor of another
 * question, and for one that two seconds do not answer
 */
export async function listRows(db: Database, caller: Caller, query: TableRowsQuery): Promise<TableRows> {
  const { tablename: table, limit, after: cursor } = query;
  const columns = await columnsOf(db, table);
  const shown = columns.filter(({ isMasked }) => !isMasked);
  const keys = columns
    .filter(({ keyPlace }) => keyPlace !== null)
    .toSorted((a, b) => (a.keyPlace ?? 0) - (b.keyPlace ?? 0));
  const sort = {
    column: query.sort === undefined ? undefined : visible(shown, query.sort, 'sort'),
    order: query.order,
  };
  const filter =
    query.column === undefined
      ? undefined
      : { column: visible(shown, query.column, 'column'), ...pick(query) };
  const question = [table, query.sort, query.order, query.column, query.equals, query.contains];
  const after = cursor === undefined ? undefined : await openCursor(question, cursor);
  if (cursor !== undefined && !after)
    throw invalidInput([
      { path: ['after'], message: 'This is no place in these rows: begin with the first page' },
    ]);

  await recordBeside(db, caller, 'viewed', 'database', table, detailsOf(query));
  const statement = rowsStatement({ table, shown, keys, sort, filter, after, limit: limit + 1 });
  const found = await readOnly(db, async (tx) => z.array(Row).parse(rowsOf(await tx.execute(statement))));
  if (!found) throw tooSlow(query);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    columns: columns.map(viewOf),
    rows: rows.map(({ cells }) => withMasked(columns, cells)),
    next: last ? await sealCursor(question, last.place) : null,
  };
}

/** The exact number of rows; `null` where two seconds are not enough. @throws 404 */
export async function countRows(db: Database, table: string): Promise<number | null> {
  await columnsOf(db, table);
  const counted = await readOnly(db, async (tx) => {
    const result = await tx.execute(
      sql`select count(*)::int as "rows" from ${sql.identifier('public')}.${sql.identifier(table)}`,
    );
    return z.array(z.object({ rows: z.number() })).parse(rowsOf(result))[0]?.rows;
  });
  return counted ?? null;
}

type KnownColumn = CatalogColumn & { isMasked: boolean };

async function columnsOf(db: Database, table: string): Promise<KnownColumn[]> {
  const columns = await selectColumns(db, table);
  if (columns.length === 0) return notFound('table');
  const shown = shownColumns(table);
  return columns.map((column) => ({ ...column, isMasked: !shown.has(column.name) }));
}

/** @throws 422, the same for a column that is masked and for one that is not there. */
function visible(shown: KnownColumn[], name: string, field: string): KnownColumn {
  const found = shown.find((column) => column.name === name);
  if (!found) throw invalidInput([{ path: [field], message: 'Choose a column that is shown' }]);
  return found;
}

const pick = ({ equals, contains }: TableRowsQuery) => ({ equals, contains });

/** What was looked for, without what was not. */
function detailsOf({ tablename: _, after, limit: __, ...asked }: TableRowsQuery): Record<string, unknown> {
  const given = Object.entries({ ...asked, isFurtherPage: after !== undefined });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

function tooSlow({ column, sort }: TableRowsQuery) {
  const field = column === undefined ? 'sort' : 'column';
  if (column === undefined && sort === undefined)
    return apiError(503, 'UNAVAILABLE', 'Reading this table took longer than two seconds.', {
      retryAfterSeconds: 5,
    });
  return apiError(422, 'TOO_SLOW', 'This took longer than two seconds. Ask for it in another way.', {
    fields: { [field]: 'Choose another column: this one took longer than two seconds' },
  });
}

const viewOf = ({ name, type, keyPlace, isMasked }: KnownColumn): TableColumn => ({
  name,
  type,
  isKey: keyPlace !== null,
  isMasked,
});

/** The texts that were read, in the order of all columns: what is masked was never read. */
function withMasked(columns: KnownColumn[], cells: (string | null)[]): (string | null)[] {
  const rest = [...cells];
  return columns.map(({ isMasked }) => (isMasked ? null : cut(rest.shift() ?? null)));
}

const cut = (text: string | null): string | null =>
  text !== null && text.length > CELL_MAXIMUM ? `${text.slice(0, CELL_MAXIMUM).toWellFormed()}…` : text;

/**
 * Where a page of rows ended, for the page after it. Sealed: a key may be masked, and whoever could write cursors of
 * their own would find it out by asking which rows come after them.
 */
const Values = z.array(z.string().nullable());
const KEY_BYTES = 32;

const key = () =>
  new Uint8Array(hkdfSync('sha256', currentSigningKey().secret, '', 'cursor of table rows', KEY_BYTES));

/** A cursor is of one question: the same table, order and filter. */
const subjectOf = (question: unknown[]) =>
  createHash('sha256').update(JSON.stringify(question)).digest('base64url');

function sealCursor(question: unknown[], values: (string | null)[]): Promise<string> {
  return new EncryptJWT({ values })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(subjectOf(question))
    .encrypt(key());
}

/** The values of a cursor that was sealed for this question; `undefined` for any other text. */
async function openCursor(question: unknown[], cursor: string): Promise<(string | null)[] | undefined> {
  try {
    const { payload } = await jwtDecrypt(cursor, key(), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      subject: subjectOf(question),
    });
    return Values.parse(payload['values']);
  } catch {
    return undefined;
  }
}

const STATEMENT_TIMEOUT_MS = 2_000;
/** Postgres gave a statement up, because it took too long. */
const QUERY_CANCELED = '57014';

/** Reads in a transaction that cannot write, each statement for two seconds at most; `undefined` beyond them. */
async function readOnly<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await db.transaction(
      async (tx) => {
        await tx.execute(sql`
          select set_config('statement_timeout', ${String(STATEMENT_TIMEOUT_MS)}, true),
            set_config('timezone', 'UTC', true)`);
        return work(tx);
      },
      { accessMode: 'read only' },
    );
  } catch (error) {
    if (databaseErrorCode(error) === QUERY_CANCELED) return undefined;
    throw error;
  }
}
