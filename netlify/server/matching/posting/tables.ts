/** Tables pasted from a page: which column asks, which one says how strongly. */
import { foldedWords } from '../text/fold.ts';
import { tokenize, type Token } from '../text/tokens.ts';

/** Words `from` up to, not including, `to`. */
type Range = { from: number; to: number };
/** Columns by their number; `strength` may be missing. */
export type Table = { asked: number; strength: number; columns: number };

const ASKED =
  foldedWords(`criterion criteria requirement requirements qualification qualifications skill skills competency competence
  anforderung anforderungen kriterium kriterien qualifikation kenntnisse exigence exigences critere criteres competences`);
const STRENGTH = foldedWords(
  'must required mandatory essential m d priority necessity importance level muss kann pflicht prioritat gewichtung obligatoire priorite',
);
const NICE = foldedWords(`d n nice desirable desired optional preferred plus asset bonus should could no
  can kann soll wunsch wunschenswert nein souhaite souhaitee souhaitable facultatif atout non`);
const LONGEST_HEAD = 4;
const COLUMN = /\t|\s\|\s|^\s*\|/;

export const isRow = (raw: string): boolean => COLUMN.test(raw.trim());

/** The cells of a row, each as its words; parted by tabs or bars. */
export function cellsOf(text: string, tokens: readonly Token[], { from, to }: Range): Range[] {
  const cells: Range[] = [];
  let start = from;
  for (let at = from + 1; at <= to; at += 1) {
    const [before, after] = [tokens[at - 1], tokens[at]];
    if (at < to && !/[\t|]/.test(text.slice(before?.end, after?.start))) continue;
    cells.push({ from: start, to: at });
    start = at;
  }
  return cells;
}

/** The table that begins with this row, if it is the head of one that asks. */
export function tableOf(tokens: readonly Token[], cells: readonly Range[]): Table | undefined {
  if (cells.length < 2 || cells.some(({ from, to }) => to - from > LONGEST_HEAD)) return undefined;
  const holding = (names: ReadonlySet<string>) =>
    cells.findIndex(({ from, to }) => tokens.slice(from, to).some(({ key }) => names.has(key)));
  const asked = holding(ASKED);
  return asked === -1 ? undefined : { asked, strength: holding(STRENGTH), columns: cells.length };
}

/** @returns whether the row calls itself welcome rather than needed */
export function isNiceRow(raw: string, { strength }: Table): boolean {
  if (strength === -1) return false;
  const cell = raw.split(/\t|\|/).map((part) => part.trim());
  return tokenize(cell[strength] ?? '').some(({ key }) => NICE.has(key));
}

const NEEDED = foldedWords(
  'must required mandatory essential needed muss pflicht erforderlich zwingend obligatoire requis indispensable',
);
const WELCOME = foldedWords(
  'nice optional desirable desired preferred asset kann wunsch wunschenswert souhaite atout',
);

/** A row of a table without a head, where one cell says nothing but how strongly the longest one asks. */
export function rowByItself(
  tokens: readonly Token[],
  cells: readonly Range[],
): (Range & { kind: 'must' | 'nice' }) | undefined {
  const says = (words: ReadonlySet<string>) =>
    cells.some(({ from, to }) => tokens.slice(from, to).every(({ key }) => words.has(key)));
  const kind = says(NEEDED) ? ('must' as const) : says(WELCOME) ? ('nice' as const) : undefined;
  const [longest] = cells.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return kind && longest && cells.length > 1 ? { ...longest, kind } : undefined;
}
