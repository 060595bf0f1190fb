/** Which lines are headings, by the look that they share with other headings and by their words. */
import { textOf, withoutLetterSpacing, type Line } from '../lines.ts';
import { folded, foldedSet } from '../words/fold.ts';
import type { SectionKind } from '../words/headings.ts';
import { ENTRY_LABELS } from '../words/labels.ts';
import { findDates } from './dates.ts';
import { isDegree, isSchool } from './degree-words.ts';
import { headingKind, isDocumentTitle, wholeHeading } from './heading-kind.ts';
import { companyScore, titleScore } from './job-words.ts';
import { asName } from './name.ts';
import { findEmail, findPhone } from './net.ts';
import { isPlace } from './place.ts';

const HEADING_LENGTH = 60;
/** What is less likely is no heading, whatever stands below it. */
const LEAST = -3;
/** Of so many headings a look is the one of the document. */
const USUAL = 3;
const OTHER_LOOK = 4;
/** Where every heading has a gap above it, what has none is rather an item in capitals. */
const BESIDE = -2.5;
/** How much it says against a look that words have it which no list has, and nothing else speaks against. */
const LIKE_OTHERS = 0.4;
/** Of plain letters, with a gap above and below. */
const APART = 'apart';
/** Whatever the words are. */
const MADE_FOR_HEADINGS = /underlined|counted|^heading/u;

/**
 * What could be a heading: `odds` is the logarithm of how much likelier it is one than not, by its look and its words
 * together; `kind` is what its words say, surely where they are a phrase of the lists.
 */
export type HeadingLine = {
  text: string;
  odds: number;
  kind: SectionKind | undefined;
  isSure: boolean;
  /** What stands above tasks within a job too. */
  isOfTasks: boolean;
};

const TASKS = foldedSet(ENTRY_LABELS.tasks);

/** Text of what could be a heading. */
function candidate(line: Line, above: Line | undefined): string | undefined {
  const [text = '', ...others] = line.cells;
  const isTail = above?.wraps === true && !line.hasGap && line.look === '' && !line.startsBlock;
  if (isTail || others.length > 0 || text.length > HEADING_LENGTH || (line.isBullet && line.look === ''))
    return undefined;
  const plain = withoutLetterSpacing(text).replace(/\s?[:：]$/u, '');
  return /[.!?]$|:\s/.test(plain) || isDocumentTitle(plain) || findEmail(text) || findPhone([text])
    ? undefined
    : plain;
}

/** How the odds of each look stand: of its lines, those whose words are a heading's against the others. */
function oddsOfLooks(lines: Line[], texts: (string | undefined)[]): (line: Line) => number {
  type Count = { known: number; apart: number; others: number; blocks: Set<number> };
  const counts = new Map<string, Count>();
  let block = 0;
  for (const [at, line] of lines.entries()) {
    const text = texts[at];
    if (line.startsBlock) block += 1;
    if (line.look === '' || text === undefined) continue;
    const count = counts.get(line.look) ?? { known: 0, apart: 0, others: 0, blocks: new Set() };
    if (headingKind(text) === undefined) count.others += oddness(line, text) > 0 ? 1 : LIKE_OTHERS;
    else {
      count.known += 1;
      if (line.hasGap) count.apart += 1;
      count.blocks.add(block);
    }
    counts.set(line.look, count);
  }
  const [usual] = [...counts]
    .flatMap(([look, count]) => (look === APART ? [] : [count]))
    .sort((a, b) => b.known - a.known);
  return ({ look, hasGap, cells: [text = ''] }) => {
    const { known = 0, apart = 0, others = 0, blocks = [] } = counts.get(look) ?? {};
    // Each column may have a look of its own for its headings.
    const isApart = known > 0 && known * 2 >= others && ![...blocks].some((own) => usual?.blocks.has(own));
    const most = isApart ? known : (usual?.known ?? 0);
    // Where headings have a look of their own, what looks otherwise is a theme within a section.
    const other = most < USUAL || (look === APART && known >= USUAL) ? 0 : OTHER_LOOK * (1 - known / most);
    const plain = (hasGap ? -1.5 : -3.5) + (/[:：]$/u.test(text) ? 1 : 0);
    if (look === '') return plain - other;
    const own = Math.log((known + 0.4) / (others + 0.4));
    return (
      Math.max(look === APART ? plain : -2.5, Math.min(2.5, own)) +
      (MADE_FOR_HEADINGS.test(look) ? 2 : 0) +
      (hasGap ? 0.3 : known >= USUAL && apart === known ? BESIDE : -0.3) -
      other
    );
  };
}

/** What no heading has: names, places, dates, many words. */
function oddness(line: Line, text: string): number {
  const words = text.split(' ').length;
  return (
    (words > 1 && isOfEntry(text) ? 1.5 : 0) +
    (/\d/.test(text) ? 1.5 : 0) +
    (isPlace(text) || findDates(text) ? 2 : 0) +
    (words > 5 ? 1.5 : 0) +
    (isListOfItems(text) ? 1.5 : 0) +
    (line.isBullet ? 1.5 : 0) +
    (/^\p{Ll}/u.test(text) ? 2 : 0) +
    // Capitals alone are what short names have too: `SAP`.
    (words === 1 && line.look === 'caps' && !line.hasGap ? 1 : 0)
  );
}

/** What three headings in one would be too, but with an `and` before the last. */
const isListOfItems = (text: string): boolean =>
  text.split(/[,;]\s/u).length > 2 && !/\s(?:&|and|und|et)\s/iu.test(text);

const isOfEntry = (text: string): boolean =>
  titleScore(text) + companyScore(text) > 0 || isDegree(text) || isSchool(text);

export function headingLines(all: Line[]): (HeadingLine | undefined)[] {
  const lines = all.map((line, at) =>
    line.look === '' && line.hasGap && all[at + 1]?.hasGap ? { ...line, look: APART } : line,
  );
  // Whose resume it is may stand in the frame of a heading.
  const texts = lines.map((line, at) =>
    at === 0 && asName(textOf(line)) !== undefined ? undefined : candidate(line, lines[at - 1]),
  );
  const oddsOf = oddsOfLooks(lines, texts);
  return lines.map((line, at) => {
    const text = texts[at];
    if (text === undefined) return undefined;
    const whole = wholeHeading(text) ?? headingKind(text);
    const kind = whole ?? headingKind(text, true);
    const words = whole ? 4 - (/^\p{Ll}/u.test(text) ? 2 : 0) : (kind ? 1.5 : -0.7) - oddness(line, text);
    const odds = oddsOf(line) + words;
    if (odds < LEAST) return undefined;
    return { text, odds, kind, isSure: whole !== undefined, isOfTasks: TASKS.has(folded(text)) };
  });
}

export const isHeadingLine = (one: HeadingLine | undefined): boolean => one !== undefined && one.odds > 0;
