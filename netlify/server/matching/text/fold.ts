/** How a word is compared: without case, accents, plural and the spellings of two shores. */

const LONGEST_WORD = 60;
/** Folded words are kept, since texts repeat theirs; no more than these. */
const MEMORY_LIMIT = 20_000;
const memory = new Map<string, string>();

/** The same for `Datenbanken`, `DATABASES` and `database`'s spellings as far as endings tell; consistent rather than right. */
export function fold(word: string): string {
  const known = memory.get(word);
  if (known !== undefined) return known;
  const folded = foldAnew(word);
  if (memory.size < MEMORY_LIMIT && word.length <= LONGEST_WORD) memory.set(word, folded);
  return folded;
}

function foldAnew(word: string): string {
  const lower = word.slice(0, LONGEST_WORD).toLowerCase();
  // Most words are plain letters, and to part accents from them costs more than all that follows.
  const bare = /^[a-z\d]*$/.test(lower)
    ? lower
    : lower.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
  const plain = bare.replace(/['’]s$/, '');
  if (plain === '&') return 'and';
  if (plain.length <= 3 || /\d/.test(plain)) return plain;
  return singular(plain)
    .replace(/is(ation|ing|e|ed|er)$/, 'iz$1')
    .replace(/(?<=...)our$/, 'or')
    .replace(/^cent(re|er)$/, 'center');
}

/** Names that end like a plural, of which one is nearly another: `Canvas` is not `Canva`. */
const NO_PLURALS = new Set(['canvas', 'pandas', 'atlas']);

function singular(word: string): string {
  if (/(?:[sui]s|aws|ics)$/.test(word) || NO_PLURALS.has(word)) return word;
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Words of a list as they are compared. */
export function foldedWords(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/).map(fold));
}
