/** What a section or some of its lines are, where its heading says less. */
import { textOf, type Line } from '../lines.ts';
import type { SectionKind } from '../words/headings.ts';
import { findDates } from './dates.ts';
import { fieldOf } from './field-labels.ts';
import { isLanguage } from './languages.ts';
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
