/** Education: degree, field, school and year of one entry of the base. */
import type { ResumeContent, ResumeEducation } from '#contracts/resume-content.ts';

import { keysOf } from '../base.ts';
import { itemsOf } from '../text/items.ts';
import { refused, supported, wholeSpan, type Verdict } from '../verdict.ts';

/** Degrees as the words that they are made of, so that `Bachelor of Science in Nursing` is `B.S.` and `Nursing`. */
const DEGREES: Readonly<Record<string, string>> = {
  bs: 'bachelor science',
  ba: 'bachelor art',
  bsn: 'bachelor science nurs',
  bba: 'bachelor business administration',
  beng: 'bachelor eng',
  ms: 'master science',
  ma: 'master art',
  msn: 'master science nurs',
  mba: 'master business administration',
  meng: 'master eng',
  aas: 'associate appli science',
  phd: 'doctor philosophy',
};
const SMALL = new Set(['degree', 'graduat', 'class', 'year', 'assoc']);

function words(text: string): string[] {
  return keysOf(text)
    .flatMap((key) => (DEGREES[key] ?? key).split(' '))
    .map((key) => key.replace(/^year:/, '').replace(/^count:/, ''));
}

/** Month and year of the base as words of a claim may say them. */
const dateWords = (date: string): string[] => [date.slice(0, 4), ...keysOf(date), ...words(date)];

const spansOf = (entry: ResumeEducation, index: number) =>
  (['degree', 'school', 'location', 'graduationDate', 'gpa'] as const)
    .filter((field) => entry[field] !== '')
    .map((field) => wholeSpan(`education.${index}.${field}`, entry[field]));

/** What the degree is called may not lose its rank or its field's beginning. */
function isDegreeKept(claim: ReadonlySet<string>, entry: ResumeEducation): boolean {
  const ranks = ['associ', 'assoc', 'bachelor', 'master', 'doctor'];
  const rank = (list: readonly string[]) => ranks.filter((each) => list.includes(each)).join(' ');
  const own = words(entry.degree);
  const claimed = rank([...claim]);
  return claimed === '' || claimed === rank(own);
}

const isUnfinished = (text: string) => itemsOf(text).some((item) => item.isUnfinished);

export function verifyEducation(text: string, base: ResumeContent): Verdict {
  const claim = words(text).filter((word) => !SMALL.has(word));
  if (claim.length === 0) return refused('There is nothing to compare.');
  for (const [index, entry] of base.education.entries()) {
    const isGpaSaid = /\bgpa\b|grade/i.test(text);
    const gpa = isGpaSaid && entry.gpa !== '' ? [...words(entry.gpa), 'gpa', 'grade'] : [];
    const own = new Set([
      ...words(entry.degree),
      ...words(entry.school),
      ...words(entry.location),
      ...dateWords(entry.graduationDate),
      ...gpa,
    ]);
    const missing = claim.filter((word) => !own.has(word));
    const isOpen = isUnfinished(`${entry.degree} ${entry.graduationDate}`);
    if (isOpen && missing.length === 0 && !isUnfinished(text))
      return refused(`“${entry.degree}” is not finished: the base resume says so, and the claim must too.`);
    if (missing.length === 0 && isDegreeKept(new Set(claim), entry)) return supported(spansOf(entry, index));
  }
  return refused(`No entry of the base resume's education says “${text}”.`);
}
