/** Lines of an entry's head, cut wherever a mark could part two of its fields. */
import type { Line } from '../lines.ts';
import { foldedInPlace, IS_MONTHS } from './date-patterns.ts';
import { isDuration, type FoundDates } from './dates.ts';
import { fieldOf } from './field-labels.ts';
import { companyScore } from './job-words.ts';
import { isKindOfWork, isTownLike, withoutStop } from './place.ts';

/** `before` parts it from the atom before: a mark, or a line's end. */
export type Atom = {
  text: string;
  before: string;
  line: number;
  from: number;
  to: number;
  isDate: boolean;
  hint?: 'T' | 'C' | 'L';
};
export type HeadLine = { text: string; atoms: Atom[]; dates: FoundDates | undefined };

const PARTS = new RegExp(
  [
    String.raw`\s?\t\s?`,
    String.raw`\s?[=-]>\s?`,
    String.raw`\s?\/\/\s?`,
    String.raw`\s?[|·•◦~;]\s?`,
    String.raw`\s[–—-]{1,2}\s`,
    String.raw`\s?:\s`,
    String.raw`,\s?$|,\s`,
    String.raw`\s?[(\[{]\s?`,
    String.raw`\s?[)\]}][,;:.]?(?:\s|$)`,
    String.raw`(?<=(?:,|\p{Ll}) [A-Z]{2}|\p{Ll}{5})\.\s(?=\p{Lu})`,
    String.raw`\s\/\s`,
    String.raw`\s?@\s`,
    String.raw`\s(?!(?:am|an der) (?:Inn|Main|Rhein|Neckar|Donau|Elbe|Oder|Saale|Ruhr|Weser|Lahn|Mosel|See|Bodensee|Harz|Aisch|Ilm|Isar|Lech)\b)(?:at(?: the)?|bei(?: der| den)?|beim|im|am|an der|chez|from|in|au|aux|à(?: la)?|as|als)\s(?=\p{Lu})`,
    String.raw`\sà l[’'](?=\p{Lu})`,
  ].join('|'),
  'gu',
);
const ATOMS_MAXIMUM = 9;

/** `), ` parts as its comma does; what else ends with brackets is their end. */
const markOf = (text: string): string =>
  text
    .trim()
    .replace(/^[)\]}](?=[,;:])/u, '')
    .replace(/^[)\]}].*/u, ')')
    .replace(/ (?:the|der|den)$/u, '')
    .slice(0, 3) || (text.includes('\t') ? '\t' : ' ');

/** `| CDI |`: which contract it was, between marks that part fields. */
const isContract = (text: string, before: string): boolean =>
  /^[|·•\t–—-]$/u.test(before) &&
  /^(?:cdi|cdd|intérim|temps (?:plein|partiel)|vollzeit|teilzeit|(?:un)?befristet|festanstellung|full[- ]time|part[- ]time|permanent|fixed[- ]term)(?: (?:de )?\d{1,2} (?:mois|ans?|months?|years?|monate|jahre?))?$/iu.test(
    text,
  );

/** What ends with a stop of its own. */
const ABBREVIATED =
  /(?:^|[\s-])(?:\p{L}{1,3}|Corp|Assoc|Bros|Dept|Univ|Inst|Dipl|Abt|Etab|\p{L}{1,6}str)\.$/u;

/** What no name begins or ends with, and words that lead to it. */
const LEADING =
  /^(?:[\s|·•–—@/,;:~-]|\.\s|(?:at(?: the)?|bei(?: der| den)?|beim|am|an der|chez|from|au|aux|à la|as|als) (?=\p{Lu}))+/u;
