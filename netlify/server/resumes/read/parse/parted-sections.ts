/** What a section or some of its lines are, where its heading says less. */
import { makeLine, textOf, type Line } from '../lines.ts';
import type { SectionKind } from '../words/headings.ts';
import { findDates } from './dates.ts';
import { fieldOf } from './field-labels.ts';
import { wholeHeading } from './heading-kind.ts';
import { asLanguages, isLanguage } from './languages.ts';
import { splitItems } from './lists.ts';
import { labelAndRest, type Section } from './section.ts';

/** Lines of another kind as a section of their own. */
export const parted = (section: Section, isOther: (line: Line) => boolean, kind: SectionKind): Section[] =>
  [
    { ...section, lines: section.lines.filter((line) => !isOther(line)) },
    { ...section, kind, lines: section.lines.filter(isOther) },
  ].filter(({ lines }) => lines.length > 0);

/** `English fluent, Dutch good` among skills, where no section of languages is. */
export function withSpoken(section: Section, _: number, all: Section[]): Section[] {
  const isSpoken = (line: Line) => {
    const items = splitItems(textOf(line));
    return (
      items.length > 1 &&
      labelAndRest(line)[1] === '' &&
      items.every((item) => isLanguage(item) && item.split(' ').length <= 3)
    );
  };
  const isOnly = all.every(({ kind }) => kind !== 'languages');
  return section.kind === 'skills' && isOnly ? parted(section, isSpoken, 'languages') : [section];
}

const LISTS: ReadonlySet<SectionKind | undefined> = new Set([
  'languages',
  'skills',
  'interests',
  'certifications',
  'volunteering',
]);

/** `Languages: …` and `Hobbies: …` with a gap above them, behind the last entry of a section, are of none. */
export function withLabelsBehind(section: Section): Section[] {
  const { kind, lines } = section;
  if (kind !== 'experience' && kind !== 'education') return [section];
  const found = lines.map((line) => {
    const [heading, rest] = labelAndRest(line);
    const named = line.isBullet || rest === '' ? undefined : wholeHeading(heading);
    return named && LISTS.has(named) ? { kind: named, heading, rest } : undefined;
  });
  const goesOn = (at: number) => lines[at - 1]?.wraps === true && lines[at]?.isBullet === false;
  const last = found.findLastIndex((one, at) => one === undefined && !goesOn(at));
  const from = found.findIndex((one, at) => one !== undefined && at > last);
  const behind = found.slice(from).filter((one) => one !== undefined);
  const isSure =
    new Set(behind.map((one) => one.kind)).size > 1 ||
    behind.some((one) => one.kind === 'languages' && asLanguages(one.rest).length > 0);
  if (!lines[from]?.hasGap || !isSure) return [section];
  const sections: Section[] = [{ ...section, lines: lines.slice(0, from) }];
  for (const [at, line] of lines.entries()) {
    const own = found[at];
    const value = own ? makeLine(own.rest, { indent: line.indent, wraps: line.wraps }) : line;
    if (at < from || !value) continue;
    if (own) sections.push({ kind: own.kind, heading: own.heading, lines: [value] });
    else sections.at(-1)?.lines.push(value);
  }
  return sections;
}

/** Assignments with dates and clients are the jobs of who works by projects. */
export function asJobs(section: Section, _: number, all: Section[]): Section {
  const { kind, lines } = section;
  const spans = lines.filter((line) => findDates(textOf(line))?.isSingle === false);
  const clients = lines.filter((line) => fieldOf(labelAndRest(line)[0]) === 'company');
  const isOnly = all.every((other) => other.kind !== 'experience');
  return kind === 'projects' &&
    spans.length > 1 &&
    (clients.length > 1 || (isOnly && lines.some(({ isBullet }) => isBullet)))
    ? { ...section, kind: 'experience' }
    : section;
}
