/** Tables pasted from a page: which column asks, which one says how strongly. */
import { foldedWords } from '../text/fold.ts';
import { type Range, tokenize, type Tokens } from '../text/tokens.ts';

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
/** Heads of the columns beside. */
const BESIDE =
  foldedWords(`level required needed priority importance weight years detail details comment comments remark remarks note notes no nr category type area proof
  must mandatory essential m d can necessity evidence type stufe muss kann pflicht prioritat gewichtung jahre bemerkung bemerkungen anmerkung nachweis kategorie bereich niveau importance annees remarque remarques obligatoire priorite domaine`);
const LONGEST_HEAD = 4;
const COLUMN = /\t|\s\|\s|^\s*\|/;

export const isRow = (raw: string): boolean => COLUMN.test(raw.trim());

/** The cells of a row, each as its words; parted by tabs or bars. */
export function cellsOf(text: string, tokens: Tokens, { from, to }: Range): Range[] {
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

const isAmong = (tokens: Tokens, cell: Range | undefined, names: ReadonlySet<string>): boolean =>
  cell !== undefined && tokens.slice(cell.from, cell.to).some(({ key }) => names.has(key));

/** The table that begins with this row, if it is the head of one that asks; `asked` is -1 where no head says it. */
export function tableOf(tokens: Tokens, cells: readonly Range[]): Table | undefined {
  if (cells.length < 2 || cells.some(({ from, to }) => to - from > LONGEST_HEAD)) return undefined;
  const holding = (names: ReadonlySet<string>) => cells.findIndex((cell) => isAmong(tokens, cell, names));
  const asked = holding(ASKED);
  const isBeside = cells.some((_, at) => at !== asked && isAmong(tokens, cells[at], BESIDE));
  // `Required / Preferred`
  const isChoice = cells.some((cell) => isAmong(tokens, cell, NEEDED) && isAmong(tokens, cell, WELCOME));
  const isHead = isChoice || (asked !== -1 && isBeside);
  return isHead ? { asked, strength: holding(STRENGTH), columns: cells.length } : undefined;
}

/** @returns whether the row calls itself welcome rather than needed */
export function isNiceRow(raw: string, { strength }: Table): boolean {
  if (strength === -1) return false;
  const cell = raw.split(/\t|\|/).map((part) => part.trim());
  return tokenize(cell[strength] ?? '').some(({ key }) => NICE.has(key));
}

const NEEDED = foldedWords(
  'must required mandatory essential needed necessary yes muss pflicht erforderlich zwingend ja obligatoire requis indispensable imperatif oui',
);
const WELCOME = foldedWords(
  'nice welcome optional desirable desired preferred asset plus bonus kann wunsch wunschenswert erwunscht vorteil souhaite atout apprecie',
);
const NOT = foldedWords('not no nein nicht keine pas non');

/** `E` and `D` of an essential and a desirable criterion. */
const LETTERS = new Map<string, 'must' | 'nice'>([
  ['e', 'must'],
  ['m', 'must'],
  ['d', 'nice'],
  ['o', 'nice'],
]);

/** The words of a cell that say how strongly the rest of its row asks, and nothing else. */
function strengthOf(words: Tokens): 'must' | 'nice' | 'waived' | undefined {
  const [first, second] = words;
  const letter = second ? undefined : LETTERS.get(first?.key ?? '');
  if (letter) return letter;
  const isOnly = words.every(({ key }) => NEEDED.has(key) || WELCOME.has(key) || NOT.has(key));
  if (!isOnly || words.length > LONGEST_HEAD) return undefined;
  if (words.some(({ key }) => NOT.has(key))) return 'waived';
  return words.some(({ key }) => NEEDED.has(key)) ? 'must' : 'nice';
}

/** A row of a table without a head, where one cell says nothing but how strongly the one before it asks. */
export function rowByItself(
  tokens: Tokens,
  cells: readonly Range[],
): (Range & { kind: 'must' | 'nice' | 'waived' }) | undefined {
  const kinds = cells.map(({ from, to }) => strengthOf(tokens.slice(from, to)));
  const at = kinds.findIndex((kind) => kind !== undefined);
  const kind = kinds[at];
  const [longest] = (at > 0 ? cells.slice(0, at) : cells.slice(1)).toSorted(
    (a, b) => b.to - b.from - (a.to - a.from),
  );
  return kind && longest ? { ...longest, kind } : undefined;
}

const FEWEST_STACKED = 3;
const MOST_COLUMNS = 4;

/**
 * A table whose cells were pasted one below the other: `Knowledge of nets`, `Essential`, `Interview`.
 *
 * @returns by the numbers of its lines how strongly each asks, `beside` for what says something about another
 */
export function stackedRows(
  tokens: Tokens,
  lines: readonly Range[],
): ReadonlyMap<number, 'must' | 'nice' | 'waived' | 'beside'> {
  const found = new Map<number, 'must' | 'nice' | 'waived' | 'beside'>();
  const cells = lines.flatMap(({ from, to }, at) =>
    from < to ? [{ at, kind: strengthOf(tokens.slice(from, to)) }] : [],
  );
  const places = cells.flatMap(({ kind }, place) => (kind && place > 0 ? [place] : []));
  const steps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
  const [columns = 0] = steps;
  const isEven = columns > 1 && columns <= MOST_COLUMNS && steps.every((step) => step === columns);
  if (!isEven || places.length < FEWEST_STACKED) return found;
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  for (const { at } of cells.slice(first, last + columns - 1)) found.set(at, 'beside');
  for (const place of places) found.set(cells[place - 1]?.at ?? 0, cells[place]?.kind ?? 'beside');
  return found;
}
