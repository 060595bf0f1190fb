/** Which job of the base each job of a proposal is. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import { jobsAt } from './base.ts';
import { isSameTitle } from './claims/title.ts';

/**
 * For each proposed job the place of its counterpart: of the same company, with the same title where the company
 * comes more than once, each job of the base once; undefined where there is none.
 */
export function counterparts(proposed: ResumeContent, base: ResumeContent): (number | undefined)[] {
  const taken = new Set<number>();
  return proposed.experience.map((job) => {
    const free = jobsAt(job.company, base).filter((index) => !taken.has(index));
    const one = free.find((index) => isSameTitle(job.title, base.experience[index]?.title ?? '')) ?? free[0];
    if (one !== undefined) taken.add(one);
    return one;
  });
}