const TRAILING = /[\s|·•–—@/,;:~([{-]{1,8}$/u;

const HINTS: Partial<Record<string, Atom['hint']>> = {
  title: 'T',
  company: 'C',
  place: 'L',
  degree: 'T',
  school: 'C',
};

/** A row of a form that is of neither name, place nor dates. */
export function isOfTasks({ cells: [label = '', ...rest] }: Line): boolean {
  const field = rest.length > 0 ? fieldOf(label) : undefined;
  return field === 'tasks' || field === 'other';
}

/** `Employer: …` says itself what it is. */
export function labelOf(text: string): { hint: Atom['hint']; length: number } {
  const [whole = '', label = ''] = /^([\p{L} /]{2,48}?)\s?[:\t]\s{0,4}/u.exec(text) ?? [];
  const field = label ? fieldOf(label) : undefined;
  return { hint: HINTS[field ?? ''], length: field ? whole.length : 0 };
}

/** Where letters that begin bold are bold no more; 0 where that is no end of a field. */
function boldEnd({ bold }: Line, text: string): number {
  const isLead = bold.length > 3 && bold.length < text.length && text.startsWith(bold);
  return isLead && /^\s?[\p{Lu}\d(]/u.test(text.slice(bold.length)) ? bold.length : 0;
}

/** `(Christmas season)`, `(2 mois) :` behind dates: small letters are of no name, but of some towns. */
function remarkLength(text: string): number {
  const [whole = '', inside = ''] = /^\s?\(([^()]{1,40})\)(?=$|\s?[:|,–—-]\s)/u.exec(text) ?? [];
  const isRemark = /(?:^|\s)\p{Ll}{4}/u.test(inside) && !isTownLike(inside) && companyScore(inside) === 0;
  return isRemark || isKindOfWork(inside) || isDuration(inside) ? whole.length : 0;
}

/** The line's text, its dates apart, and its atoms in order. */
export function headLine(line: Line, at: number, dates: FoundDates | undefined): HeadLine {
  const text = line.cells.join('\t');
  const atoms: Atom[] = [];
  const { hint: first, length: labelled } = labelOf(text);
  let hint = first;
  const add = (from: number, to: number, before: string, isDate = false) => {
    const whole = text.slice(from, to);
    const own = whole.replace(LEADING, '');
    const start = to - own.length;
    const isEnd = dates !== undefined && to === text.length && !ABBREVIATED.test(own);
    const tidy = withoutStop(own.replace(TRAILING, '').replace(isEnd ? /(?<=\p{Ll}{2})\.$/u : /$^/, ''));
    if (
      !/[\p{L}\d]/u.test(tidy) ||
      (!isDate && (isDuration(tidy) || isContract(tidy, before) || IS_MONTHS.test(foldedInPlace(tidy))))
    )
      return;
    // `Weaver, Aire Textiles, Selby (part-time)`
    if (before === '(' && atoms.length > 1 && isKindOfWork(tidy) && /^\)?$/.test(text.slice(to).trim()))
      return;
    const named = /^\s?:/.test(text.slice(start + tidy.length)) ? HINTS[fieldOf(tidy) ?? ''] : undefined;
    if (named) hint = named;
    else
      atoms.push({
        text: tidy,
        before,
        line: at,
        from: start,
        to: start + tidy.length,
        isDate,
        ...(hint && !isDate ? { hint } : {}),
      });
  };
  const cut = (from: number, to: number, opening: string) => {
    let begin = from;
    let before = opening;
    for (const match of text.slice(from, to).matchAll(PARTS)) {
      if (/\S/.test(text.slice(begin, from + match.index))) add(begin, from + match.index, before);
      else if (begin > from && !match[0].trim()) continue;
      before = markOf(match[0]);
      begin = from + match.index + match[0].length;
    }
    add(begin, to, before);
    return /\S/.test(text.slice(begin, to)) ? ' ' : before;
  };
  const bold = boldEnd(line, text);
  if (bold > labelled && !dates) {
    cut(labelled, bold, '\n');
    cut(bold, text.length, 'b');
  } else if (!dates) cut(labelled, text.length, '\n');
  else {
    const before =
      bold > labelled && bold < dates.at
        ? (cut(labelled, bold, '\n'), cut(bold, dates.at, 'b'))
        : cut(labelled, dates.at, '\n');
    add(dates.at, dates.at + dates.length, atoms.length ? before : '\n', true);
    const behind = dates.at + dates.length;
    cut(behind + remarkLength(text.slice(behind)), text.length, ' ');
  }
  return { text, atoms: atoms.slice(0, ATOMS_MAXIMUM), dates };
}

/** What the atoms from one to another say, as it stands; an open bracket is closed. */
export function textOfAtoms(lines: ReadonlyMap<number, HeadLine>, atoms: Atom[]): string {
  if (atoms.length > 1 && atoms.every(({ hint }) => hint === 'L'))
    return atoms.map(({ text }) => text).join(', ');
  const byLine = new Map<number, [number, number]>();
  for (const { line, from, to } of atoms) byLine.set(line, [byLine.get(line)?.[0] ?? from, to]);
  const text = Array.from(byLine, ([line, [from, to]]) => (lines.get(line)?.text ?? '').slice(from, to)).join(
    ' ',
  );
  const isOpen = text.split('(').length > text.split(')').length;
  return (isOpen ? `${text})` : text).replaceAll('\t', ' ').trim();
}
