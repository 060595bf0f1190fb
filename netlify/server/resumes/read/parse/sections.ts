/** Parts a document at its headings. */
import { makeLine, textOf, type Line } from '../lines.ts';
import { folded, foldedSet, spaced } from '../words/fold.ts';
import type { SectionKind } from '../words/headings.ts';
import { ENTRY_LABELS } from '../words/labels.ts';
import { isDegree, isSchool } from './degree-words.ts';
import { headingKind, wholeHeading } from './heading-kind.ts';
import { headingLines, isHeadingLine, type HeadingLine } from './heading-lines.ts';
import { asJobs, withLabelsBehind, withSpoken } from './parted-sections.ts';
import { labelAndRest, type Section } from './section.ts';
import { bestPath, type Part } from './section-path.ts';
import { isPaper, traitOf } from './line-traits.ts';
import { asLanguages, isLanguage, isLanguageHeading, isOfLevels } from './languages.ts';
import { asName, isInMail } from './name.ts';
import { asPapers, kindsNamed, OF_AWARDS, withAwards, withPapers } from './papers.ts';
import { findEmail } from './net.ts';

const MOST_OF_HEAD = 10;
const LEAST_LABELS = 3;
/** Of a name that stands above all headings, in letters of most text. */
const LARGEST = 1.8;

/** The lines before the first heading, and a section for each heading. */
export function splitSections(all: Line[]): { head: Line[]; sections: Section[] } {
  const lines = withLabelsAsHeadings(withoutCounts(all.filter((line) => !isPlaceholder(textOf(line)))));
  const headings = headingLines(lines);
  const headed = headings.filter(isHeadingLine).length;
  const isHeaded = headed > 1;
  const labels = new Set(lines.map((line) => beginning(line, false)?.kind));
  // So many say that lines of the document begin with their headings.
  const areHeadings = labels.has('skills') && labels.size > Math.max(LEAST_LABELS, headed);
  const begun = lines.map((line) => beginning(line, isHeaded && !areHeadings));
  const most = Math.max(LARGEST, ...lines.map(({ size }) => size));
  const email = lines.map((line) => findEmail(textOf(line))).find(Boolean) ?? '';
  const path = bestPath(lines, headings, {
    isHeaded,
    mayReturn: (at, from) =>
      isHeadAgain(lines, at, headings, from) || (at > 0 && isNameOfMail(lines[at], email)),
    nameAt: lines.findIndex((line) =>
      line.size === most ? asName(textOf(line)) !== undefined : line.hasGap && isNameOfMail(line, email),
    ),
    begunAt: (at, from) => {
      const { kind, heading = '' } = begun[at] ?? {};
      // Of skills too there may be a group that is called so, in small letters.
      return kind === from || (from === 'skills' && !isLoud(heading)) ? undefined : kind;
    },
  });
  const head: Line[] = [];
  const sections: Section[] = [];
  for (const [at, line] of lines.entries()) {
    const { part = 'head', heading, begun: isBegun } = path[at] ?? {};
    const current = sections.at(-1);
    // Among what says who somebody is, words that are no known heading and have nothing beneath them are a line of it.
    const isEmpty =
      heading?.kind === undefined &&
      path[at + 1]?.heading !== undefined &&
      (current === undefined || current.kind === 'contact');
    const opened =
      isBegun && part !== 'head' ? (begun[at] ?? { kind: part, heading: '', lines: [line] }) : undefined;
    if (heading && part !== 'head' && !isEmpty)
      sections.push({ kind: part, heading: heading.text, lines: [] });
    else if (opened) sections.push(opened);
    else if (isOfLevels(textOf(line)) && current?.kind !== 'languages' && !lines[at - 1]?.wraps) continue;
    else if (current && (part !== 'head' || isEmpty)) current.lines.push(line);
    else head.push(line);
  }
  return {
    head,
    sections: sections
      .map(asPapers)
      .map(asJobs)
      .flatMap(withLabelsBehind)
      .flatMap(withSpoken)
      .flatMap(withOwnDeeds)
      .flatMap((section) =>
        section.heading === '' || OF_AWARDS.test(folded(section.heading)) ? withAwards(section) : [section],
      )
      .flatMap((section) => withInlineSections(section))
      .flatMap(withPapers),
  };
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
  const deeds = new Set<Line>();
  for (const [at, theme] of lines.entries()) {
    if (!isThemeAt(at)) continue;
    const end = lines.findIndex((line, index) => index > at && !line.isBullet);
    const below = lines.slice(at + 1, end < 0 ? lines.length : end);
    // Items beneath a theme are skills, as are those beneath none.
    const areItems = below.every((line) => traitOf(line, undefined) === 'list');
    for (const line of areItems ? [theme] : [theme, ...below]) deeds.add(line);
  }
  return [
    { ...section, lines: lines.filter((line) => !deeds.has(line)) },
    { kind: 'other', heading, lines: lines.filter((line) => deeds.has(line)) },
  ];
}

const BEGUN: ReadonlySet<string> = new Set(
  spaced`summary education skills languages certifications achievements interests`,
);

/** `Qualifications: …` are degrees or papers. */
function kindOfBeginning(label: string, rest: string): SectionKind | undefined {
  const kind = wholeHeading(label);
  const isOfPapers = isPaper(rest) || (!isDegree(rest) && !isSchool(rest));
  return kind === 'education' && OF_BOTH.test(label) && isOfPapers ? 'certifications' : kind;
}

