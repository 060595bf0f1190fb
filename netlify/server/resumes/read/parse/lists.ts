/** Sections that are lists: skills, languages, certifications, awards and the like. */
import { textOf, type Line } from '../lines.ts';
import { isAllDates } from './dates.ts';
import { headingKind } from './heading-kind.ts';
import { continues, joinTexts, merged } from './join.ts';
import { isLanguage, isLanguageHeading, isOfLevels, languageName } from './languages.ts';
import { labelAndRest } from './section.ts';

/** Single words and phrases, whether each has its own line or commas part them; what stands in brackets goes. */
export function readSkills(all: Line[]): string[] {
  const lines = all.filter((line, at) => !isTheme(all, at) && !isHeadOfLevels(line));
  // A table whose cells mostly have one item each has them in both columns.
  const rows = lines.filter(isRow);
  const lists = rows.filter(({ cells }) => SEPARATOR.test(cells.slice(1).join(' ')));
  const isGrid = lists.length * 2 < rows.length;
  const items = lines.flatMap((line, at) => {
    const [label, rest] = isGrid && isRow(line) ? ['', ''] : labelAndRest(line);
    const isList = label !== '' && rest !== '' && !IS_LEVEL.test(rest) && splitItems(label).length === 1;
    return {
      text: isList ? rest : line.cells.filter((cell) => !IS_LEVEL.test(cell)).join('\t'),
      goesOn:
        !isList && !line.isBullet && (continues(lines[at - 1], line) || isOpenList(lines[at - 1], line)),
    };
  });
  return joined(items)
    .flatMap((text) => splitItems(text).map(withoutLevel))
    .filter((item) => item !== '' && !IS_LEVEL.test(item));
}

/** `Skill`, `Years`, `Level` above their columns. */
const isHeadOfLevels = ({ cells }: Line): boolean =>
  cells.length > 1 &&
  cells.some((cell) =>
    /^(?:level|niveau|proficiency|years(?: of experience)?|experience|jahre|erfahrung|kenntnisstand|années|expérience)$/iu.test(
      cell,
    ),
  );

/** `Advising` above bullets is what they are of. */
const isTheme = (lines: Line[], at: number): boolean => {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
  return (
    line?.isBullet === false &&
    line.cells.length === 1 &&
    !SEPARATOR.test(textOf(line)) &&
    (line.startsBlock || line.hasGap || above?.isBullet === true) &&
    below?.isBullet === true &&
    !below.startsBlock
  );
};

const isRow = (line: Line): boolean => line.isLabelled && !textOf(line).includes(':');

/** What no line of a grid has, in which each cell is one item. */
const SEPARATOR = /[,;|•·✓✔:]/u;

/** Of a line of items that goes on below, in characters. */
const FULL_LENGTH = 50;

/** Of one item, in words. */
const ITEM_WORDS = 6;
const isCapital = (line: Line): boolean => /^\p{Lu}/u.test(textOf(line));
const BETWEEN = /\s[|•·]\s/u;

/** What two lines would be with no mark between them is too long for one item. */
const areTwoItems = (last: Line, line: Line): boolean =>
  isCapital(line) &&
  `${splitItems(textOf(last)).at(-1)} ${splitItems(textOf(line))[0]}`.split(' ').length > ITEM_WORDS;

/** A full line of items that marks part ends within one; a mark between blanks stays beside an item. */
const isOpenList = (last: Line | undefined, line: Line): boolean =>
  last !== undefined &&
  (last.wraps || (textOf(last).length >= FULL_LENGTH && !(isCapital(line) && BETWEEN.test(textOf(last))))) &&
  !areTwoItems(last, line) &&
  !line.hasGap &&
  !line.startsBlock &&
  last.cells.length === 1 &&
  labelAndRest(line)[1] === '' &&
  splitItems(textOf(last)).length > 1 &&
  !/[;,|•·]$/u.test(textOf(last));

/** Texts of which those that go on with the one before are joined with it. */
function joined(items: { text: string; goesOn: boolean }[]): string[] {
  const texts: string[] = [];
  for (const { text, goesOn } of items) {
    const last = texts.at(-1);
    if (goesOn && last !== undefined) texts[texts.length - 1] = joinTexts(last, text);
    else texts.push(text);
  }
  return texts;
}

const MARK = /[;|•·\t▪■●◦◆◇✦★✓✔►▸➢➤]| (?:[–—*]|~(?= \D)|::)\s|,(?!\d)/u;

/** `AutoCAD - MS Project - Reading plans`: where nothing else parts, hyphens or slashes between blanks do. */
function markOf(whole: string): RegExp {
  const text = whole.replace(/\([^()]{0,200}\)/gu, '');
  return !MARK.test(text) && text.split(WEAK_MARK).length > 2 ? WEAK_MARK : MARK;
}
const WEAK_MARK = /\s[/-]\s/u;

