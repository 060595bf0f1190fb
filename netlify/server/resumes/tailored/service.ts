/** Tailored resumes as they are stored: each change with its version and its row in the activity log. */
import type { ResumeContent } from '#contracts/resume-content.ts';
import type { ResumeLayout } from '#contracts/resume-views.ts';

import { recordActivity } from '../../activity/record.ts';
import { apiError, notFound } from '../../api/errors.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import { stale } from '../../api/stale.ts';
import type { Database } from '../../db/database.ts';
import { nextMoment } from '../../db/next-moment.ts';
import { assertLength } from '../content/size.ts';
import { parseResume, qualityOf, resumeText } from '../content/stored.ts';
import type { Ground } from '../tailor/ground.ts';
import { supportOf } from '../tailor/support.ts';
import * as repository from './repository.ts';
import type { TailoredRow } from './repository.ts';
import { baseOf, groundOf } from './subject.ts';
import { toDetails, toTailored } from './view.ts';
import { writeVersion } from './write-version.ts';

export async function listTailored(db: Database) {
  const rows = await repository.selectTailored(db);
  return rows.map(({ row, sentCount }) => toTailored(row, sentCount));
}

/** @throws 404 */
export const findRow = async (db: Database, id: number): Promise<TailoredRow> =>
  (await repository.findTailored(db, id)) ?? notFound('resume');

/** @throws 404 */
export const lockRow = async (tx: Database, id: number): Promise<TailoredRow> =>
  (await repository.lockTailored(tx, id)) ?? notFound('resume');

/** @throws 404 */
export const readTailored = async (db: Database, id: number, now: Date) =>
  toDetails(db, await findRow(db, id), now);

type Patch = {
  id: number;
  title?: string | undefined;
  resume?: ResumeContent | undefined;
  layout?: ResumeLayout | undefined;
  updatedAt?: string | undefined;
};

/** Another text is a new version. @throws 404, 409 `STALE`, 422 `UNSUPPORTED` naming what the base does not say */
export function updateTailored(context: OwnerContext, { id, title, resume, layout, updatedAt }: Patch) {
  if (resume) assertLength(resume, 'resume');
  return context.db.transaction(async (tx) => {
    const before = await lockRow(tx, id);
    if (updatedAt !== undefined && Date.parse(updatedAt) !== before.updatedAt.getTime())
      throw await staleResume(tx, before, context.now());
    const head = { title: title ?? before.title, layout: layout ?? before.layout };
    const isHead = head.title !== before.title || head.layout !== before.layout;
    const isText = resume !== undefined && resumeText(resume) !== resumeText(parseResume(before.content));
    if (!isHead && !isText) return toDetails(tx, before, context.now());
    const after = isText
      ? await writeSupported(context, tx, before, { resume, cause: 'edited', more: head })
      : await repository.updateTailored(tx, id, { ...head, updatedAt: nextMoment(before, context.now()) });
    const details = { title: after.title, version: after.version };
    await recordActivity(tx, context, 'updated', 'tailored_resume', id, details);
    return toDetails(tx, after, context.now());
  });
}

/** Takes up a former version as a new one. @throws 404, 422 `UNSUPPORTED` where the base does not say it any more */
export function restoreVersion(context: OwnerContext, { id, version }: { id: number; version: number }) {
  return context.db.transaction(async (tx) => {
    const before = await lockRow(tx, id);
    const former = (await repository.findVersion(tx, id, version)) ?? notFound('version');
    const resume = parseResume(former.content);
    const after = await writeSupported(context, tx, before, { resume, cause: 'restored' });
    const details = { title: after.title, version: after.version, restored: version };
    await recordActivity(tx, context, 'restored', 'tailored_resume', id, details);
    return toDetails(tx, after, context.now());
  });
}

/** Deletes a resume with its versions; what was sent of it stays. @throws 404 */
export async function deleteTailored(context: OwnerContext, id: number) {
  await context.db.transaction(async (tx) => {
    const { title, version } = await lockRow(tx, id);
    await repository.deleteTailored(tx, id);
    await recordActivity(tx, context, 'deleted', 'tailored_resume', id, { title, version });
  });
  return { id };
}

/** 409 with the resume as it is now. */
export const staleResume = async (db: Database, row: TailoredRow, now: Date) =>
  stale('This resume was changed meanwhile.', await toDetails(db, row, now));

/** @throws 422 `UNSUPPORTED` with a sentence for each text that the base does not support, by its path */
export function assertSupported(resume: ResumeContent, ground: Ground): void {
  const { refused } = supportOf(resume, ground);
  if (refused.size === 0) return;
  const sentence = 'Your base resume does not say this. Add it there first, if it is true.';
  throw apiError(422, 'UNSUPPORTED', sentence, { fields: Object.fromEntries(refused) });
}

type Changed = Pick<Parameters<typeof writeVersion>[3], 'resume' | 'cause' | 'more'>;

async function writeSupported(context: OwnerContext, tx: Database, before: TailoredRow, changed: Changed) {
  const base = await baseOf(tx, before);
  const ground = groundOf(before, base, context.now());
  assertSupported(changed.resume, ground);
  const { iterations } = qualityOf(before.content);
  return writeVersion(context, tx, before, { ...changed, iterations, ground });
}
