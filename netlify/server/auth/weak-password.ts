/** Passwords that are tried first, as NIST SP 800-63B (3.1.1.2) has them refused: known ones, names, rows, repeats. */
import { KNOWN_WORDS } from './known-words.ts';

/** So many different pieces a password has; a known word, a name, a year or a row of keys is one piece. */
const MINIMUM_PIECES = 6;
const SHORTEST_ROW = 3;
const SHORTEST_NAME = 3;
const LONGEST_WORD = 24;
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  ...['qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'zxcvbnm'],
].flatMap((row) => [row, row.split('').reverse().join('')]);
/** What stands for a letter in a known word: `p@ssw0rd`. */
const LETTER_OF: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

const WORDS = new Set(KNOWN_WORDS.map(asWord));

/** Who this is about: words that a stranger reads on the site. */
type Person = {
  username?: string | undefined;
  firstName?: string;
  lastName?: string;
  email?: string;
  /** The site's address. */
  site?: string | undefined;
};

/** Whether `password` is little else than what is tried first. Linear in its length. */
export function isWeakPassword(password: string, person: Person = {}): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const word = asWord(plain);
  const names = namesOf(person);
  const pieces = new Set<string>();
  for (let at = 0; at < plain.length;) {
    const length = Math.max(1, wordAt(word, at, names), rowAt(plain, at), yearAt(plain, at));
    pieces.add(plain.slice(at, at + length));
    at += length;
  }
  return pieces.size < MINIMUM_PIECES;
}

/** The warning about a password that was chosen in the environment: it is taken, as its form may be refused nowhere. */
export const WEAK_OWNER_PASSWORD =
  'is easy to guess: made of well-known passwords, names or rows of keys. Choose another one.';

function asWord(text: string): string {
  return text
    .split('')
    .map((sign) => LETTER_OF[sign] ?? sign)
    .join('');
}

function namesOf({ username, firstName, lastName, email, site }: Person): Set<string> {
  const texts = [username, firstName, lastName, email, site];
  const parts = texts.flatMap((text = '') =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .split(' '),
  );
  return new Set(parts.filter((part) => part.length >= SHORTEST_NAME).map(asWord));
}

function wordAt(text: string, at: number, names: ReadonlySet<string>): number {
  for (let length = LONGEST_WORD; length >= SHORTEST_NAME; length -= 1) {
    const part = text.slice(at, at + length);
    if (WORDS.has(part) || names.has(part)) return part.length;
  }
  return 0;
}

/** How far neighbours of the keyboard, the alphabet or the digits follow each other, or one sign is repeated. */
function rowAt(text: string, at: number): number {
  let longest = 1;
  while (text[at + longest] === text[at]) longest += 1;
  for (const row of ROWS) {
    const start = row.indexOf(text[at] ?? ' ');
    let length = 1;
    while (start >= 0 && start + length < row.length && text[at + length] === row[start + length])
      length += 1;
    longest = Math.max(longest, length);
  }
  return longest >= SHORTEST_ROW ? longest : 0;
}

function yearAt(text: string, at: number): number {
  const year = Number(text.slice(at, at + 4));
  return year >= 1900 && year < 2100 ? 4 : 0;
}
