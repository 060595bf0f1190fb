/** Decides whether a text of a tailored resume rests on the base resume, and on which of its words. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import { jobsAt, readingOf, type Reading } from './base.ts';
import { verifyAchievement, verifyBullet } from './claims/bullet.ts';
import { verifyCertification } from './claims/certification.ts';
import { verifyDate } from './claims/date.ts';
import { verifyEducation } from './claims/education.ts';
import { verifySkill } from './claims/skill.ts';
import { verifySummary } from './claims/summary.ts';
import { verifyTitle } from './claims/title.ts';
import type { Claim, Verdict } from './verdict.ts';

/**
 * Whether `base` supports the claim, and with which spans. When in doubt it is refused.
 * `now` is a month such as `2026-11`; without it a present job adds no years of experience.
 */
export const verifyClaim = (claim: Claim, base: ResumeContent, now?: string): Verdict =>
  verifyAt(claim, readingOf(base), jobsAt(claim.employer, base), now);

/** The same with a base that is read already, for the jobs at these places alone. */
export function verifyAt(claim: Claim, reading: Reading, jobs: readonly number[], now?: string): Verdict {
  const { base } = reading;
  switch (claim.where) {
    case 'bullet':
      return verifyBullet(claim.text, reading, jobs);
    case 'summary':
      return verifySummary(claim.text, reading, now);
    case 'skill':
      return verifySkill(claim.text, reading);
    case 'title':
      return verifyTitle(claim.text, base, jobs);
    case 'date':
      return verifyDate(claim.text, base, jobs);
    case 'certification':
      return verifyCertification(claim.text, base);
    case 'education':
      return verifyEducation(claim.text, base);
    case 'achievement':
      return verifyAchievement(claim.text, reading);
  }
}
