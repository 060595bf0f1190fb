/** A new version of a tailored resume; the former ones stay. */
import type { ResumeContent } from '#contracts/resume-content.ts';
import type { ResumeVersion } from '#contracts/resume-views.ts';

import type { OwnerContext } from '../../api/owner-only.ts';
import type { Database } from '../../db/database.ts';
import { nextMoment } from '../../db/next-moment.ts';
import { contentText, resumeText } from '../content/stored.ts';
import { analysisOf, type Ground } from '../tailor/ground.ts';
import { withOwnProvenance } from '../tailor/provenance.ts';
import * as repository from './repository.ts';
import type { NewTailored, TailoredRow } from './repository.ts';

type Written = {
  resume: ResumeContent;
  ground: Ground;
  cause: ResumeVersion['cause'];
  iterations: number;
  /** What else changes with it. */
  more?: Partial<NewTailored>;
};

/** Within the transaction that holds the row. */
export async function writeVersion(
  context: Pick<OwnerContext, 'now'>,
  tx: Database,
  before: TailoredRow,
  { resume: proposed, ground, cause, iterations, more = {} }: Written,
): Promise<TailoredRow> {
  const resume = withOwnProvenance(proposed, ground.base);
  const { score, rulesVersion } = analysisOf(resume, ground);
  const finalScore = score.overallScore;
  const content = contentText(resume, { finalScore, iterations });
  const updatedAt = nextMoment(before, context.now());
  const row = await repository.updateTailored(tx, before.id, {
    ...more,
    content,
    baseContent: resumeText(ground.base),
    lastScore: finalScore,
    version: before.version + 1,
    rulesVersion,
    updatedAt,
  });
  await repository.insertVersion(tx, {
    ...{ resumeId: row.id, version: row.version, cause, content, rulesVersion },
    score: finalScore,
    createdAt: updatedAt,
  });
  return row;
}
