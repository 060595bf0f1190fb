/** Joins lines that only the width of a page or column parted. */
import { textOf, type Line } from '../lines.ts';
import { findDates, isAllDates } from './dates.ts';
import { fieldOf } from './field-labels.ts';

/** A hyphen between these belongs to a word, and is no hyphenation. */
const COMPOUND =
  /(?:^|[^\p{L}])(?:cross|self|non|well|two|three|four|five|six|ten|low|high|long|short|large|small|full|year|user|customer|decision|award|client|third|best|peer|risk|cost|hands|open|half|post|pre|anti|co|e|x)-$/iu;
/** What is left of a word after its hyphenation, rarely a word of its own. */
const TAIL =
  /^(?:er|ers|est|ing|ings|ed|ly|ness|age|ages|ment|ments|tion|tions|able|ship|ion|ions|al|ally|ance|ence|ity|ive|ish)\b/iu;
const PAIRS =
  /(?:^|[^\p{L}])(?:part-time|end-(?:to|user|of)|on-(?:site|call|premise|premises|time|demand|the|boarding)|in-(?:house|depth|person|store)|mid-(?:size|sized|level|market|career)|data-driven|multi-(?:\p{L}{5,})|real-time|face-to|day-to|state-of|go-to|back-end|front-end|follow-up|start-up|hand-on|inter-\p{Lu})/iu;

/** The text of two lines: hyphenated words are whole again, names and addresses keep their hyphens. */
export function joinTexts(first: string, second: string): string {
  if (!/[\p{L}\d]-$/u.test(first)) return `${first} ${second}`;
  const isCompound =
    (COMPOUND.test(first.slice(-14)) && !TAIL.test(second)) ||
    PAIRS.test(`${first.slice(-12)}${second.slice(0, 12)}`);
  const isSplit =
    /\p{L}-$/u.test(first) &&
    /^\p{Ll}/u.test(second) &&
    !isCompound &&
    !/\w[./@]\S{0,100}$/.test(first.slice(-100));
  // `Haupt- und Nebenfach`
  if (/^(?:und|oder|and|or|et|ou|bzw\.)\s/u.test(second)) return `${first} ${second}`;
  return isSplit ? first.slice(0, -1) + second : first + second;
}

/** What no text ends with. */
export const isOpenEnd = (text: string): boolean =>
  /(?:[,&/(–—-]|\b(?:GPA|Note|and|or|of|the|for|in|und|der|die|des|für|et|de|du|la|le|les|à))$/iu.test(text);

/** Whether `next` goes on with `line` in a list whose items have no bullets. */
export function continues(line: Line | undefined, next: Line): boolean {
  if (!line?.wraps || next.isBullet || next.hasGap || next.isLabelled || next.startsBlock) return false;
  const text = textOf(line);
  const following = textOf(next);
  return (
    isOpenEnd(text) ||
    /^(?:\p{Ll}|\(?(?:19|20)\d\d\b|[&(|])/u.test(following) ||
    (next.indent > line.indent + 2 && !line.isLabelled)
  );
}

/** Paragraphs and bullets as single lines: what goes on without a gap or a bullet belongs to the one before. */
export function joinParagraphs(lines: Line[], isHead = (_: Line) => false): Line[] {
  const whole: Line[] = [];
  const margin = Math.min(...lines.map(({ indent }) => indent));
  const hangs = lines.some((line, at) => isHanging(lines[at - 1], line, margin));
  const areSetIn = lines.some((line, at) => isBelowBullet(lines[at - 1], line));
  for (const line of lines) {
    const last = whole.at(-1);
    const isNext = hangs && line.indent <= margin + 1 && /[.!?]$/.test(textOf(last ?? line));
    if (last && !isNext && (isHead(last) ? isRestOfHead(last, line) : goesOn(last, line, areSetIn)))
      whole[whole.length - 1] = { ...merged(last, line), indent: last.indent };
    else whole.push(line);
  }
  return whole;
}

/** Where words go on below a bullet further in than it, those beneath it do not. */
const isBelowBullet = (above: Line | undefined, line: Line): boolean =>
  above?.isBullet === true &&
  above.wraps &&
  !line.isBullet &&
  !line.hasGap &&
  line.indent > above.indent + 0.5;

/** What a head is broken within: small letters, dates, or what a mark or an open bracket asks for. */
function isRestOfHead(head: Line, line: Line): boolean {
  if (!head.wraps || line.isBullet || line.hasGap || line.isLabelled || line.cells.length > 1) return false;
  const [text, rest] = [textOf(head), textOf(line)];
  return /[,;/|(]$/u.test(text) || /^[\p{Ll}(|/]/u.test(rest) || isAllDates(rest) || isOneDate(text, rest);
}

/** `May` and `2019 – Present` below it say more together. */
const isOneDate = (text: string, rest: string): boolean =>
  dateLength(`${text} ${rest}`) > Math.max(dateLength(text), dateLength(rest));
const dateLength = (text: string): number => findDates(text.slice(-80))?.length ?? 0;

/** Set in below a full line: so entries of a bibliography go on, and begin at the margin. */
const isHanging = (above: Line | undefined, line: Line, margin: number): boolean =>
  above?.wraps === true &&
  !line.isBullet &&
  !above.isBullet &&
  above.indent <= margin + 1 &&
  line.indent > margin + 5;

function goesOn(last: Line, line: Line, areSetIn: boolean): boolean {
  if (line.isBullet || line.hasGap || line.isLabelled || line.cells.length > 1) return false;
  if (isAllDates(textOf(line))) return last.wraps && isOneDate(textOf(last), textOf(line));
  if (isBold(line) && !isBold(last)) return false;
  if (fieldOf(/^([^:]{2,48}):\s/u.exec(textOf(line))?.[1] ?? '')) return false;
  if (last.isBullet)
    return (last.wraps && !areSetIn) || line.indent > last.indent + 0.5 || isWithinSentence(last, line);
  const isWhole = last.cells.length === (last.isLabelled ? 2 : 1) && last.look === line.look;
  return isWhole && (last.wraps || (/^\p{Lu}/u.test(textOf(last)) && isWithinSentence(last, line)));
}

/** A small letter goes on with a long bullet that no mark ends, however wide its page was. */
const isWithinSentence = (last: Line, line: Line): boolean =>
  last.look === line.look &&
  textOf(last).length > FULL_LENGTH &&
  /^\p{Ll}/u.test(textOf(line)) &&
  findDates(textOf(line))?.isSingle !== false &&
  !/[.!?:;]$/u.test(textOf(last));
const FULL_LENGTH = 40;

const isBold = ({ look }: Line): boolean => look.includes('bold');

export function merged(first: Line, second: Line): Line {
  const cells = [...first.cells.slice(0, -1), joinTexts(first.cells.at(-1) ?? '', textOf(second))];
  return { ...first, cells, wraps: second.wraps };
}
