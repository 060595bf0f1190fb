/** Degrees of a resume: each field is the one of an entry of the base, shortened at most, and each entry stands once. */
import type { ResumeContent, ResumeEducation } from '#contracts/resume-content.ts';

import { refused, supported, type Verdict } from '../verdict.ts';
import { degreeWords, isDegreeKept, isNothingLessened, isUnfinished, spansOf } from './education.ts';

/** A year for a month, or nothing. */
const isDateKept = (said: string, own: string): boolean =>
  said === '' || said === own || (said.length === 4 && own.startsWith(said));

const isKept = (said: string, own: string): boolean => said === '' || said === own;

function isDegreeWithin(said: string, entry: ResumeEducation): boolean {
  if (isKept(said, entry.degree)) return true;
  const [claim, own] = [degreeWords(said), degreeWords(entry.degree)];
  return (
    claim.length > 0 &&
    claim.every((word) => own.includes(word)) &&
    isDegreeKept(new Set(claim), entry) &&
    isNothingLessened(claim, own) &&
    (!isUnfinished(entry.degree) || isUnfinished(said))
  );
}

const isWithin = (said: ResumeEducation, entry: ResumeEducation): boolean =>
  isDegreeWithin(said.degree, entry) &&
  (isKept(said.school, entry.school) ||
    degreeWords(said.school).join(' ') === degreeWords(entry.school).join(' ')) &&
  isKept(said.location, entry.location) &&
  isKept(said.gpa, entry.gpa) &&
  isDateKept(said.graduationDate, entry.graduationDate);

/** The path, the text and the verdict of each degree that is proposed. */
export function verifyDegrees(proposed: ResumeContent, base: ResumeContent): [string, string, Verdict][] {
  const taken = new Set<number>();
  return proposed.education.map((said, index) => {
    const text = Object.values(said).filter(Boolean).join(', ');
    const at = base.education.findIndex((entry, place) => !taken.has(place) && isWithin(said, entry));
    const entry = base.education[at];
    if (text === '') return [`education.${index}`, text, supported([])];
    if (entry === undefined)
      return [
        `education.${index}`,
        text,
        refused(`No entry of the base resume's education says “${text}”, or not so often.`),
      ];
    taken.add(at);
    return [`education.${index}`, text, supported(spansOf(entry, at))];
  });
}
