/** The lines of a posting as they stand, each with its words. */
import type { Tokens } from '../text/tokens.ts';
import type { SectionKind } from './headings.ts';

/** `prose` is text under no heading: there only sentences count that ask for something, and among the `conditions` of the work lines that do. */
export type LineKind = SectionKind | 'prose' | 'conditions';
/** Words `from` up to, not including, `to`. */
export type Line = { kind: LineKind; from: number; to: number };

/** Characters `start` to `end`, words `from` to `to`. */
export type RawLine = { start: number; end: number; from: number; to: number };

/** `**What you bring.** Five years at sea`: a heading in the line of its text. */
const RUN_IN = /^\s*(\*\*|__)(?=\S)[^*_\n]{2,60}[.!?]\1(?=\s+\S)/;

/** `3.7 Knowledge of …` */
const OUTLINE = /^[ \t]{0,20}\d{1,2}(?:\.\d{1,2}){1,3}\.?\s/gm;
const FEWEST_OUTLINED = 3;

export function rawLines(text: string, tokens: Tokens): RawLine[] {
  const lines: RawLine[] = [];
  const isOutlined = (text.match(OUTLINE) ?? []).length >= FEWEST_OUTLINED;
  let from = 0;
  for (let start = 0; start <= text.length;) {
    const newline = text.indexOf('\n', start);
    const whole = newline === -1 ? text.length : newline;
    const [heading] = RUN_IN.exec(text.slice(start, whole)) ?? [];
    const end = heading === undefined ? whole : start + heading.length;
    const [number = ''] = isOutlined ? (text.slice(start, end).match(OUTLINE) ?? []) : [];
    while ((tokens[from]?.start ?? Infinity) < start + number.length) from += 1;
    let to = from;
    while (to < tokens.length && (tokens[to]?.start ?? Infinity) < end) to += 1;
    lines.push({ start, end, from, to });
    from = to;
    start = end + 1;
  }
  const codes = lines.map(({ from: first, to }) => codeOf(tokens.slice(first, Math.min(to, first + 2))));
  return lines.map((line, at) => {
    if (KEYCAP.test(tokens[line.from]?.text ?? ''))
      return { ...line, from: Math.min(line.from + 1, line.to) };
    const isCounted = [codes[at - 1], codes[at + 1]].some((other) => isNext(codes[at], other));
    return isCounted ? { ...line, from: line.from + 1 } : line;
  });
}

/** `1️⃣ You write well` */
const KEYCAP = /^\d\uFE0F?\u20E3$/;

type Code = { letters: string; number: number };

/** `E4 Experience of …` */
function codeOf([first, second]: Tokens): Code | undefined {
  const [, letters, number] = /^(\p{Lu}{1,2})(\d{1,2})$/u.exec(first?.text ?? '') ?? [];
  return letters !== undefined && second ? { letters, number: Number(number) } : undefined;
}

/** Two lines beside each other are counted, and no names: `E4` and `E5`. */
const isNext = (one: Code | undefined, other: Code | undefined): boolean =>
  one !== undefined && one.letters === other?.letters && Math.abs(one.number - other.number) === 1;
