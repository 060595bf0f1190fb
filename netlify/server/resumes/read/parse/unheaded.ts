/** A document without headings: each block between gaps is told by what stands in it. */
import { makeLine, textOf, type Line } from '../lines.ts';
import type { SectionKind } from '../words/headings.ts';
import { findDates } from './dates.ts';
import { isDegree, isSchool } from './degree-words.ts';
import { titleScore } from './job-words.ts';
import { isLanguage } from './languages.ts';
import { splitItems } from './lists.ts';
import { findEmail, findPhone } from './net.ts';
import { wholeHeading } from './heading-kind.ts';
import { labelAndRest, type Section } from './section.ts';

const ITEM_WORDS = 4;
const SENTENCE_LENGTH = 40;

const hasSpan = (line: Line): boolean => !line.isBullet && findDates(textOf(line))?.isSingle === false;
const hasYear = (line: Line): boolean => /\b(?:19|20)\d\d\b/.test(textOf(line));
const isOfContact = (line: Line): boolean => {
  const text = textOf(line);
  return findEmail(text) !== '' || findPhone([text]) !== '';
};

/** `Good at: Lambing, Budgeting` says itself what it is. */
const labelKind = (line: Line): SectionKind | undefined => {
  const [label, rest] = labelAndRest(line);
  return rest === '' || line.isBullet ? undefined : wholeHeading(label);
};

const PAPER =
  /\b(?:certificates?|certified|licen[cs]ed?|registered|permit|zertifikat|certificat|habilitation)\b/iu;
const AWARD = /\b(?:awards?|prize|medal|of the year|preis|auszeichnung|prix)\b/iu;

/** Of papers without a heading, the awards apart. */
export function withAwards(section: Section): Section[] {
  const awards = section.lines.filter((line) => AWARD.test(textOf(line)));
  if (section.kind !== 'certifications' || awards.length === 0) return [section];
  const lines = section.lines.filter((line) => !awards.includes(line));
  return [
    { ...section, lines },
    { ...section, kind: 'achievements', lines: awards },
  ];
}

/** The lines from each gap or label to the next. */
function blocksOf(lines: Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last === undefined || line.hasGap || labelKind(line)) blocks.push([line]);
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
  const isOfPapers = own.every(
    (line) => PAPER.test(textOf(line)) || AWARD.test(textOf(line)) || !isOfStudy(line),
  );
  return own.some((line) => isDegree(textOf(line))) && own.some(hasYear) && !isWork && !isOfPapers;
}

const isSentence = (line: Line): boolean => {
  const text = textOf(line);
  return text.length >= SENTENCE_LENGTH && (/[.!]$/u.test(text) || line.wraps);
};

/** What a section is whose heading says nothing. */
export function toldKind(lines: Line[], isFirst: boolean): SectionKind | undefined {
  if (lines.length === 0) return undefined;
  const hasBullets = lines.some(({ isBullet }) => isBullet);
  const own = lines.filter(({ isBullet }) => !isBullet);
  const items = lines.flatMap((line) => splitItems(textOf(line)));
  if (items.every((item) => isLanguage(item))) return 'languages';
  const studies = own.filter((line) => isOfStudy(line)).length;
  const jobs = own.filter((line) => titleScore(textOf(line)) > 0).length;
  const spans = own.filter(hasSpan).length;
  if (own.some((line) => isDegree(textOf(line))) && own.some(hasYear) && studies >= jobs) return 'education';
  if (spans > 0 && (hasBullets || jobs > 0)) return 'experience';
  if (isFirst && !hasBullets && own.some(isSentence)) return 'summary';
  if (lines.some(hasYear) && lines.every((line) => !isSentence(line)))
    return lines.filter((line) => AWARD.test(textOf(line))).length * 2 > lines.length
      ? 'achievements'
      : lines.some((line) => PAPER.test(textOf(line)))
        ? 'certifications'
        : undefined;
  const areShort = items.every((item) => item.split(' ').length <= ITEM_WORDS && !/[.!?]$/u.test(item));
  return items.length >= 3 && areShort ? 'skills' : undefined;
}

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
  const isOfPapers = block.every((line) => !line.isBullet && (hasYear(line) || PAPER.test(textOf(line))));
  return isOfPapers ? 'certifications' : undefined;
}

/** Sections by what stands in the blocks; what comes before the first is the head. */
export function sectionsWithoutHeadings(lines: Line[]): { head: Line[]; sections: Section[] } {
  const head: Line[] = [];
  const sections: Section[] = [];
  for (const [at, block] of blocksOf(lines).entries()) {
    const last = sections.at(-1);
    const [first] = block;
    const labelled = first && labelKind(first);
    if (first && labelled) {
      const rest = labelAndRest(first)[1].split(labelled === 'certifications' ? /;\s/u : /$^/u);
      const values = rest.flatMap((text) => makeLine(text, { wraps: first.wraps }) ?? []);
      sections.push({ kind: labelled, heading: '', lines: [...values, ...block.slice(1)] });
      continue;
    }
    const kind = at === 0 || block.some(isOfContact) ? undefined : kindOf(block, last?.kind);
    if (kind === undefined && last === undefined) head.push(...block);
    else if (last?.kind === (kind ?? 'other')) last.lines.push(...block);
    else sections.push({ kind: kind ?? 'other', heading: '', lines: block });
  }
  return { head, sections: sections.flatMap(withAwards) };
}
