/** Base resumes: which one is primary, what was read of each, and what the owner made of that (D28). */
import type { ResumeContent } from '#contracts/resume-content.ts';
import { NO_BASE_RESUME } from '#contracts/resumes.ts';

import { recordActivity } from '../../activity/record.ts';
import { apiError, contentLost, notFound } from '../../api/errors.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import { stale } from '../../api/stale.ts';
import type { Database } from '../../db/database.ts';
import { nextMoment } from '../../db/next-moment.ts';
import { readWholeBlob } from '../../integrations/blobs.ts';
import { attachment } from '../content/attachment.ts';
import { assertLength } from '../content/size.ts';
import { resumeText } from '../content/stored.ts';
import { readSite } from './intake.ts';
import type { Reading } from '../read/reading.ts';
import { readDocument, readingColumns, readText } from './reading.ts';
import * as repository from './repository.ts';
import type { BaseRow } from './repository.ts';
import { contentOf, toBase, toBaseDetails } from './view.ts';

export const listBases = async (db: Database) => (await repository.selectBases(db)).map(toBase);

/** @throws 404 */
export const readBase = async (db: Database, id: number) => toBaseDetails(await findRow(db, id));

const findRow = async (db: Database, id: number): Promise<BaseRow> =>
  (await repository.findBase(db, id)) ?? notFound('base resume');

const lockRow = async (tx: Database, id: number): Promise<BaseRow> =>
  (await repository.lockBase(tx, id)) ?? notFound('base resume');

/** What tailored resumes are made of. @throws 400 `NO_BASE_RESUME` without any, 422 where it could not be read */
export async function primaryContent(db: Database): Promise<{ id: number; content: ResumeContent }> {
  const row = await repository.findPrimary(db);
  if (!row) throw apiError(400, 'NO_BASE_RESUME', NO_BASE_RESUME);
  const content = contentOf(row);
  if (content) return { id: row.id, content };
  const sentence = `“${row.name}” could not be read: correct its fields, or paste its text as another base resume.`;
  throw apiError(422, 'BASE_NOT_READ', sentence);
}

/** The content of a base resume, if it is there and was read. */
export async function baseContent(db: Database, id: number): Promise<ResumeContent | null> {
  const row = await repository.findBase(db, id);
  return row ? contentOf(row) : null;
}

type Correction = {
  id: number;
  name?: string | undefined;
  content?: ResumeContent | null | undefined;
  updatedAt?: string | undefined;
};

/** Name and correction; absent fields stay, and a correction of `null` is taken back. @throws 404, 409 `STALE` */
export function correctBase(context: OwnerContext, { id, name, content, updatedAt }: Correction) {
  if (content) assertLength(content, 'content');
  return context.db.transaction(async (tx) => {
    const before = await lockRow(tx, id);
    if (updatedAt !== undefined && Date.parse(updatedAt) !== before.updatedAt.getTime())
      throw stale('This resume was changed meanwhile.', toBaseDetails(before));
    const correction = content === undefined ? before.correction : content && resumeText(content);
    const isRenamed = name !== undefined && name !== before.name;
    const isCorrected = correction !== before.correction;
    if (!isRenamed && !isCorrected) return toBaseDetails(before);
    const after = await repository.updateBase(tx, id, {
      name: name ?? before.name,
      correction,
      updatedAt: nextMoment(before, context.now()),
    });
    const fields = [...(isRenamed ? ['name'] : []), ...(isCorrected ? ['content'] : [])];
    await recordActivity(tx, context, 'updated', 'base_resume', id, { name: after.name, fields });
    return toBaseDetails(after);
  });
}

/** Reads what a base resume was made of once more. @throws 404, 503 where the document cannot be had */
export async function readAgain(db: Database, id: number): Promise<Reading> {
  const row = await findRow(db, id);
  if (row.origin === 'site') return readSite();
  if (row.origin === 'text') return readText(row.sourceText);
  return readDocument(await bytesOf(row), row.fileName);
}

/** Keeps a new reading; the owner's correction still counts. @throws 404 */
export function keepReading(context: OwnerContext, id: number, reading: Reading) {
  return context.db.transaction(async (tx) => {
    const before = await lockRow(tx, id);
    const after = await repository.updateBase(tx, id, {
      ...readingColumns(reading),
      updatedAt: nextMoment(before, context.now()),
    });
    const { name, problem } = after;
    await recordActivity(tx, context, 'read', 'base_resume', id, { name, ...(problem && { problem }) });
    return toBaseDetails(after);
  });
}

/** @throws 404 */
export function activateBase(context: OwnerContext, id: number) {
  return context.db.transaction(async (tx) => {
    await repository.lockPrimary(tx);
    const before = await lockRow(tx, id);
    if (before.isActive) return toBase(before);
    await repository.makePrimary(tx, id);
    await recordActivity(tx, context, 'activated', 'base_resume', id, { name: before.name });
    return toBase({ ...before, isActive: true });
  });
}

/** Deletes the row; the newest that is left becomes primary where the primary went. @throws 404 */
export async function deleteBase(context: OwnerContext, id: number) {
  await context.db.transaction(async (tx) => {
    await repository.lockPrimary(tx);
    const { name, fileName, isActive } = await lockRow(tx, id);
    await repository.deleteBase(tx, id);
    const heir = isActive ? await repository.findNewest(tx) : undefined;
    if (heir) await repository.makePrimary(tx, heir.id);
    const primary = heir && { primary: heir.id };
    await recordActivity(tx, context, 'deleted', 'base_resume', id, { name, fileName, ...primary });
  });
  return { id };
}

/** Where its document is; empty without one. */
export const documentKey = async (db: Database, id: number): Promise<string> =>
  (await repository.findBase(db, id))?.filePath ?? '';

/** The document as it came; of typed text and published content, their text. @throws 404, 503 */
export async function downloadBase(context: OwnerContext, id: number): Promise<File> {
  const row = await findRow(context.db, id);
  const bytes = row.filePath === '' ? row.sourceText : await bytesOf(row);
  const isText = row.contentType.startsWith('text/') || row.contentType === 'application/json';
  const type = isText ? `${row.contentType}; charset=utf-8` : row.contentType;
  return attachment(context, new File([bytes], row.fileName, { type }));
}

async function bytesOf({ filePath }: BaseRow): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from((await readWholeBlob(filePath)) ?? contentLost('resume'));
}