/** At marks that part, outside brackets. */
export function splitItems(text: string): string[] {
  const mark = markOf(text);
  const items: string[] = [''];
  let depth = 0;
  for (const piece of text.split(/([()[\]])/u)) {
    if (piece === '(' || piece === '[') depth += 1;
    if (piece === ')' || piece === ']') depth = Math.max(0, depth - 1);
    const [first = '', ...more] = depth > 0 || /^[()[\]]$/.test(piece) ? [piece] : piece.split(mark);
    items.push((items.pop() ?? '') + first);
    items.push(...more);
  }
  return items
    .map((item) =>
      item
        .trim()
        .replace(/^(?:and|und|et|&) /i, '')
        .replace(/[.,]$/, ''),
    )
    .filter(Boolean);
}

/** `Revit (very good)` and `Revit - very good` are Revit; `Amazon Web Services (AWS)` stays. */
function withoutLevel(item: string): string {
  const [beside = '', dashed = ''] = /^(.{1,80}?)\s?[–—:-]\s(?=[^–—:]{2,20}$)/u.exec(item) ?? [];
  if (dashed && IS_LEVEL.test(item.slice(beside.length))) return dashed;
  const [whole, name = '', level = ''] = /^([^()]{1,80}?)\s*\(([^()]{1,60})\)$/u.exec(item) ?? [];
  return whole !== undefined && LEVEL.test(level) ? name : item;
}

const LEVEL =
  /\b(?:[abc][12]|good|very good|basic|basics|advanced|expert|intermediate|beginner|proficient|fluent|native|years?|gut|sehr gut|grundkenntnisse|fortgeschritten|maternelle|muttersprache|mother tongue|experte|expertin|kenntnisse|jahre?|ans|bon|bonne|notions|courant|avancé|débutant|intermédiaire|expérimenté|maîtrise|confirmé|conversational|working knowledge|verhandlungssicher|fließend|scolaire)\b/iu;

/** A level that stands in a cell of its own. */
export const IS_LEVEL =
  /^(?:[abc][12]|(?:very )?good|excellent|ausgezeichnet|très bon|basics?|advanced|expert|intermediate|beginner|proficient|fluent|(?:sehr )?gut|grundkenntnisse|fortgeschritten|(?:gute|sehr gute) kenntnisse|bon niveau|notions|avancé|débutant|intermédiaire|confirmé|expert[ei]n?|profi|\d{1,2}\+?(?: (?:years?|jahre?|ans))?|[●○★☆■□•\s]{2,10}|\d{1,3} ?%|\d\/\d{1,2})$/iu;

/** Lines as they stand; those that a narrow column broke are whole again. */
export function readEntries(all: Line[]): string[] {
  const lines = isGridOf(all)
    ? all.flatMap((line) => line.cells.map((cell) => ({ ...line, cells: [cell] })))
    : all;
  let hasYear = false;
  const texts = lines.map((line, at) => {
    const last = lines[at - 1];
    const goesOn =
      !line.isBullet &&
      !ENDS_WITH_YEAR.test(textOf(last ?? line)) &&
      (continues(last, line) ||
        (last !== undefined && /^\([^()]{2,40}\)$/.test(textOf(line))) ||
        (isOpen(last, line, hasYear) && YEAR.test(textsOf(lines, at, at + 2))));
    hasYear = YEAR.test(textOf(line)) || (goesOn && hasYear);
    return { text: entryText(line), goesOn };
  });
  return joined(texts);
}

/** Two columns of entries: neither is of labels or of dates. */
const isGridOf = (lines: Line[]): boolean =>
  lines.length > 1 &&
  lines.every(({ cells, isLabelled }) => cells.length === lines[0]?.cells.length && !isLabelled) &&
  lines.every(({ cells }) => cells.length > 1 && !cells.some((cell) => isAllDates(cell)));

/** Papers that stand in one line, with semicolons or strokes between them. */
export const readPapers = (lines: Line[]): string[] =>
  readEntries(lines)
    .flatMap((text, _, all) => (all.length === 1 ? betweenStrokes(text) : [text]))
    .flatMap((text) => text.split(/;\s+(?=[\p{Lu}\d])|(?<=\((?:19|20)\d\d\)),\s/u))
    .flatMap(eachWithYear)
    .filter(Boolean);

/** `First aid 2023, Forklift 2014` */
function eachWithYear(text: string): string[] {
  const parts = text.replace(/\.$/, '').split(/(?<=\b(?:19|20)\d\d),\s/u);
  return parts.every((part) => /^\p{Lu}.{3,}(?:19|20)\d\d$/u.test(part)) ? parts : [text];
}

/** So many short names in one line are papers of their own; fewer may be one, who gave it and where. */
const PAPERS_LEAST = 4;

/** `Registered Nurse, 2019 | Basic Life Support, 2021`: years in all of them, or in none. */
function betweenStrokes(text: string): string[] {
  const items = YEAR.test(text) ? [] : text.split(/,\s/u);
  if (items.length >= PAPERS_LEAST && items.every((item) => item.split(' ').length <= ITEM_WORDS))
    return items;
  const parts = text.split(/\s[|•·]\s/u);
  const dated = parts.filter((part) => YEAR.test(part)).length;
  return parts.every((part) => /\p{L}{2}/u.test(part)) && (dated === 0 || dated === parts.length)
    ? parts
    : [text];
}

