/** The tables of posts as cells, each read along its rows and along its columns: what can be compared and added. */
import { words } from '../language/words.ts';
import { stem } from '../language/stem.ts';
import { tellingStems, type Unit } from './units.ts';

/** A column by the names of its rows, or a row by the names of its columns. */
export type Series = { name: string; cells: ReadonlyMap<string, string> };

export type Table = {
  /** Its rows as they are quoted, in their order. */
  rows: Unit[];
  /** What one of its keys is called: "Floor". */
  keyName: string;
  keys: string[];
  series: Series[];
  /** Stems of all that is said in its post. */
  about: ReadonlySet<string>;
};

export function tablesOf(
  units: readonly Unit[],
  saidIn: (passageId: string) => ReadonlySet<string>,
): Table[] {
  const blocks = new Map<number, Unit[]>();
  for (const unit of units) if (unit.cells) blocks.set(unit.block, [...(blocks.get(unit.block) ?? []), unit]);
  return [...blocks.values()].flatMap((rows): Table[] => {
    const cells = rows.map((row) => row.cells ?? []);
    const [[keyName] = [''], ...heads] = cells[0] ?? [];
    const keys = cells.map(([[, key] = ['', '']]) => key);
    const about = saidIn(rows[0]?.passage.id ?? '');
    const columns = heads.map(([name], column) => ({
      name,
      cells: new Map(keys.map((key, row) => [key, cells[row]?.[column + 1]?.[1] ?? ''])),
    }));
    const along = cells.map(([[, name] = ['', ''], ...rest]) => ({ name, cells: new Map(rest) }));
    // What names several rows or columns names none of them.
    return [
      { rows, keyName, keys, series: columns, about },
      { rows, keyName: '', keys: heads.map(([name]) => name), series: along, about },
    ].filter((table) => new Set(table.keys).size === table.keys.length);
  });
}

/** The stems by which a key is called: without its number and without what follows a comma or a bracket. */
export function keyStems(key: string): string[] {
  const [name = key] = key.replace(/^\d{1,2}\. /, '').split(/[,:(]/);
  const telling = [...tellingStems(name)];
  return telling.length > 0 ? telling : words(name).map(stem);
}

/** What asks for cells of a kind, whatever their column is called. */
const MEASURES: [asked: RegExp, cell: RegExp][] = [
  [/\b(?:cheap\w*|expensive|dear\w*|cost\w*|price\w*|pay|paid|money|dollars?|pounds?|euros?)\b/, /[$€£]/],
  [/\bpercent\w*\b|\bout of (?:a|one|every) hundred\b/, /%/],
  [/\b(?:decibels?|db|loud\w*|quiet\w*)\b/, /\bdB\b/],
  [
    /\b(?:long\w*|short\w*|months?|weeks?|days?|hours?|minutes?)\b/,
    /\b(?:months?|weeks?|days?|hours?|minutes?)\b/,
  ],
];

/** True for a question for what such a cell measures: its price, its length. */
export const isMeasuredIn = (cell: string, text: string): boolean =>
  MEASURES.some(([asked, ofCell]) => asked.test(text) && ofCell.test(cell));

export type Amount = { value: number; before: string; after: string };

const NUMBER = /^([^\d,]*)(\d[\d,]*(?:\.\d+)?)([^\d,][^\d]*)?$/;

/** The one number of a cell with what stands around it; undefined for a range and for words. */
export function amountIn(cell: string): Amount | undefined {
  const [, before = '', digits, after = ''] = NUMBER.exec(cell.split(' (')[0] ?? cell) ?? [];
  return digits === undefined || before.length > 2
    ? undefined
    : { value: Number(digits.replaceAll(',', '')), before, after };
}
