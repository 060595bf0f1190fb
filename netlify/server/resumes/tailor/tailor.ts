/** Tailors a base to a posting by rules alone: selection and order, within the pages (R-5, D30). */
import type { ResumeContent } from '#contracts/resume-content.ts';
import type { ResumeLayout, ResumePages } from '#contracts/resume-views.ts';

import { textAt, withoutTexts, withText } from '../content/texts.ts';
import { layoutPages } from '../write/write-resume.ts';
import { arrange } from './arrange.ts';
import { cutTo } from './cut.ts';
import { comparisonOf, type Ground } from './ground.ts';
import { relevanceOf } from './relevance.ts';
import { supportOf } from './support.ts';

export type Frame = { pages: ResumePages; layout: ResumeLayout };

/** The same in gives the same out; nothing is in it that the base does not say. */
export async function tailor(ground: Ground, frame: Frame): Promise<ResumeContent> {
  const arranged = arrange(
    ground.base,
    relevanceOf(comparisonOf(ground.base, ground)),
    frame.pages !== 'all',
  );
  return fitted(supportedPart(arranged, ground), ground, frame);
}

/** Cut to the pages of its frame. */
export async function fitted(resume: ResumeContent, ground: Ground, { pages, layout }: Frame) {
  if (pages === 'all') return resume;
  const relevance = relevanceOf(comparisonOf(resume, ground));
  return cutTo(resume, relevance, Number(pages), (shorter) => layoutPages(shorter, layout));
}

/** Without what the ledger refuses; of what is one text, the base's own words. */
function supportedPart(resume: ResumeContent, ground: Ground): ResumeContent {
  const refused = [...supportOf(resume, ground).refused.keys()];
  const restored = refused.reduce(
    (whole, path) => withText(whole, path, ofList(path) ? '' : (textAt(ground.base, path) ?? '')) ?? whole,
    resume,
  );
  return withoutTexts(restored, new Set(refused));
}

const ofList = (path: string): boolean => /\.\d+$/.test(path);
