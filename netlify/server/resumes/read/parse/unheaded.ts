/** A document without headings: each block between gaps is told by what stands in it. */
import { textOf, type Line } from '../lines.ts';
import type { SectionKind } from '../words/headings.ts';
import { findDates } from './dates.ts';
import { isDegree, isSchool } from './degree-words.ts';
import { titleScore } from './job-words.ts';
import { isLanguage } from './languages.ts';
import { splitItems } from './lists.ts';
import { findEmail, findPhone } from './net.ts';
import type { Section } from './sections.ts';

const ITEM_WORDS = 4;
const SENTENCE_LENGTH = 40;

const hasSpan = (line: Line): boolean => !line.isBullet && findDates(textOf(line))?.isSingle === false;
const hasYear = (line: Line): boolean => /\b(?:19|20)\d\d\b/.test(textOf(line));
const isOfContact = (line: Line): boolean => {
  const text = textOf(line);
  return findEmail(text) !== '' || findPhone([text]) !== '';
};

/** The lines from each gap to the next. */
function blocksOf(lines: Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last === undefined || line.hasGap) blocks.push([line]);
    else last.push(line);
  }
  return blocks;
}

const isOfStudy = (line: Line): boolean => isDegree(textOf(line)) || isSchool(textOf(line));

function isOfEducation(block: Line[]): boolean {
  const own = block.filter(({ isBullet }) => !isBullet);
  const isWork =
    block.some(({ isBullet }) => isBullet) ||
    own.some((line) => titleScore(textOf(line)) > 0 && !isDegree(textOf(line)));
  return own.some((line) => isDegree(textOf(line))) && own.some(isOfStudy) && own.some(hasYear) && !isWork;
}

const isSentence = (line: Line): boolean => {
  const text = textOf(line);
  return text.length >= SENTENCE_LENGTH && (/[.!]$/u.test(text) || line.wraps);
};

/** What the block is; undefined where nothing in it tells. */
function kindOf(block: Line[], last: SectionKind | undefined): SectionKind | undefined {
  const texts = block.map(textOf);
  const items = texts.flatMap((text) => splitItems(text));
  if (isOfEducation(block)) return 'education';
  if (block.some(hasSpan)) return 'experience';
  if (items.every((item) => isLanguage(item))) return 'languages';
  if (last === 'experience' && block.every(({ isBullet }) => isBullet)) return last;
  if (last === undefined) return block.some(isSentence) ? 'summary' : undefined;
  const isShort = items.every((item) => item.split(' ').length <= ITEM_WORDS && !/[.!?]$/u.test(item));
  if (!block.some(hasYear) && isShort && items.length >= 3) return 'skills';
  return block.every((line) => hasYear(line) && !line.isBullet) ? 'certifications' : undefined;
}

/** Sections by what stands in the blocks; what comes before the first is the head. */
export function sectionsWithoutHeadings(lines: Line[]): { head: Line[]; sections: Section[] } {
  const head: Line[] = [];
  const sections: Section[] = [];
  for (const [at, block] of blocksOf(lines).entries()) {
    const last = sections.at(-1);
    const kind = at === 0 || block.some(isOfContact) ? undefined : kindOf(block, last?.kind);
    if (kind === undefined && last === undefined) head.push(...block);
    else if (last?.kind === (kind ?? 'other')) last.lines.push(...block);
    else sections.push({ kind: kind ?? 'other', heading: '', lines: block });
  }
  return { head, sections };
}
