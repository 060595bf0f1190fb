/** How base resumes come in: as a document, as text, or from the published content (R-6, D28). */
import { createHash, randomUUID } from 'node:crypto';

import { recordActivity } from '../../activity/record.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import { cleanFileName, extensionOf } from '../../files/file-name.ts';
import { siteContent } from '../../content/current.ts';
import { fileNamed } from '../content/attachment.ts';
import { RESUME_PREFIX, withBlob } from '../content/blob.ts';
import { writeResume } from '../write/write-resume.ts';
import { documentType } from './document-type.ts';
import { resumeOfSite } from './from-site.ts';
import type { Reading } from '../read/reading.ts';
import { certainReading, readDocument, readingColumns } from './reading.ts';
import * as repository from './repository.ts';
import type { NewBase } from './repository.ts';
import { toBaseDetails } from './view.ts';

export type Document = { name: string; bytes: Uint8Array<ArrayBuffer> };
export type Read = { file: Document; contentType: string; reading: Reading };

/** Reads a document that was sent, whatever comes of it. @throws 415 for what is no document of R-6 */
export async function receive({ name, bytes }: Document): Promise<Read> {
  const file = { name: cleanFileName(name), bytes };
  const contentType = await documentType(bytes, file.name);
  return { file, contentType, reading: await readDocument(bytes, file.name) };
}

/**
 * Stores a document and what was read of it.
 *
 * @param store does the insertion, within a transaction of its own
 */
export function keepDocument<Result>(
  { file, contentType }: Read,
  store: (
    columns: Pick<NewBase, 'fileName' | 'filePath' | 'fileSize' | 'contentType' | 'checksum'>,
  ) => Promise<Result>,
) {
  const filePath = `${RESUME_PREFIX}base/${randomUUID()}.${extensionOf(file.name)}`;
  return withBlob(filePath, file.bytes, async (keep) => {
    const result = await store({
      fileName: file.name,
      filePath,
      fileSize: file.bytes.byteLength,
      contentType,
      checksum: createHash('sha256').update(file.bytes).digest('hex'),
    });
    keep();
    return result;
  });
}

const NO_FILE = { filePath: '', fileSize: 0, contentType: 'text/plain' };

type Origin = 'upload' | 'text' | 'site';
type Arrived = { name: string; origin: Origin; reading: Reading };
type FileColumns = Pick<NewBase, 'fileName' | 'filePath' | 'fileSize' | 'contentType' | 'checksum'>;

/** Adds a base resume; the first is primary. */
export function addBase(context: OwnerContext, { name, origin, reading }: Arrived, file?: FileColumns) {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    await repository.lockPrimary(tx);
    const row = await repository.insertBase(tx, {
      ...(file ?? { ...NO_FILE, fileName: fileNamed(name, '.txt') }),
      ...readingColumns(reading),
      name,
      origin,
      isActive: !(await repository.findPrimary(tx)),
      userId: context.owner.id,
      createdAt: now,
      updatedAt: now,
    });
    const { fileName, isActive, problem } = row;
    const details = { name, fileName, origin, isActive, ...(problem && { problem }) };
    await recordActivity(tx, context, 'created', 'base_resume', row.id, details);
    return toBaseDetails(row);
  });
}

/** The published content, as it would be read. */
export async function readSite(): Promise<Reading> {
  const content = resumeOfSite(siteContent());
  const { bytes } = await writeResume(content, { format: 'txt', layout: 'single' });
  return certainReading(content, new TextDecoder().decode(bytes));
}
