/** Parts a document at its headings. */
import { makeLine, textOf, withoutLetterSpacing, type Line } from '../lines.ts';
import { folded, foldedSet } from '../words/fold.ts';
import type { SectionKind } from '../words/headings.ts';
import { ENTRY_LABELS } from '../words/labels.ts';
import { headingKind, isDocumentTitle, isOtherHeading, wholeHeading } from './heading-kind.ts';
import { labelAndRest, type Section } from './section.ts';
import { toldKind, withAwards } from './unheaded.ts';
import { findDates } from './dates.ts';
import { isDegree, isSchool } from './degree-words.ts';
import { asLanguages, isLanguage, isLanguageHeading, isOfLevels } from './languages.ts';
import { asName } from './name.ts';
import { findEmail } from './net.ts';

const HEADING_LENGTH = 60;
const MOST_OF_HEAD = 10;

/** The lines before the first heading, and a section for each heading. */
export function splitSections(all: Line[]): { head: Line[]; sections: Section[] } {
  const lines = withLabelsAsHeadings(all.filter((line) => !isPlaceholder(textOf(line))));
  const looks = looksOfHeadings(lines);
  const head: Line[] = [];
  const sections: Section[] = [];
  let isOfHead = false;
  let size = 0;
  for (const [at, line] of lines.entries()) {
    const isTail = lines[at - 1]?.wraps === true && !line.hasGap && line.look === '' && !line.startsBlock;
    const heading = isTail
      ? undefined
      : headingOf(line, looks, lines[at + 1], isOfHead ? undefined : sections.at(-1), size);
    const current = sections.at(-1);
    const opened = heading ? undefined : sectionBegunBy(line, current);
    if (line.startsBlock) size = 0;
    if (heading) size = line.size;
    if (line.startsBlock) isOfHead = isHeadAgain(lines, at, looks, current?.kind);
    if (heading ?? opened) isOfHead = false;
    if (heading) sections.push(heading);
    else if (opened) sections.push(opened);
    else if (isOfLevels(textOf(line)) && current?.kind !== 'languages') continue;
    else if (current && !isOfHead) current.lines.push(line);
    else head.push(line);
  }
  return {
    head,
    sections: sections
      .map(withToldKind)
      .map(withRightKind)
      .map(withOwnTraining)
      .flatMap(withOwnDeeds)
      .flatMap((section) => (OF_AWARDS.test(folded(section.heading)) ? withAwards(section) : [section]))
      .flatMap((section) => withInlineSections(section)),
  };
}

/** A heading that no list knows is told by what stands below it. */
function withToldKind(section: Section, at: number, all: Section[]): Section {
  if (section.kind !== 'other' || isOtherHeading(section.heading)) return section;
  const told = toldKind(section.lines, at === 0);
  const isFree = told !== undefined && !all.some(({ kind }) => kind === told);
  return isFree ? { ...section, kind: told } : section;
}

/** Beside papers a heading may name prizes. */
const OF_AWARDS = /award|recognition|honou?r|auszeichnung|preis|prix|distinction/u;
const TRAINING = foldedSet(['training', 'trainings', 'courses', 'courses and training']);

/** `Training` of no degree and no school is of courses, and so is what stands so beside a section of degrees. */
function withOwnTraining(section: Section, at: number, all: Section[]): Section {
  const isSecond = all.slice(0, at).some(({ kind }) => kind === 'education');
  const hasDegree = section.lines.some((line) => isDegree(textOf(line)) || isSchool(textOf(line)));
  const isOfCourses = TRAINING.has(folded(section.heading)) ? isSecond || !hasDegree : isSecond && !hasDegree;
  return section.kind === 'education' && isOfCourses ? { ...section, kind: 'certifications' } : section;
}

const DEED_WORDS = 5;
const isDeed = (line: Line): boolean =>
  line.cells.length === 1 && textOf(line).split(' ').length >= DEED_WORDS;

/** What was done, beneath themes among skills, is no skill, and of no employer that anybody could name. */
function withOwnDeeds(section: Section): Section[] {
  const { kind, heading, lines } = section;
  const isThemeAt = (at: number) =>
    lines[at]?.isBullet === false && lines[at + 1]?.isBullet === true && !/[•|]/.test(textOf(lines[at]));
  const bullets = lines.filter(({ isBullet }) => isBullet);
  const isOfDeeds =
    lines.some((_, at) => isThemeAt(at)) && bullets.filter(isDeed).length > bullets.length / 2;
  if (kind !== 'skills' || !isOfDeeds) return [section];
  return [
    { ...section, lines: lines.filter((line, at) => !line.isBullet && !isThemeAt(at)) },
    { kind: 'other', heading, lines: lines.filter((line, at) => line.isBullet || isThemeAt(at)) },
  ];
}

/** A `Career summary` of nothing but jobs. */
function withRightKind(section: Section): Section {
  const spans = section.lines.filter((line) => findDates(textOf(line))?.isSingle === false);
  const isOfJobs = section.kind === 'summary' && spans.length > 1 && spans.length >= section.lines.length / 4;
  return isOfJobs ? { ...section, kind: 'experience' } : section;
}

