/** Edges of pages in a text that was copied from them: numbers, and the name once more. */
import { startsWithBullet } from '../lines.ts';
import { isDocumentTitle } from '../parse/heading-kind.ts';

const NUMBER = String.raw`\s?\d{1,2}`;
const OF_ALL = String.raw`\s?(?:/|of|von|sur|de)\s?\d{1,2}`;
const PAGE = '(?:page|seite|blatt)';
/** `Ilse Harrow – CV – page 1/2`, `- 2 -`, `Seite 2 von 3`; `Revue, p. 12` is a citation. */
const PAGE_EDGE = new RegExp(
  [
    String.raw`^(?:.{0,60}(?:\s[|–—·•-]\s|\s{2}|,\s|\())?${PAGE}${NUMBER}(?:${OF_ALL})?\)?(?:(?:\s[|–—·•-]\s|\s{2,60}).{0,60})?$`,
    String.raw`^.{1,60}\s${PAGE}${NUMBER}${OF_ALL}$`,
    String.raw`^[ps]\.${NUMBER}(?:${OF_ALL})?$`,
    String.raw`^[–—-]\s?\d{1,2}\s?[–—-]$`,
  ].join('|'),
  'iu',
);

/** Without what stands at the edges of pages, where the text of pages was copied; it goes on below them. */
export function withoutEdges(lines: string[]): string[] {
  const nameAt = lines.findIndex((line) => line.trim() && !isDocumentTitle(line.trim()));
  const name = lines[nameAt]?.trim() ?? '';
  const whole: string[] = [];
  let isBelowEdge = false;
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    const isEdge =
      text.length <= EDGE_LENGTH && (PAGE_EDGE.test(text) || (at > nameAt && isNameAgain(lines, at, name)));
    if (isEdge) {
      while (whole.at(-1)?.trim() === '') whole.pop();
      isBelowEdge = true;
    } else if (isBelowEdge && text === '') continue;
    else {
      const goesOn = startsWithBullet(text) || /^\p{Ll}/u.test(text);
      if (isBelowEdge && !goesOn) whole.push('');
      whole.push(line);
      isBelowEdge = false;
    }
  }
  return whole;
}
const EDGE_LENGTH = 120;

/** The name from the first line once more: with the title of the document or a number, or alone within what goes on. */
function isNameAgain(lines: string[], at: number, name: string): boolean {
  const text = lines[at]?.trim() ?? '';
  if (!/^\p{Lu}\S{1,30}(?: \S{2,30}){1,3}$/u.test(name) || !text.includes(name)) return false;
  const next = lines.find((line, index) => index > at && line.trim())?.trim() ?? '';
  const isWithin = startsWithBullet(next) || /^\p{Ll}/u.test(next);
  return text === name ? isWithin : OF_EDGE.test(text.replace(name, '').replace(/\s+/g, ' '));
}
const OF_EDGE = /^(?:[^\p{L}@]|\b(?:cv|curriculum vitae|r[ée]sum[ée]|lebenslauf|continued|suite)\b){0,20}$/iu;
