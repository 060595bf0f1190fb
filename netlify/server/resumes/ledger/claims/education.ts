/** Education: degree, field, school and year of one entry of the base. */
import type { ResumeContent, ResumeEducation } from '#contracts/resume-content.ts';

import { keysOf } from '../base.ts';
import { named } from '../data/named.ts';
import { itemsOf } from '../text/items.ts';
import { refused, supported, wholeSpan, type Verdict } from '../verdict.ts';

/** Degrees as the words that they are made of, so that `Bachelor of Science in Nursing` is `B.S.` and `Nursing`. */
const DEGREES = named(
  'bachelor science: bs | bachelor art: ba | bachelor science nurs: bsn | bachelor business administration: ' +
    'bba | bachelor eng: beng | master science: ms | master art: ma | master science nurs: msn | master ' +
    'business administration: mba | master eng: meng | associate appli science: aas | doctor philosophy: phd ' +
    '| master education: med | doctor education: edd | master public health: mph | master public ' +
    'administration: mpa | master social work: msw | master fine art: mfa | bachelor fine art: bfa',
);
const SMALL = new Set(['degre', 'graduat', 'class', 'year', 'assoc']);

/** The words of a text, degrees as the words that they are made of. */
export function degreeWords(text: string): string[] {
  return keysOf(text)
    .flatMap((key) => (DEGREES[key] ?? key).split(' '))
    .map((key) => key.replace(/^year:/, '').replace(/^count:/, ''));
}

/** Month and year of the base as words of a claim may say them. */
const dateWords = (date: string): string[] => [date.slice(0, 4), ...keysOf(date), ...degreeWords(date)];

export const spansOf = (entry: ResumeEducation, index: number) =>
  (['degree', 'school', 'location', 'graduationDate', 'gpa'] as const)
    .filter((field) => entry[field] !== '')
    .map((field) => wholeSpan(`education.${index}.${field}`, entry[field]));

/** They make less of a degree or a school: a claim that leaves them out says more. */
const LESSER = new Set(
  'minor honorary coursework course toward toward incomplete unfinished withdrawn withdrew exchange semester audit attend study extension online continuing executive certificat certificate candidate diploma partial non credit'
    .split(' ')
    .flatMap((word) => keysOf(word)),
);

/** Is nothing left out that makes less of it? `Bachelor of Arts in English, minor in Physics` is none in physics. */
export function isNothingLessened(claim: readonly string[], own: readonly string[]): boolean {
  const said = new Set(claim);
  if (own.some((word) => LESSER.has(word) && !said.has(word) && word !== 'minor')) return false;
  const at = own.indexOf('minor');
  return at === -1 || said.has('minor') || claim.every((word) => own.slice(0, at).includes(word));
}

/** What the degree is called may not lose its rank or its field's beginning. */
export function isDegreeKept(claim: ReadonlySet<string>, entry: ResumeEducation): boolean {
  const ranks = ['associ', 'assoc', 'bachelor', 'master', 'doctor'];
  const rank = (list: readonly string[]) => ranks.filter((each) => list.includes(each)).join(' ');
  const own = degreeWords(entry.degree);
  const claimed = rank([...claim]);
  return claimed === '' || claimed === rank(own);
}

/** The degree keeps what makes less of it, and the school all of its name. */
function isToldWhole(claim: readonly string[], entry: ResumeEducation): boolean {
  const [degree, school] = [degreeWords(entry.degree), degreeWords(entry.school)];
  const own = claim.filter((word) => degree.includes(word));
  const rest = claim.filter((word) => !degree.includes(word) && school.includes(word));
  const isSchoolKept =
    rest.length === 0 ||
    school.every((word) => claim.includes(word) || /^(?:universit|colleg|institut)/.test(word));
  return isSchoolKept && (own.length === 0 || isNothingLessened(own, degree));
}

export const isUnfinished = (text: string) => itemsOf(text).some((item) => item.isUnfinished);

export function verifyEducation(text: string, base: ResumeContent): Verdict {
  const open = new Set(itemsOf(text).flatMap((item) => (item.isUnfinished ? [item.key] : [])));
  const claim = degreeWords(text).filter((word) => !SMALL.has(word) && !open.has(word));
  if (claim.length === 0) return refused('There is nothing to compare.');
  for (const [index, entry] of base.education.entries()) {
    const isGpaSaid = /\bgpa\b|grade/i.test(text);
    const gpa = isGpaSaid && entry.gpa !== '' ? [...degreeWords(entry.gpa), 'gpa', 'grade'] : [];
    const own = new Set([
      ...degreeWords(entry.degree),
      ...degreeWords(entry.school),
      ...degreeWords(entry.location),
      ...dateWords(entry.graduationDate),
      ...gpa,
    ]);
    const missing = claim.filter((word) => !own.has(word));
    const isOpen = isUnfinished(`${entry.degree} ${entry.graduationDate}`);
    if (isOpen && missing.length === 0 && !isUnfinished(text))
      return refused(`“${entry.degree}” is not finished: the base resume says so, and the claim must too.`);
    if (missing.length === 0 && isDegreeKept(new Set(claim), entry) && isToldWhole(claim, entry))
      return supported(spansOf(entry, index));
  }
  return refused(`No entry of the base resume's education says “${text}”.`);
}
