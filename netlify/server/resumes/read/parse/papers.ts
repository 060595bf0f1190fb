/** Papers, prizes and degrees that stand in one section, each by itself. */
import { textOf, type Line } from '../lines.ts';
import type { SectionKind } from '../words/headings.ts';
import { findDates } from './dates.ts';
import { isDegree, isSchool } from './degree-words.ts';
import { headingKind } from './heading-kind.ts';
import { isAward, isPaper, traitOf } from './line-traits.ts';
import { parted } from './parted-sections.ts';
import type { Section } from './section.ts';

/** Beside papers a heading may name prizes. */
export const OF_AWARDS = /award|recognition|honou?r|auszeichnung|preis|prix|distinction/u;
/** Papers and prizes of one section in two. */
export function withAwards(section: Section): Section[] {
  const awards = section.lines.filter((line) => isAward(textOf(line)));
  if (section.kind !== 'certifications' || awards.length === 0) return [section];
  const lines = section.lines.filter((line) => !awards.includes(line));
  return [
    { ...section, lines },
    { ...section, kind: 'achievements', lines: awards },
  ];
}

export const kindsNamed = (heading: string): (SectionKind | undefined)[] =>
  heading.split(/\s(?:&|\+|\/|and|und|et)\s|,\s/iu).map((part) => headingKind(part));

const YEAR = /\b(?:19|20)\d\d\b/u;
const isListOfSkills = (line: Line): boolean =>
  traitOf(line, undefined) === 'list' && !YEAR.test(textOf(line));
/** Of one year; what lasted for years was learned. */
const isDatedPaper = (line: Line): boolean =>
  (isPaper(textOf(line)) || isCourse(textOf(line))) && findDates(textOf(line))?.isSingle === true;
/** `Confined spaces, 2023` is of no school. */
const isCourse = (text: string): boolean =>
  /^[^,]{3,60}[,(]\s?(?:19|20)\d\d\)?$/u.test(text) && !isDegree(text) && !isSchool(text);

/** `ServSafe Manager, 2027` on a line that begins no entry and goes on with none. */
function isPaperAlone(line: Line, above: Line | undefined, below: Line | undefined): boolean {
  const text = textOf(line);
  const dates = findDates(text);
  const isOfOther =
    below?.hasGap === false && !below.isBullet && isSchool(textOf(below)) && !isDegree(textOf(below));
  return (
    text.length <= PAPER_LENGTH &&
    isPaper(text) &&
    dates?.isSingle !== false &&
    (dates !== undefined || /\s[|·•]\s/u.test(text)) &&
    !above?.wraps &&
    !/[:]/u.test(text) &&
    (isDegree(text) || isOfOther ? false : !isListOfSkills(line))
  );
}
const PAPER_LENGTH = 90;

/** `Skills & Certificates`, `Education and Designations`: each line goes to what it is of the two. */
export function withPapers(section: Section): Section[] {
  const { kind, lines } = section;
  const named = kindsNamed(section.heading);
  if ((kind === 'education' || kind === 'skills') && !named.includes('certifications')) {
    const papers = new Set(lines.filter((line, at) => isPaperAlone(line, lines[at - 1], lines[at + 1])));
    return papers.size < lines.length
      ? parted(section, (line) => papers.has(line), 'certifications')
      : [section];
  }
  const isStudy = ({ cells }: Line) => isDegree(cells.join(' ')) || isSchool(cells.join(' '));
  if (!named.includes('certifications'))
    return kind === 'certifications' && lines.some(isStudy)
      ? parted(section, isStudy, 'education')
      : [section];
  // The lines of an entry stay together.
  if (kind === 'education' && lines.every((line) => YEAR.test(textOf(line))))
    return parted(section, isDatedPaper, 'certifications');
  return kind === 'certifications' && named[0] === 'skills'
    ? parted(section, isListOfSkills, 'skills')
    : [section];
}

/** `Diplômes et attestations` beside a section of degrees alone: papers of one year each. */
export function asPapers(section: Section, _: number, all: Section[]): Section {
  const isOther = ({ kind, heading }: Section) =>
    kind === 'education' && !kindsNamed(heading).includes('certifications');
  const isOfPapers =
    section.kind === 'education' &&
    !isOther(section) &&
    all.some(isOther) &&
    section.lines.every((line) => findDates(textOf(line))?.isSingle === true && !isDegree(textOf(line)));
  return isOfPapers ? { ...section, kind: 'certifications' } : section;
}
