import { and, asc, desc, eq, ilike, inArray, isNull, lt, or, sql } from 'drizzle-orm';

import type { FileCategory, FileQuery } from '#contracts/files.ts';

import { containing } from '../api/search-text.ts';
import type { Database } from '../db/database.ts';
import { firstOf, onlyRow } from '../db/rows-of.ts';
import { fileUploads, managedFiles } from '../db/schema/files.ts';

export type FileRow = typeof managedFiles.$inferSelect;

const SORT_COLUMNS = {
  createdAt: managedFiles.createdAt,
  originalName: sql`lower(${managedFiles.originalName})`,
  size: managedFiles.size,
};

export function listFiles(db: Database, { category, search, sortBy, sortOrder }: FileQuery) {
  const direction = sortOrder === 'asc' ? asc : desc;
  const pattern = search && containing(search);
  return db
    .select()
    .from(managedFiles)
    .where(
      and(
        category && eq(managedFiles.category, category),
        pattern
          ? or(ilike(managedFiles.originalName, pattern), ilike(managedFiles.altText, pattern))
          : undefined,
      ),
    )
    .orderBy(direction(SORT_COLUMNS[sortBy]), direction(managedFiles.id));
}

/** Gives a post those of the files that may come with one. */
export async function setPost(tx: Database, ids: number[], postId: number): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(managedFiles)
    .set({ postId })
    .where(
      and(
        inArray(managedFiles.id, ids),
        eq(managedFiles.category, 'media'),
        eq(managedFiles.isPublic, false),
        isNull(managedFiles.postId),
      ),
    );
}

/** Deletes those of the files that are neither public nor a post's; where their bytes are. */
export async function deleteUnowned(db: Database, ids: number[]): Promise<string[]> {
  const { id, isPublic, postId, path } = managedFiles;
  const isUnowned = and(inArray(id, ids), eq(isPublic, false), isNull(postId));
  const deleted = await db.delete(managedFiles).where(isUnowned).returning({ path });
  return deleted.map((row) => row.path);
}

export const findFile = (db: Database, id: number): Promise<FileRow | undefined> =>
  firstOf(db.select().from(managedFiles).where(eq(managedFiles.id, id)));

/** The file that nobody else can change or delete until the transaction ends. */
export const lockFile = (tx: Database, id: number): Promise<FileRow | undefined> =>
  firstOf(tx.select().from(managedFiles).where(eq(managedFiles.id, id)).for('update'));

export type Identity = { checksum: string; category: FileCategory; isPublic: boolean };

/** The oldest file with these bytes in this place. */
export async function findSameFile(
  db: Database,
  { checksum, category, isPublic }: Identity,
): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(managedFiles)
    .where(
      and(
        eq(managedFiles.checksum, checksum),
        eq(managedFiles.category, category),
        eq(managedFiles.isPublic, isPublic),
        isNull(managedFiles.postId),
      ),
    )
    .orderBy(managedFiles.id)
    .limit(1);
  return row;
}

/** Makes whoever stores the same bytes at the same time wait for the end of the transaction. */
export async function lockChecksum(tx: Database, checksum: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${checksum}, 0))`);
}

export async function insertFile(tx: Database, values: typeof managedFiles.$inferInsert): Promise<FileRow> {
  return onlyRow(await tx.insert(managedFiles).values(values).returning());
}

export async function updateFile(tx: Database, id: number, change: Partial<FileRow>): Promise<FileRow> {
  return onlyRow(await tx.update(managedFiles).set(change).where(eq(managedFiles.id, id)).returning());
}

export async function deleteFile(tx: Database, id: number): Promise<void> {
  await tx.delete(managedFiles).where(eq(managedFiles.id, id));
}

/** The keys of all blobs that a file needs. */
export async function listBlobKeys(db: Database): Promise<Set<string>> {
  const rows = await db.select({ path: managedFiles.path }).from(managedFiles);
  return new Set(rows.map(({ path }) => path));
}

export type UploadRow = typeof fileUploads.$inferSelect;

/** The upload of this id, begun now if it is new. */
export async function beginUpload(
  db: Database,
  values: typeof fileUploads.$inferInsert,
): Promise<UploadRow | undefined> {
  await db.insert(fileUploads).values(values).onConflictDoNothing();
  return findUpload(db, values.id);
}

export const findUpload = (db: Database, id: string): Promise<UploadRow | undefined> =>
  firstOf(db.select().from(fileUploads).where(eq(fileUploads.id, id)));

/** Notes that a part is stored; undefined when the upload was given up meanwhile. */
export async function addPart(
  db: Database,
  id: string,
  { part, size }: { part: number; size: number },
): Promise<UploadRow | undefined> {
  const [row] = await db
    .update(fileUploads)
    .set({ parts: sql`${fileUploads.parts} || jsonb_build_object(${String(part)}::text, ${size}::int)` })
    .where(eq(fileUploads.id, id))
    .returning();
  return row;
}

export async function forgetPart(db: Database, id: string, part: number): Promise<void> {
  await db
    .update(fileUploads)
    .set({ parts: sql`${fileUploads.parts} - ${String(part)}::text`, assemblyStartedAt: null })
    .where(eq(fileUploads.id, id));
}

/** True for the one that may put the parts together; whoever did not finish by `abandoned` is forgotten. */
export async function claimAssembly(db: Database, id: string, now: Date, abandoned: Date): Promise<boolean> {
  const free = or(
    sql`${fileUploads.assemblyStartedAt} is null`,
    lt(fileUploads.assemblyStartedAt, abandoned),
  );
  const claimed = await db
    .update(fileUploads)
    .set({ assemblyStartedAt: now })
    .where(and(eq(fileUploads.id, id), sql`${fileUploads.fileId} is null`, free))
    .returning({ id: fileUploads.id });
  return claimed.length > 0;
}

export async function endAssembly(db: Database, id: string, fileId: number | null): Promise<void> {
  await db.update(fileUploads).set({ assemblyStartedAt: null, fileId }).where(eq(fileUploads.id, id));
}

export const deleteUpload = (db: Database, id: string): Promise<UploadRow | undefined> =>
  firstOf(db.delete(fileUploads).where(eq(fileUploads.id, id)).returning());

export const listUploads = (db: Database): Promise<UploadRow[]> => db.select().from(fileUploads);

export const deleteUploadsBefore = (db: Database, moment: Date): Promise<UploadRow[]> =>
  db.delete(fileUploads).where(lt(fileUploads.createdAt, moment)).returning();
