import type { ResumeAnalysis } from '#contracts/resume-score.ts';

import { recordActivity } from '../../activity/record.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import { parseResume } from '../content/stored.ts';
import { analysisOf } from '../tailor/ground.ts';
import { updateScore } from './repository.ts';
import { findRow } from './service.ts';
import { baseOf, groundOf, subjectOf } from './subject.ts';

type Pair = { resumeId: number; jobId: number };

/** How well a resume fits an application; of its own one the score is kept (D30, D38). @throws 404 */
export async function analyze(context: OwnerContext, { resumeId, jobId }: Pair): Promise<ResumeAnalysis> {
  const { db } = context;
  const row = await findRow(db, resumeId);
  const ground = groundOf(await subjectOf(db, jobId), await baseOf(db, row), context.now());
  const analysis = analysisOf(parseResume(row.content), ground);
  const score = analysis.score.overallScore;
  if (row.jobApplicationId !== jobId || row.lastScore === score) return analysis;
  await db.transaction(async (tx) => {
    await updateScore(tx, resumeId, score);
    await recordActivity(tx, context, 'analyzed', 'tailored_resume', resumeId, { title: row.title, score });
  });
  return analysis;
}