const BEGUN: ReadonlySet<SectionKind> = new Set([
  'summary',
  'education',
  'skills',
  'languages',
  'certifications',
  'achievements',
  'interests',
]);

/** `OBJECTIVE: A position as …`: capitals or bold letters with a gap above them are a heading on the line of its text. */
function sectionBegunBy(line: Line, current: Section | undefined): Section | undefined {
  const [label, rest] = labelAndRest(line);
  const kind = rest === '' ? undefined : wholeHeading(label);
  if (!kind || !BEGUN.has(kind) || current?.kind === 'skills' || WITHIN_JOBS.has(folded(label)))
    return undefined;
  const isLoud = label === label.toUpperCase() || line.bold.replace(/\s?:$/, '') === label;
  if (!isLoud || !line.hasGap || kind === current?.kind) return undefined;
  const value = makeLine(rest, { wraps: line.wraps });
  return value && { kind, heading: label, lines: [value] };
}

/** `[Click here to enter a skill]`, as templates ask. */
const isPlaceholder = (text: string): boolean =>
  /^[[<({]?(?:click|tap|klicken|cliquez)\b.{0,80}\b(?:enter|text|here|hier|ici|eingeben)\b/iu.test(text);

const isLoud = (label: string): boolean => label === label.toUpperCase() && /\p{Lu}{4}/u.test(label);
const kindOfLabel = (label: string) =>
  wholeHeading(label) ?? (isLoud(label) ? headingKind(label) : undefined);

const isBoldLabel = ({ cells, bold }: Line): boolean => cells.length === 2 && bold === cells[0];

/** `Experience` beside the first job is a heading, where that is how the document has them. */
function withLabelsAsHeadings(lines: Line[]): Line[] {
  const kinds = lines.map((line) =>
    line.isLabelled || isBoldLabel(line) ? kindOfLabel(line.cells[0] ?? '') : undefined,
  );
  const areLoud = kinds.filter((kind, at) => kind && isLoud(lines[at]?.cells[0] ?? '')).length > 1;
  const isWhole = kinds.includes('experience') && (kinds.includes('education') || kinds.includes('skills'));
  if (!areLoud && !isWhole) return lines;
  return lines.flatMap((line, at) => {
    if (kinds[at] === undefined || (!isWhole && !isLoud(line.cells[0] ?? ''))) return [line];
    const [label = '', ...cells] = line.cells;
    const heading = { ...line, cells: [label], look: 'label', bold: '', isLabelled: false, wraps: false };
    const rest = { ...line, cells, isLabelled: false, hasGap: false, startsBlock: false };
    return isPlaceholder(textOf(rest)) ? [heading] : [heading, rest];
  });
}

/** Behind lists of items neither a name nor a sentence goes on with them. */
const ITEMS: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'interests', 'contact', 'links']);
const isSentence = (line: Line): boolean => /^.{40,}[.!?]$/u.test(textOf(line));

/** A column that begins with a name in large letters, or with an address, belongs to no section before it. */
function isHeadAgain(
  lines: Line[],
  at: number,
  looks: ReadonlySet<string>,
  before: SectionKind | undefined,
): boolean {
  const next = lines.findIndex(
    (line, index) => index >= at && headingOf(line, looks, lines[index + 1], undefined),
  );
  const free = lines.slice(at, next < 0 ? at : Math.min(next, at + MOST_OF_HEAD));
  const [first] = free;
  const isName = first?.look === 'bold' && asName(textOf(first)) !== undefined;
  if (ITEMS.has(before ?? 'other') && (isName || free.some(isSentence))) return true;
  return free.some(
    (line) => line.size >= 1.25 || /title|name/.test(line.look) || findEmail(textOf(line)) !== '',
  );
}

/** Text of what could be a heading. */
function candidate(line: Line): string | undefined {
  const [text = '', ...others] = line.cells;
  if (others.length > 0 || text.length > HEADING_LENGTH) return undefined;
  if (line.isBullet && line.look === '') return undefined;
  return withoutLetterSpacing(text).replace(/\s?[:：]$/u, '');
}

/** Of the lines that are surely headings: an unknown line that looks like one of them is one too. */
function looksOfHeadings(lines: Line[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const text = candidate(line);
    if (text !== undefined && line.look && headingKind(text) !== undefined)
      counts.set(line.look, (counts.get(line.look) ?? 0) + 1);
  }
  const isUsual = ([look, count]: [string, number]) =>
    count >= 2 || (count > 0 && look.includes('underlined'));
  return new Set([...counts].filter((one) => isUsual(one) && isStrong(one[0])).map(([look]) => look));
}

/** Bold alone is what titles of jobs have too. */
const isStrong = (look: string) => look !== 'bold';

function headingOf(
  line: Line,
  looks: ReadonlySet<string>,
  next: Line | undefined,
  current: Section | undefined,
  size = 0,
): Section | undefined {
  const text = candidate(line);
  if (text === undefined || /[.!?]$/.test(text) || isDocumentTitle(text)) return undefined;
  // `Plumbline Software` in bold letters among jobs is one of them.
  const mayStand =
    current?.kind !== 'experience' && (line.look !== '' || /[:：]$/u.test(line.cells[0] ?? ''));
  const stands = looks.has(line.look) || mayStand;
  // Where headings have a look of their own, bold words within a section are a theme of it.
  const own = headingKind(text);
  const mayHaveThemes = size > 0 && /^(?:experience|achievements)$/.test(current?.kind ?? '');
  const isApart = line.hasGap && own !== undefined && own !== current?.kind && !mayHaveThemes;
  const isBoldTheme = line.look === 'bold' && wholeHeading(text) === undefined && !isApart;
  const isPlainTheme =
    line.look === '' && next?.isBullet === true && /^(?:skills|achievements)$/.test(current?.kind ?? '');
  const isTheme = looks.size > 0 && (isBoldTheme || isPlainTheme);
  if (current?.kind === 'education' && next !== undefined && TRAINING.has(folded(text)))
    return { kind: 'certifications', heading: text, lines: [] };
  const known = isTheme ? undefined : headingKind(text, stands);
  if (current?.kind === 'experience' && WITHIN_JOBS.has(folded(text)) && !looks.has(line.look))
    return undefined;
  if (known && isAtHome(known, line, next, current)) return { kind: known, heading: text, lines: [] };
  // Capitals alone are what short names have too: `SAP`.
  const isLoudOrApart = line.look !== 'caps' || line.hasGap || text.includes(' ');
  const isOther =
    isLoudOrApart &&
    line.size > size - 0.05 &&
    looks.has(line.look) &&
    (current ? current.lines.length > 0 : line.look.includes('underlined')) &&
    !line.isBullet &&
    text.length <= 40 &&
    !/\d/.test(text);
  const isFree = current?.kind !== 'experience' || line.look.includes('underlined');
  return isOther && isFree ? { kind: 'other', heading: text, lines: [] } : undefined;
}

/** A list of skills may hold `Training`, and a job be called `Education`. */
const WITHIN_JOBS = foldedSet(ENTRY_LABELS.tasks);

function isAtHome(kind: SectionKind, line: Line, next: Line | undefined, current: Section | undefined) {
  if (kind === 'references' && next === undefined) return true;
  if (/^\p{Ll}/u.test(line.cells[0] ?? '') && !/underlined|spaced/.test(line.look)) return false;
  if (line.look !== '' || line.hasGap || /[:：]$/u.test(line.cells[0] ?? '')) return true;
  if (!current || next === undefined) return current === undefined;
  return current.kind !== kind && (line.cells[0] ?? '').split(' ').length <= 5;
}

/** What forms and miscellaneous sections name on one line. */
const INLINE: ReadonlySet<SectionKind> = new Set([
  'languages',
  'interests',
  'certifications',
  'achievements',
  'skills',
  'references',
  'other',
]);

/** `Languages: English, Polish` in a section of something else is a section of its own. */
function withInlineSections(section: Section): Section[] {
  const parts: Section[] = [{ ...section, lines: [] }];
  let isInline = false;
  for (const line of section.lines) {
    const labelled = inlineSection(line, section);
    if (labelled) parts.push(labelled);
    else if (isInline && endsInline(parts.at(-1)?.kind, line)) parts.push({ ...section, lines: [line] });
    else parts.at(-1)?.lines.push(line);
    isInline = labelled !== undefined || (isInline && parts.at(-1)?.kind !== section.kind);
  }
  return parts.filter(
    ({ lines, kind }, at) => lines.length > 0 || (at === 0 && parts.length === 1 && kind !== 'other'),
  );
}

const endsInline = (kind: SectionKind | undefined, line: Line): boolean =>
  line.hasGap || (hasLabel(line) && !(kind === 'languages' && isLanguage(textOf(line))));

const hasLabel = (line: Line) => line.isLabelled || /^[^:]{1,40}:\s/u.test(textOf(line));

function inlineSection(line: Line, section: Section): Section | undefined {
  const [first = '', second] = line.cells.length === 2 ? line.cells : [];
  const [label, rest] =
    second !== undefined && isLanguageHeading(first) ? [first, second] : labelAndRest(line);
  if (rest === '' || ['experience', 'education', 'contact', 'summary'].includes(section.kind))
    return undefined;
  const kind = wholeHeading(label) ?? (section.kind === 'languages' ? headingKind(label) : undefined);
  if (kind === undefined || kind === section.kind || !INLINE.has(kind)) return undefined;
  const isSpoken = !isLanguageHeading(label) || asLanguages(rest).length > 0;
  if (kind === 'languages' && !isSpoken) return undefined;
  const value = makeLine(rest, { indent: line.indent, wraps: line.wraps });
  return value && { kind, heading: label, lines: [value] };
}