/** An entry is whole where it ends with its year in brackets. */
const ENDS_WITH_YEAR = /\((?:\d\d\/)?(?:19|20)\d\d\)$/;
const YEAR = /\b(?:19|20)\d\d\b/;
const textsOf = (lines: Line[], from: number, to: number) => lines.slice(from, to).map(textOf).join(' ');

/** A full line without a year, where entries end with one. */
const isOpen = (last: Line | undefined, line: Line, hasYear: boolean): boolean =>
  last?.wraps === true && !last.isBullet && !line.hasGap && !hasYear && last.look === line.look;

function entryText({ cells, isLabelled }: Line): string {
  const [label = '', ...rest] = cells;
  // A year beside an entry that has it anyway.
  const isGiven = /^(?:19|20)\d\d$/.test(label) && rest.join(' ').includes(label);
  const isHeading = isLabelled && headingKind(label) !== undefined;
  const own = isGiven || isHeading ? rest : cells;
  return own.join(isLabelled ? ' ' : ', ').replace(/,\s*,/g, ',');
}

/** Languages with how well they are spoken, as they stand; of a table of levels the names alone. */
export function readLanguages(all: Line[]): { languages: string[]; isWhole: boolean } {
  const lines: Line[] = [];
  for (const line of all) {
    const last = lines.at(-1);
    if (last && textOf(line).startsWith('(')) lines[lines.length - 1] = merged(last, line);
    else lines.push(line);
  }
  const items = lines.flatMap((line) => {
    const [label, rest] = labelAndRest(line);
    const text = line.cells.join('\t');
    if (line.cells.every(isOfLevels)) return [];
    const listed = splitItems(text.replace(/\s(?=[–—-]\s)/gu, '\u00a0')).map((item) =>
      item.replaceAll('\u00a0', ' '),
    );
    if (listed.length > 1 && listed.every(isLanguage)) return listed.flatMap(withBoth);
    const levelled = text.split(/(?<=\))\s(?=\p{Lu})/u);
    if (levelled.length > 1 && levelled.every(isLanguage)) return levelled;
    const several = text.split(/\s[–—-]\s/u);
    if (several.length > 1 && several.every(isLanguage)) return several;
    if (rest !== '' && isLanguageHeading(label)) return splitItems(rest).filter(isLanguage);
    const isLevelled = isLanguage(label) || LEVEL.test(rest);
    if (label !== '' && rest !== '' && !isLevelled && !isLanguage(rest)) return [];
    if (label !== '' && rest !== '' && (isLanguage(label) || !isLanguage(rest))) return [text];
    if (line.cells.length > 1 && !line.cells.slice(1).some(isLanguage)) return [text];
    // A dash stands before a level here, and parts no items.
    return splitItems((rest || text).replace(/\s(?=[–—-]\s)/gu, '\u00a0'))
      .map((item) => item.replaceAll('\u00a0', ' '))
      .flatMap(withBoth);
  });
  const spoken = items.filter((item) => languageName(item) !== '' && !/\d/.test(languageName(item)));
  const languages = spoken.map(withLevel);
  return {
    languages: languages.map((language) => language.replaceAll('\t', ' ')),
    isWhole: languages.every((language, at) => language === spoken[at]),
  };
}

/** In characters: what is longer tells more than a level. */
const LEVEL_LENGTH = 40;

function withLevel(item: string): string {
  const name = languageName(item);
  const from = item.indexOf(name);
  const level = item.slice(from + name.length);
  const levels = level.match(/\b[ABC][12]\b/gu) ?? [];
  return level.length <= LEVEL_LENGTH && levels.length < 2 ? item.slice(from) : name;
}

/** `English and Cantonese` are two. */
function withBoth(text: string): string[] {
  const parts = text.split(/\s(?:and|und|et|&)\s/u);
  return parts.length > 1 && parts.every(isLanguage) ? parts : [text];
}

/** Short lists such as interests: parted by commas, or one to a line. */
export function readInterests(lines: Line[]): string[] {
  const texts = joined(
    lines.map((line, at) => ({
      text: line.cells.join('\t'),
      goesOn: !line.isBullet && continues(lines[at - 1], line),
    })),
  );
  return texts.flatMap((text) => {
    const items = splitItems(text);
    const last = items.pop() ?? '';
    const isEnded = /,\s(?:and|und|et)\s[^,]*$/u.test(text);
    return [...items, ...(isEnded ? [last] : lastOf(last, items.length > 0 && text.includes(',')))];
  });
}

/** `five-a-side football and vinyl records` are two; what is long is one unless it ends a list. */
function lastOf(text: string, isOfList: boolean): string[] {
  const parts = text.split(/\s(?:and|und|et)\s/u);
  const isPair =
    parts.length === 2 && parts.every((part) => part.split('(').length === part.split(')').length);
  return isPair && (isOfList || parts.every((part) => part.split(' ').length <= 2)) ? parts : [text];
}
