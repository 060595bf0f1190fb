import type { z } from 'zod';

import type { ResumeContent } from '#contracts/resume-content.ts';
import type { CreatedResume, TailoredResume, TailoredResumeDetails } from '#contracts/resume-views.ts';

import type { Database } from '../../db/database.ts';
import { parseResume, qualityOf } from '../content/stored.ts';
import { countSent, selectSent } from './sent/repository.ts';
import { toSent } from './sent/view.ts';
import { changesOf, differencesOf } from '../tailor/changes.ts';
import { comparisonOf } from '../tailor/ground.ts';
import { reasonsFor } from '../tailor/reasons.ts';
import { relevanceOf } from '../tailor/relevance.ts';
import { supportOf } from '../tailor/support.ts';
import { withCorrections } from './corrections.ts';
import { selectVersions, type TailoredRow, type VersionRow } from './repository.ts';
import { baseOf, formerGround } from './subject.ts';

export const toTailored = (row: TailoredRow, sentCount: number): z.input<typeof TailoredResume> => ({
  id: row.id,
  title: row.title,
  fileName: row.fileName,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  content: row.content,
  jobApplicationId: row.jobApplicationId,
  baseResumeId: row.baseResumeId,
  layout: row.layout,
  pages: row.pages,
  lastScore: row.lastScore,
  version: row.version,
  sentCount,
});

export async function toCreated(db: Database, row: TailoredRow): Promise<z.input<typeof CreatedResume>> {
  return { ...toTailored(row, await countSent(db, row.id)), qualityMetrics: qualityOf(row.content) };
}

/** With the difference from its base, and what of the base each text rests on. */
export async function toDetails(
  db: Database,
  row: TailoredRow,
  now: Date,
): Promise<z.input<typeof TailoredResumeDetails>> {
  const versions = await selectVersions(db, row.id);
  const sent = await selectSent(db, { resumeId: row.id });
  const ground = formerGround(row, now);
  const resume = parseResume(row.content);
  const currentBase = await baseOf(db, row);
  const { evidence } = supportOf(resume, ground);
  const comparison = comparisonOf(resume, ground);
  const reasonOf = reasonsFor({
    relevance: relevanceOf(comparison),
    pages: row.pages,
    tailoring: differencesOf(ground.base, tailoredTexts(versions) ?? resume),
  });
  return {
    ...toTailored(row, sent.length),
    resume,
    base: ground.base,
    currentBase,
    corrected: withCorrections(resume, ground.base, currentBase),
    changes: changesOf(ground.base, resume, { reasonOf, evidenceAt: (path) => evidence[path] ?? [] }),
    evidence,
    mentions: comparison.mentions,
    versions: versions.map(({ version, cause, score, createdAt }) => ({
      version,
      cause,
      score,
      createdAt: createdAt.toISOString(),
    })),
    sent: sent.map(toSent),
  };
}

/** What the tailoring wrote last, before the owner's own changes. */
function tailoredTexts(versions: VersionRow[]): ResumeContent | undefined {
  const last = versions.find(({ cause }) => cause === 'created' || cause === 'enhanced');
  return last && parseResume(last.content);
}
