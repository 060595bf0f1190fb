/** What was sent: the very bytes, and all that they rested on, whatever becomes of the resume. */
import { createHash, randomUUID } from 'node:crypto';

import type { ResumeFormat } from '#contracts/resume-views.ts';

import { recordActivity } from '../../../activity/record.ts';
import { apiError, contentLost, notFound } from '../../../api/errors.ts';
import type { OwnerContext } from '../../../api/owner-only.ts';
import type { Database } from '../../../db/database.ts';
import { readWholeBlob } from '../../../integrations/blobs.ts';
import { attachment } from '../../content/attachment.ts';
import { RESUME_PREFIX } from '../../content/blob.ts';
import { fileOf } from '../download.ts';
import type { TailoredRow } from '../repository.ts';
import { findRow, lockRow, staleResume } from '../service.ts';
import * as repository from './repository.ts';
import { toSent } from './view.ts';

/** A file as it is sent, and the key for its bytes. */
export type SentFile = { row: TailoredRow; file: File; bytes: Uint8Array<ArrayBuffer>; key: string };

/** Writes the file that is sent. @throws 404 */
export async function writeFile(
  db: Database,
  { id, format }: { id: number; format: ResumeFormat },
): Promise<SentFile> {
  const row = await findRow(db, id);
  const file = await fileOf(row, format);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { row, file, bytes, key: `${RESUME_PREFIX}sent/${randomUUID()}.${format}` };
}

/**
 * Notes that a file was sent, whose bytes are stored; `keep` says that there is a row for them.
 *
 * @throws 404, 409 `STALE` where the resume is another by now
 */
export function pin(
  context: OwnerContext,
  { sentTo, format }: { sentTo: string; format: ResumeFormat },
  { row, file, bytes, key, keep }: SentFile & { keep: () => void },
) {
  return context.db.transaction(async (tx) => {
    const current = await lockRow(tx, row.id);
    if (current.updatedAt.getTime() !== row.updatedAt.getTime())
      throw await staleResume(tx, current, context.now());
    const { title, application, layout, version, content, baseContent, postingText, rulesVersion } = row;
    const sent = await repository.insertSent(tx, {
      ...{ title, application, layout, version, content, baseContent, postingText, rulesVersion },
      ...{ format, sentTo },
      resumeId: row.id,
      jobApplicationId: current.jobApplicationId,
      userId: context.owner.id,
      sentAt: context.now(),
      fileName: file.name,
      contentType: file.type,
      filePath: key,
      checksum: checksumOf(bytes),
      size: bytes.byteLength,
    });
    await recordActivity(tx, context, 'sent', 'tailored_resume', row.id, { title, version, sentTo, format });
    keep();
    return toSent(sent);
  });
}

export async function listSent(
  db: Database,
  { jobApplicationId }: { jobApplicationId?: number | undefined },
) {
  return (await repository.selectSent(db, { jobApplicationId })).map(toSent);
}

/** The bytes as they were sent. @throws 404, also where they are lost, 409 where they are others by now */
export async function downloadSent(context: OwnerContext, id: number): Promise<File> {
  const row = (await repository.findSent(context.db, id)) ?? notFound('sent resume');
  const bytes = (await readWholeBlob(row.filePath)) ?? contentLost('sent resume');
  if (checksumOf(bytes) !== row.checksum)
    throw apiError(409, 'CONFLICT', 'The stored file is not the one that was sent.');
  return attachment(context, new File([Uint8Array.from(bytes)], row.fileName, { type: row.contentType }));
}

const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
