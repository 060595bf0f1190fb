/** Puts proposals into a resume: those that were accepted, or all that raise the score together. */
import { setImmediate } from 'node:timers/promises';

import type { ResumeContent } from '#contracts/resume-content.ts';
import type { ResumeProposal } from '#contracts/resume-views.ts';

import { textAt, withText } from '../content/texts.ts';
import { mostRelevantFirst } from './arrange.ts';
import { comparisonOf, scoreOf, type Ground } from './ground.ts';
import { relevanceOf } from './relevance.ts';
import { supportOf } from './support.ts';

type Accepted = Pick<ResumeProposal, 'path' | 'after'>;

/** One after the other; a place that is not there any more is named in `unknown`. */
export function applyAccepted(resume: ResumeContent, accepted: Accepted[]) {
  const unknown: string[] = [];
  let applied = resume;
  for (const one of accepted) {
    const next = withProposal(applied, resume, one);
    if (next) applied = next;
    else unknown.push(one.path);
  }
  return { applied, unknown };
}

/**
 * A proposal was made for the resume as it was `before` others came in: what it adds to a list or to the summary
 * comes after what they added, and replaces none of it.
 */
function withProposal(
  now: ResumeContent,
  before: ResumeContent,
  { path, after }: Accepted,
): ResumeContent | undefined {
  const former = textAt(before, path);
  if (former === undefined) return withText(now, path.replace(/\.\d+$/, '.999999'), after);
  const isAdded = path === 'summary' && now.summary !== former && after.startsWith(former);
  return withText(now, path, isAdded ? `${now.summary} ${after.slice(former.length).trim()}` : after);
}

/** Each that still raises the score when its turn comes; what came in is put where it belongs. */
export async function applyHelpful(
  resume: ResumeContent,
  ground: Ground,
  proposals: Accepted[],
): Promise<ResumeContent> {
  let best = { resume, score: scoreOf(resume, ground) };
  for (const proposal of proposals) {
    const next = withProposal(best.resume, resume, proposal);
    if (!next) continue;
    await setImmediate();
    const score = scoreOf(next, ground);
    if (score > best.score) best = { resume: next, score };
  }
  if (best.resume === resume) return resume;
  const sorted = sortedWithin(best.resume, resume, ground);
  return supportOf(sorted, ground).refused.size === 0 ? sorted : resume;
}

/** Lists that have grown are put in the order of the posting. */
function sortedWithin(resume: ResumeContent, before: ResumeContent, ground: Ground): ResumeContent {
  const relevance = relevanceOf(comparisonOf(resume, ground));
  const sorted = (list: string[], path: string, former: string[] | undefined) =>
    list.length === former?.length ? list : mostRelevantFirst(list, path, relevance);
  return {
    ...resume,
    skills: sorted(resume.skills, 'skills', before.skills),
    experience: resume.experience.map((job, index) => {
      const path = `experience.${index}.bullets`;
      return { ...job, bullets: sorted(job.bullets, path, before.experience[index]?.bullets) };
    }),
  };
}
