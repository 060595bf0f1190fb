/** A claim in small words and plain order, which say the same. */
import { PLAIN_WORDS } from '../data/words.ts';
import { withoutPronoun } from './pronouns.ts';

const plainWords = new Map(
  PLAIN_WORDS.trim()
    .split('\n')
    .flatMap((line) => line.split(/ \| (?=\w+ = )/))
    .flatMap((line) => {
      const [plain = '', long = ''] = line.split(' = ');
      return long.split(' | ').map((words): [string, string] => [words.toLowerCase(), plain]);
    }),
);
const LONG_WORDS = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...plainWords.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\d])`,
  'giu',
);

const ASIDE = /^(?:together with|jointly with|along with|alongside|with|in|during|under) /;
const BOUND = /^(?:to|in|with|on|for|at) /;
/** `Contributed, with two colleagues, to X` is `Contributed to X, with two colleagues`. */
function withoutAside(text: string): string {
  const [verb = '', aside = '', rest = '', ...others] = text.replace(/\.$/, '').split(', ');
  const isMoved =
    !verb.includes(' ') &&
    ASIDE.test(aside) &&
    BOUND.test(rest) &&
    others.length === 0 &&
    !/ and |;|\. /.test(rest);
  return isMoved ? `${verb} ${rest}, ${aside}.` : text;
}

const BRING = /^br(?:ought|ing(?:ing|s)?)$/i;
const PUT = /^put(?:ting|s)?$/i;
const GIVE = /^(?:gave|giv(?:e|es|ing))$/i;
const KEEP = /^(?:kept|keep(?:ing|s)?)$/i;
/** Verbs with their small words behind the object, and whole ones that say the same. */
const PARTED: readonly [RegExp, RegExp, string][] = [
  [BRING, / over (?=from |to )/i, 'Moved'],
  [BRING, / down(?= from| to| by)/i, 'Reduced'],
  [BRING, / up(?= from| to \d| by)/i, 'Raised'],
  [BRING, / up to speed(?= |$)/i, 'Trained'],
  [KEEP, / up to date(?= |$)/i, 'Maintained'],
  [KEEP, /^the books (?=of |for )/i, 'Did bookkeeping'],
  [PUT, / in(?:to)? place(?=[ .]|$)/i, 'Introduced'],
  [PUT, / forward(?=[ .]|$)/i, 'Proposed'],
  [PUT, / together(?! with)(?=[ .]|$)/i, 'Assembled'],
  [GIVE, / (?:lessons|classes)(?= (?:to|for|in) )/i, 'Taught'],
];
/** `introducing` of `Introduced`. */
const goingOn = (whole: string): string =>
  whole
    .toLowerCase()
    .replace(/^did/, 'doing')
    .replace(/^taught/, 'teaching')
    .replace(/^(\w+)ed$/, '$1ing');

/** `Brought 6 services over from X` is `Moved 6 services from X`. */
function withWholeVerbs(text: string): string {
  for (const [verb, small, whole] of PARTED) {
    const words = text.split(' ');
    const at = words.findIndex((word) => verb.test(word));
    const rest = at === -1 ? '' : words.slice(at + 1).join(' ');
    const found = small.exec(rest);
    const object = rest.slice(0, found?.index ?? 0);
    if (found === null || /[,;.]/.test(object)) continue;
    const behind = rest.slice(object.length + found[0].length).trim();
    const verbs = /ing$/i.test(words[at] ?? '') ? goingOn(whole) : whole;
    return [...words.slice(0, at), verbs, object, behind].filter((part) => part !== '').join(' ');
  }
  return text;
}

/** `430 people in all`, but not `in all halls`. */
const IN_ALL = / in all(?=[.,;)]|$)/g;

const BESIDES = /^(?:besides|alongside|in addition to|apart from) (\p{L}+ing [^,;.]+), (.+)$/isu;
/** `Besides teaching X, ran Y` are two statements. */
function withoutBesides(text: string): string {
  const [, first = '', second = ''] = BESIDES.exec(text) ?? [];
  return second === '' ? text : `${first.charAt(0).toUpperCase()}${first.slice(1)}; ${second}`;
}

/** The claim in small words and plain order, which say the same. */
export const plainly = (text: string): string =>
  withoutAside(
    withWholeVerbs(withoutPronoun(withoutBesides(text)))
      .replace(LONG_WORDS, (words) => plainWords.get(words.toLowerCase()) ?? words)
      .replace(IN_ALL, ' in total'),
  );
