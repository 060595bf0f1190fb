/** Parts a posting into lines, each under the heading that it belongs to. */
import { findPhrases } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { HEADINGS, SECTION_KINDS, type SectionKind } from './headings.ts';

/** `prose` is text under no heading: there only sentences count that ask for something. */
export type LineKind = SectionKind | 'prose';
/** Words `from` up to, not including, `to`. */
export type Line = { kind: LineKind; from: number; to: number };

const BULLET = /^\s*(?:[-–—•·*‣◦▪■●○►➢➤✓✔✅★☆→»+]|\d{1,2}[.)])\s/u;
const LONGEST_HEADING = 10;
const LONGEST_LABEL = 6;
const SHORTEST_PROSE = 9;

/** Lines of a posting with words in them; headings themselves are left out. */
export function linesOf(text: string, tokens: readonly Token[]): Line[] {
  const lines: Line[] = [];
  let kind: LineKind = 'prose';
  let hasItems = false;
  let isAfterGap = false;
  for (const { start, end, from, to } of rawLines(text, tokens)) {
    if (from === to) {
      isAfterGap = true;
      continue;
    }
    const raw = text.slice(start, end);
    const isItem = BULLET.test(raw);
    const heading = isItem ? undefined : headingOf(raw, tokens.slice(from, to));
    if (heading) {
      kind = heading;
      hasItems = false;
    } else {
      const label = labelOf(text, tokens, from, to, end);
      // After a list, a paragraph stands under no heading any more.
      if (isAfterGap && hasItems && !isItem && !label && to - from >= SHORTEST_PROSE) kind = 'prose';
      lines.push(label ?? { kind, from, to });
      hasItems ||= isItem || (isListed(kind) && to - from < SHORTEST_PROSE);
    }
    isAfterGap = false;
  }
  return lines;
}

const isListed = (kind: LineKind) => kind === 'must' || kind === 'nice';

function* rawLines(text: string, tokens: readonly Token[]) {
  let from = 0;
  for (let start = 0; start <= text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    let to = from;
    while (to < tokens.length && (tokens[to]?.start ?? Infinity) < end) to += 1;
    yield { start, end, from, to };
    from = to;
    start = end + 1;
  }
}

/** A heading is short and no sentence; of what it says, the first kind of the list wins. */
function headingOf(raw: string, words: readonly Token[]): SectionKind | undefined {
  if (words.length > LONGEST_HEADING) return undefined;
  const plain = raw.replace(/[#*_]+/g, ' ').trim();
  if (/[.;,]$/.test(plain) || /:\s*\S/.test(plain)) return undefined;
  const isMarked = /^\s*(#|\*\*|__)/.test(raw) || /[:?]$/.test(plain) || plain === plain.toUpperCase();
  return kindOf(words, isMarked ? 0.34 : 0.51);
}

/** `Preferred: PMP, OSHA 10` is a line under a heading of its own. */
function labelOf(
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
  lineEnd: number,
): Line | undefined {
  const colon = tokens.slice(from, from + LONGEST_LABEL + 1).findIndex(({ gap }) => gap === 'colon');
  if (colon <= 0) return undefined;
  const kind = kindOf(tokens.slice(from, from + colon), 0.4);
  const hasRest = text.slice(tokens[from + colon]?.start ?? lineEnd, lineEnd).trim() !== '';
  return kind && hasRest ? { kind, from: from + colon, to } : undefined;
}

/** @param share of the words that must belong to a known heading */
function kindOf(words: readonly Token[], share: number): SectionKind | undefined {
  const joined = words.map((word) => ({ ...word, gap: 'joint' as const }));
  const found = findPhrases(HEADINGS, joined);
  const known = found.reduce((count, { from, to }) => count + to - from, 0);
  if (known / words.length < share) return undefined;
  return SECTION_KINDS.find((kind) => found.some(({ label }) => label === kind));
}
