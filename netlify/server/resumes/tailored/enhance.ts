/** What would raise a resume's score, and taking it on as a new version (R-10, D29, D30). */
import type { ResumeContent } from '#contracts/resume-content.ts';
import type { ResumeProposal } from '#contracts/resume-views.ts';

import { recordActivity } from '../../activity/record.ts';
import { apiError } from '../../api/errors.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import { assertLength } from '../content/size.ts';
import { parseResume, qualityOf } from '../content/stored.ts';
import { wordingFor } from '../model/wording.ts';
import { applyAccepted, applyHelpful } from '../tailor/apply.ts';
import { scoreOf, type Ground } from '../tailor/ground.ts';
import { proposalsOf } from '../tailor/proposals.ts';
import { fitted } from '../tailor/tailor.ts';
import type { TailoredRow } from './repository.ts';
import { assertSupported, findRow, lockRow, staleResume } from './service.ts';
import { baseOf, groundOf, subjectOf, type Subject } from './subject.ts';
import { toCreated } from './view.ts';
import { writeVersion } from './write-version.ts';

type Pair = { resumeId: number; jobId: number };
type Accepted = Pick<ResumeProposal, 'path' | 'after'>;

/** Of the rules and of the model, that which helps most first; nothing is stored. @throws 404, 422 */
export async function propose(context: OwnerContext, pair: Pair): Promise<ResumeProposal[]> {
  const { ground, resume } = await situationOf(context, pair);
  const { proposals } = await wordingFor(context, resume, ground);
  const worthwhile = proposals.filter(({ effect }) => effect >= 0);
  return [...(await proposalsOf(resume, ground)), ...worthwhile].toSorted(
    (one, other) => other.effect - one.effect,
  );
}

/** A resume as it would be. */
export type Enhancement = {
  row: TailoredRow;
  subject: Subject;
  ground: Ground;
  resume: ResumeContent;
  iterations: number;
};

/**
 * The resume with the accepted proposals, or with all that raise its score. It takes as long as the model does, so
 * it is done before the transaction.
 *
 * @throws 404, 422 where the resume is not for this application, or `UNSUPPORTED` for what the base does not say
 */
export async function enhancementOf(
  context: OwnerContext,
  { accepted, ...pair }: Pair & { accepted?: Accepted[] | undefined },
): Promise<Enhancement> {
  const situation = await situationOf(context, pair);
  const { row, resume, ground } = situation;
  if (accepted)
    return { ...situation, resume: withAccepted(resume, ground, accepted), ...qualityOf(row.content) };
  const { proposals, rounds } = await wordingFor(context, resume, ground);
  const better = await applyHelpful(resume, ground, [...(await proposalsOf(resume, ground)), ...proposals]);
  const cut = better === resume ? resume : await fitted(better, ground, row);
  const isBetter = scoreOf(cut, ground) > scoreOf(resume, ground);
  return { ...situation, resume: isBetter ? cut : resume, iterations: Math.max(1, rounds) };
}

/** Stores an enhancement as a new version, if it changes anything. @throws 404, 409 `STALE` */
export function keepEnhancement(context: OwnerContext, enhancement: Enhancement) {
  const { row, subject, ground, resume, iterations } = enhancement;
  return context.db.transaction(async (tx) => {
    const before = await lockRow(tx, row.id);
    if (before.updatedAt.getTime() !== row.updatedAt.getTime())
      throw await staleResume(tx, before, context.now());
    if (JSON.stringify(resume) === JSON.stringify(parseResume(before.content))) return toCreated(tx, before);
    const written = { resume, ground, cause: 'enhanced', iterations, more: subject } as const;
    const after = await writeVersion(context, tx, before, written);
    const details = { title: after.title, version: after.version, score: after.lastScore };
    await recordActivity(tx, context, 'enhanced', 'tailored_resume', after.id, details);
    return toCreated(tx, after);
  });
}

async function situationOf({ db, now }: OwnerContext, { resumeId, jobId }: Pair) {
  const row = await findRow(db, resumeId);
  const subject = await subjectOf(db, jobId);
  if (row.jobApplicationId !== jobId) {
    const message = 'This resume was made for another application';
    throw apiError(422, 'OTHER_APPLICATION', `${message}.`, { fields: { jobId: message } });
  }
  const ground = groundOf(subject, await baseOf(db, row), now());
  return { row, subject, ground, resume: parseResume(row.content) };
}

/** @throws 422 for a place that is not there, and `UNSUPPORTED` */
function withAccepted(resume: ResumeContent, ground: Ground, accepted: Accepted[]): ResumeContent {
  const { applied, unknown } = applyAccepted(resume, accepted);
  if (unknown.length > 0) {
    const fields = Object.fromEntries(unknown.map((path) => [path, 'This place is not in the resume']));
    throw apiError(422, 'INVALID', 'A proposal does not fit the resume any more.', { fields });
  }
  assertLength(applied, 'accepted');
  assertSupported(applied, ground);
  return applied;
}
