import { and, asc, desc, eq, gt, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { firstOf, onlyRow, rowsOf } from '../db/rows-of.ts';
import { certificateChecks, sslCertificates } from '../db/schema/certificates.ts';

export type CertificateRow = typeof sslCertificates.$inferSelect;
export type NewCertificate = typeof sslCertificates.$inferInsert;
export type CheckRow = typeof certificateChecks.$inferSelect;
export type NewCheck = typeof certificateChecks.$inferInsert;

/** Newest first. */
export function selectCertificates(db: Database): Promise<CertificateRow[]> {
  return db.select().from(sslCertificates).orderBy(desc(sslCertificates.id));
}

export const findCertificate = (db: Database, id: number): Promise<CertificateRow | undefined> =>
  firstOf(db.select().from(sslCertificates).where(eq(sslCertificates.id, id)));

/** The row that nobody else can change until the transaction ends. */
export const lockCertificate = (tx: Database, id: number): Promise<CertificateRow | undefined> =>
  firstOf(tx.select().from(sslCertificates).where(eq(sslCertificates.id, id)).for('update'));

/** The id of a row that is not there yet: what is sealed for it names it. */
export async function nextId(tx: Database): Promise<number> {
  const result = await tx.execute(
    sql`select nextval(pg_get_serial_sequence('ssl_certificates', 'id'))::int as id`,
  );
  const [row] = rowsOf(result) as { id: number }[];
  if (!row) throw new Error('the sequence gave no id');
  return row.id;
}

export async function insertCertificate(
  tx: Database,
  id: number,
  values: NewCertificate,
): Promise<CertificateRow> {
  return onlyRow(
    await tx
      .insert(sslCertificates)
      .overridingSystemValue()
      .values({ ...values, id })
      .returning(),
  );
}

export async function updateCertificate(
  tx: Database,
  id: number,
  values: Partial<NewCertificate>,
): Promise<CertificateRow> {
  return onlyRow(await tx.update(sslCertificates).set(values).where(eq(sslCertificates.id, id)).returning());
}

export async function deleteCertificate(tx: Database, id: number): Promise<void> {
  await tx.delete(sslCertificates).where(eq(sslCertificates.id, id));
}

/** The next row after `id` that holds a key. */
export async function nextCertificate(db: Database, id: number): Promise<CertificateRow | undefined> {
  const [row] = await db
    .select()
    .from(sslCertificates)
    .where(gt(sslCertificates.id, id))
    .orderBy(asc(sslCertificates.id))
    .limit(1);
  return row;
}

export async function insertCheck(db: Database, values: NewCheck): Promise<CheckRow> {
  return onlyRow(await db.insert(certificateChecks).values(values).returning());
}

/** Newest first. */
export function selectChecks(db: Database, certificateId: number, limit: number): Promise<CheckRow[]> {
  return db
    .select()
    .from(certificateChecks)
    .where(eq(certificateChecks.certificateId, certificateId))
    .orderBy(desc(certificateChecks.id))
    .limit(limit);
}

const newest = (db: Database) =>
  db
    .selectDistinctOn([certificateChecks.certificateId])
    .from(certificateChecks)
    .orderBy(certificateChecks.certificateId, desc(certificateChecks.id));

/** The newest check of each certificate that has one, by its id. */
export async function newestChecks(db: Database, ids: number[]): Promise<Map<number, CheckRow>> {
  const rows = await newest(db).where(inArray(certificateChecks.certificateId, ids));
  return new Map(rows.map((row) => [row.certificateId, row]));
}

/** Active ones that nobody has checked since, the longest unchecked first. */
export async function selectUnchecked(db: Database, since: Date): Promise<CertificateRow[]> {
  const last = db
    .select({
      certificateId: certificateChecks.certificateId,
      at: sql<Date>`max(${certificateChecks.checkedAt})`.as('at'),
    })
    .from(certificateChecks)
    .where(eq(certificateChecks.origin, 'nightly'))
    .groupBy(certificateChecks.certificateId)
    .as('last');
  const rows = await db
    .select({ certificate: sslCertificates })
    .from(sslCertificates)
    .leftJoin(last, eq(last.certificateId, sslCertificates.id))
    .where(and(eq(sslCertificates.isActive, true), or(isNull(last.at), lt(last.at, since))))
    .orderBy(sql`${last.at} nulls first`, asc(sslCertificates.id));
  return rows.map(({ certificate }) => certificate);
}

/** Removes checks of before a day, but for the newest of each certificate. */
export async function deleteChecks(db: Database, before: Date): Promise<void> {
  const kept = db
    .select({ id: sql<number>`max(${certificateChecks.id})` })
    .from(certificateChecks)
    .groupBy(certificateChecks.certificateId);
  await db
    .delete(certificateChecks)
    .where(and(lt(certificateChecks.checkedAt, before), notInArray(certificateChecks.id, kept)));
}

/** Active certificates with their newest check: what notices are made of. */
export async function selectActiveWithCheck(db: Database) {
  const last = newest(db).as('last');
  return db
    .select({
      id: sslCertificates.id,
      name: sslCertificates.name,
      domain: sslCertificates.domain,
      expiresAt: sslCertificates.expiresAt,
      served: last.served,
    })
    .from(sslCertificates)
    .leftJoin(last, eq(last.certificateId, sslCertificates.id))
    .where(eq(sslCertificates.isActive, true))
    .orderBy(sql`${sslCertificates.expiresAt} nulls last`, asc(sslCertificates.id));
}
