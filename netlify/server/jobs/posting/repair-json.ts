/** JSON as sites damage it, as far as it is clear what was meant: one walk over the characters. */

const LONGEST = 500_000;

/**
 * The text with what JSON does not allow put right: comments, trailing commas, raw line breaks and quotes inside
 * texts, marks of entities, and an end that is missing.
 */
export function repairJson(source: string): string {
  const text = unescaped(source.slice(0, LONGEST));
  const out: string[] = [];
  const open: string[] = [];
  let index = 0;
  while (index < text.length) {
    const character = text.charAt(index);
    if (character === '"') index = readString(text, index, out);
    else if (text.startsWith('//', index)) index = endOf(text, '\n', index);
    else if (text.startsWith('/*', index)) index = endOf(text, '*/', index) + 2;
    else {
      if (character === '{' || character === '[') open.push(character === '{' ? '}' : ']');
      if (character === '}' || character === ']') {
        dropComma(out);
        if (open.pop() === undefined) break;
      }
      out.push(character);
      index += 1;
      if (open.length === 0 && (character === '}' || character === ']')) break;
    }
  }
  if (open.length > 0) dropComma(out);
  return out.join('') + open.toReversed().join('');
}

const unescaped = (text: string) =>
  /^\s*[[{]\s*&(?:quot|#34|#x22);/i.test(text.slice(0, 2_000))
    ? text
        .replace(/&(?:quot|#34|#x22);/gi, '"')
        .replace(/&(?:apos|#39);/gi, "'")
        .replaceAll('&amp;', '&')
    : text;

function endOf(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  return end === -1 ? text.length : end;
}

function dropComma(out: string[]): void {
  let last = out.length - 1;
  while (last >= 0 && /^\s$/.test(out[last] ?? '')) last -= 1;
  if (out[last] === ',') out.length = last;
}

/** Copies one text; a quote ends it where what JSON wants behind a text follows. */
function readString(text: string, start: number, out: string[]): number {
  out.push('"');
  let index = start + 1;
  for (; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\\') {
      const next = text.charAt(index + 1);
      out.push(/["\\/bfnrtu]/.test(next) ? `\\${next}` : next);
      index += 1;
    } else if (character === '"') {
      if (isEnd(text, index + 1)) break;
      out.push('\\"');
    } else out.push(character < ' ' ? (character === '\n' ? '\\n' : ' ') : character);
  }
  out.push('"');
  return index + 1;
}

/** In characters: blanks between a text and what follows it. */
const BLANKS = 60;

function isEnd(text: string, from: number): boolean {
  return /^\s*(?:[}\]:]|,\s*(?:["}\]]|$)|$)/.test(text.slice(from, from + BLANKS));
}