const OF_BOTH = /qualifi/iu;

/** `OBJECTIVE: A position as …`: capitals or bold letters with a gap above them are a heading on the line of its text. */
function beginning(line: Line, isHeaded: boolean): Section | undefined {
  const [label, rest] = labelAndRest(line);
  const kind = rest === '' || line.isBullet ? undefined : kindOfBeginning(label, rest);
  if (!kind || !BEGUN.has(kind) || WITHIN_JOBS.has(folded(label))) return undefined;
  const isLoud = label === label.toUpperCase() || line.bold.replace(/\s?:$/, '') === label;
  if (isHeaded && (!isLoud || !line.hasGap)) return undefined;
  const value = makeLine(rest, { wraps: line.wraps });
  return value && { kind, heading: label, lines: [value] };
}

/** `1 Profile`, `2 Work`, and so on through the document: headings, whatever they are called. */
function withoutCounts(lines: Line[]): Line[] {
  const counted = new Map<Line, string>();
  for (const [at, line] of lines.entries()) {
    const [, number, text = ''] = COUNTED.exec(line.cells.length > 2 ? '' : textOf(line)) ?? [];
    if (Number(number) === counted.size + 1 && !counted.has(lines[at - 1] ?? line)) counted.set(line, text);
  }
  const known = Array.from(counted.values()).filter((text) => headingKind(text)).length;
  if (known === 0 || counted.size < LEAST_COUNTED) return lines;
  return lines.map((line) => {
    const text = counted.get(line);
    return text === undefined
      ? line
      : {
          ...line,
          cells: [text],
          look: `counted ${line.look}`,
          bold: '',
          isBullet: false,
          isLabelled: false,
        };
  });
}
const COUNTED = /^(\d{1,2})[.)]?\s(\p{L}.{2,50})$/u;
const LEAST_COUNTED = 3;

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

const isNameOfMail = (line: Line | undefined, email: string): boolean => {
  const name = line && asName(textOf(line));
  return name !== undefined && isInMail(name, email);
};

/** Behind lists of items neither a name nor a sentence goes on with them. */
const ITEMS: ReadonlySet<Part> = new Set([
  'skills',
  'languages',
  'interests',
  'contact',
  'links',
  'certifications',
]);
const isSentence = (line: Line): boolean => /^.{40,}[.!?]$/u.test(textOf(line));

/** A column that begins with a name in large letters, or with an address, belongs to no section before it. */
function isHeadAgain(
  lines: Line[],
  at: number,
  headings: (HeadingLine | undefined)[],
  before: Part,
): boolean {
  const next = headings.findIndex((one, index) => index >= at && isHeadingLine(one));
  const free = lines.slice(at, next < 0 ? at : Math.min(next, at + MOST_OF_HEAD));
  const [first] = free;
  const isName = first?.look === 'bold' && asName(textOf(first)) !== undefined;
  if (ITEMS.has(before) && (isName || free.some(isSentence))) return true;
  return free.some(
    (line) => line.size >= 1.25 || /title|name/.test(line.look) || findEmail(textOf(line)) !== '',
  );
}

/** A list of skills may hold `Training`, and a job be called `Education`. */
const WITHIN_JOBS = foldedSet(ENTRY_LABELS.tasks);

/** What forms and miscellaneous sections name on one line. */
const INLINE: ReadonlySet<string> = new Set(
  spaced`languages interests certifications achievements skills volunteering references other`,
);

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

/** The last group of a list. */
const REST = /^(?:weitere|sonstige|autre|divers|other|varia)/iu;

const UNPAID = /volunt|ehrenamt|benevol/u;

const endsInline = (kind: SectionKind | undefined, line: Line): boolean =>
  line.hasGap || (hasLabel(line) && !(kind === 'languages' && isLanguage(textOf(line))));

const hasLabel = (line: Line) => line.isLabelled || /^[^:]{1,40}:\s/u.test(textOf(line));

function inlineSection(line: Line, section: Section): Section | undefined {
  const [first = '', second] = line.cells.length === 2 ? line.cells : [];
  const [label, rest] =
    second !== undefined && isLanguageHeading(first) ? [first, second] : labelAndRest(line);
  if (rest === '' || ['experience', 'education', 'summary'].includes(section.kind)) return undefined;
  const isMixed = section.kind === 'languages' || section.kind === 'other';
  const kind = kindOfBeginning(label, rest) ?? (isMixed ? headingKind(label) : undefined);
  // Of skills too there may be a group `Other` or `Community`.
  const isRest =
    section.kind === 'skills' &&
    ((kind === 'other' && REST.test(label) && !isLoud(label)) ||
      (kind === 'volunteering' && !UNPAID.test(folded(label))));
  // What the heading names besides is parted by its lines.
  const isNamed = kind === 'skills' && kindsNamed(section.heading).includes(kind);
  if (kind === undefined || kind === section.kind || !INLINE.has(kind) || isRest || isNamed) return undefined;
  const isSpoken = !isLanguageHeading(label) || asLanguages(rest).length > 0;
  const isOfPerson = kind === 'languages' || kind === 'interests';
  if ((kind === 'languages' && !isSpoken) || (section.kind === 'contact' && !isOfPerson)) return undefined;
  const value = makeLine(rest, { indent: line.indent, wraps: line.wraps });
  return value && { kind, heading: label, lines: [value] };
}
