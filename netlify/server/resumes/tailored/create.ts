/** Makes a resume for an application: by rules, and with a key with the model's wording (R-5, R-9, D28, D30). */
import type { ResumeContent } from '#contracts/resume-content.ts';

import { recordActivity } from '../../activity/record.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import { primaryContent } from '../base/service.ts';
import { fileNamed } from '../content/attachment.ts';
import { contentText, resumeText } from '../content/stored.ts';
import { wordingFor } from '../model/wording.ts';
import { applyHelpful } from '../tailor/apply.ts';
import { analysisOf } from '../tailor/ground.ts';
import { fitted, tailor, type Frame } from '../tailor/tailor.ts';
import * as repository from './repository.ts';
import { groundOf, subjectOf, type Subject } from './subject.ts';
import { toCreated } from './view.ts';

/** A resume that is not stored yet. */
export type Draft = Subject &
  Frame & {
    resume: ResumeContent;
    base: { id: number; content: ResumeContent };
    score: number;
    iterations: number;
    rulesVersion: string;
  };

/**
 * Tailors the primary base. It takes as long as the model does, so it is done before the transaction.
 *
 * @throws 400 `NO_BASE_RESUME`, 404 for an unknown application, 422 where the base could not be read
 */
export async function draftFor(
  context: OwnerContext,
  jobApplicationId: number,
  frame: Frame,
): Promise<Draft> {
  const base = await primaryContent(context.db);
  const subject = await subjectOf(context.db, jobApplicationId);
  const ground = groundOf(subject, base.content, context.now());
  const byRules = await tailor(ground, frame);
  const { proposals, rounds } = await wordingFor(context, byRules, ground);
  const resume = await fitted(await applyHelpful(byRules, ground, proposals), ground, frame);
  const { score, rulesVersion } = analysisOf(resume, ground);
  return {
    ...subject,
    ...frame,
    resume,
    base,
    rulesVersion,
    score: score.overallScore,
    iterations: Math.max(1, rounds),
  };
}

/** Stores a draft as the first version of a resume. */
export function createResume(context: OwnerContext, jobApplicationId: number, draft: Draft) {
  const { resume, base, score, iterations, application, position, postingText, ...frame } = draft;
  const content = contentText(resume, { finalScore: score, iterations });
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const row = await repository.insertTailored(tx, {
      ...frame,
      ...{ application, position, postingText, content, jobApplicationId },
      baseResumeId: base.id,
      baseContent: resumeText(base.content),
      title: application,
      fileName: fileNameOf(resume, application),
      lastScore: score,
      userId: context.owner.id,
      createdAt: now,
      updatedAt: now,
    });
    await repository.insertVersion(tx, {
      ...{ resumeId: row.id, version: row.version, cause: 'created', content, score },
      rulesVersion: row.rulesVersion,
      createdAt: now,
    });
    const details = { title: row.title, jobApplicationId, baseResumeId: base.id, score };
    await recordActivity(tx, context, 'created', 'tailored_resume', row.id, details);
    return toCreated(tx, row);
  });
}

/** `Alex Example - Head of IT at Example Ltd.docx`. */
const fileNameOf = ({ name }: ResumeContent, application: string): string =>
  fileNamed([name, application].filter(Boolean).join(' - '), '.docx');
