/** What the faces can show of a text; everything else is named, so that nobody sends boxes unknowingly. */
import { hasGlyph } from './measure.ts';

/** Marks that only say how other characters are drawn: direction, joining, variants. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Variation_Selector}]/u;
const LETTER = /[\p{L}\p{N}]/u;
/** Stands for letters that the faces lack. */
const UNKNOWN = '?';

/** Notes in `missing` each character that the faces lack: letters become a question mark, signs such as emoji go. */
export function legible(text: string, missing: Set<string>): string {
  const composed = text.toWellFormed().normalize('NFC');
  let result = '';
  for (const character of composed) result += shown(character, missing);
  return result;
}

function shown(character: string, missing: Set<string>): string {
  if (/\s/.test(character)) return character;
  if (INVISIBLE.test(character)) return '';
  if (isDrawn(character)) return character;
  const plain = character.normalize('NFKC');
  if (plain !== character && Array.from(plain).every(isDrawn)) return plain;
  missing.add(character);
  return LETTER.test(character) ? UNKNOWN : '';
}

const isDrawn = (character: string) => hasGlyph(character.codePointAt(0) ?? 0);
