/** The lines of pasted text: of a page, of a mail or of a PDF, whose lines end where its paper did. */
import { labelKind } from '../words/labels.ts';
import { cleanedText } from '../plain-text.ts';
import { plainBlock, type Block } from './block.ts';

const LINES_MAXIMUM = 6_000;
const LINE_MAXIMUM = 12_000;
const BULLET = /^\s*(?:[•·‣◦▪■●○►➢➤✓✔✅★☆→»*]|[-–—+](?=\s)|\d{1,2}[.)](?=\s)|o(?=\s{2,}))\s*/u;
const QUOTE = /^(?:\s?>){1,5}\s?/;
const MARKS = /^#{1,6}\s+|^\*\*(?=\S)|(?<=\S)\*\*:?\s{0,3}$|^__(?=\S)/g;
/** A printed line that is full goes on in the next one. */
const FULL_LINE = 60;

/** Lines as a page would have them: quotes opened, bullets known, wrapped lines joined. */
export function textBlocks(text: string): Block[] {
  const raw = cleanedText(text)
    .split('\n')
    .slice(0, LINES_MAXIMUM)
    .map((line) => line.slice(0, LINE_MAXIMUM).replace(QUOTE, '').trimEnd());
  const blocks: Block[] = [];
  let isAfterGap = true;
  const isWrapped = wrapsLines(raw);
  for (const [row, line] of raw.entries()) {
    if (line.trim() === '') {
      isAfterGap = true;
      continue;
    }
    const last = blocks.at(-1);
    if (!isAfterGap && isWrapped && last && goesOn(last, line)) {
      last.text = joined(last.text, line.trim());
      last.pieces = [last.text];
    } else blocks.push(...blocksOf(line, 2 * row));
    isAfterGap = false;
  }
  return blocks;
}

/** Whether the lines of a text end at the edge of paper rather than of a thought. */
function wrapsLines(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line.trim() !== '');
  const longest = Math.max(0, ...written.slice(0, 2_000).map((line) => line.length));
  if (longest > 200 || longest < FULL_LINE) return false;
  const continued = written.filter(
    (line, at) =>
      at > 0 && /^\s*\p{Ll}/u.test(line) && !BULLET.test(line) && !/[.:!?]$/.test(written[at - 1] ?? '.'),
  ).length;
  return continued >= 2;
}

function goesOn(last: Block, line: string): boolean {
  if (BULLET.test(line) || last.cell || last.text.length > LINE_MAXIMUM) return false;
  const text = line.trim();
  if (/[.:!?]/.test(last.text.slice(-1))) return false;
  if (/^\p{Ll}/u.test(text)) return true;
  if (/^[\p{L} ]{2,30}[:：]\s/u.test(text) && labelKind(text.split(/[:：]/, 1)[0] ?? '') !== undefined)
    return false;
  return last.text.length >= FULL_LINE;
}

/** `Verant-` and `wortung` are one word. */
const joined = (first: string, second: string) =>
  /\p{L}-$/u.test(first) && /^\p{Ll}/u.test(second) && !/^(?:und|oder|and|or)\b/.test(second)
    ? first.slice(0, -1) + second
    : `${first} ${second}`;

function blocksOf(line: string, row: number): Block[] {
  const isItem = BULLET.test(line);
  const cells = isItem
    ? []
    : line
        .split(/\t+| {3,}| \| /)
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '');
  if (cells.length > 1 && cells.length <= 6 && labelKind(cells[0] ?? '') !== undefined) {
    return cells.map((text, index) => plainBlock(text, { cell: { row, index: index + 1 } }));
  }
  const bare = line.replace(BULLET, '').replace(/\s+/g, ' ').trim();
  const text = bare.replace(MARKS, '').trim();
  if (text === '') return [];
  const isMarked = text !== bare && !isItem;
  return [
    plainBlock(text, {
      kind: isItem ? 'item' : isMarked ? 'heading' : 'line',
      level: isMarked ? 2 : 0,
      isBold: isMarked,
    }),
  ];
}
