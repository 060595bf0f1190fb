/** Takes the endings of inflection off a word, and nothing else: a manager is not managed. */
import { remembered } from './remembered.ts';
import { PARTICIPLE_ONLY, PAST_AND_PARTICIPLE, PAST_ONLY } from '../data/verbs.ts';

const pairs = (text: string) =>
  text.split(/\s+/).map((pair): [string, string] => {
    const [form = '', base = ''] = pair.split(':');
    return [form, base];
  });

export const pastOnly = new Map(pairs(PAST_ONLY));
export const pastAndParticiple = new Map(pairs(PAST_AND_PARTICIPLE));
export const participleOnly = new Map(pairs(PARTICIPLE_ONLY));

const hasVowel = (text: string): boolean => /[aeiouyäöüéèàâêîôû]/.test(text);

/** One syllable with a single vowel and a single consonant behind it: where it ends in `e`, that is no ending. */
const SHORT = /^[^aeiouyäöüéèàâêîôû]*[aeiou][^aeiouywxhäöüéèàâêîôû]$/;

/** `modelled` of `model`. */
const BRITISH = /^(?:cancel|control|counsel|fuel|label|level|model|signal|total|travel|channel|tunnel)l$/;

/** `planned` → `plann` → `plan` and `planed` → `plane`, but `billed` → `bill`. */
function withoutDoubling(text: string): string {
  if (BRITISH.test(text)) return text.slice(0, -1);
  const last = text.at(-1) ?? '';
  if (SHORT.test(text)) return `${text}e`;
  return last === text.at(-2) && /[bdgmnprt]/.test(last) ? text.slice(0, -1) : text;
}

function withoutEnding(word: string): string {
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/[^aeiou]ied$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:^bus|ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && word.length > 3 && !/(?:ss|us|sis)$/.test(word))
    return withoutEnding(word.slice(0, -1));
  for (const ending of ['ing', 'ed']) {
    const rest = word.slice(0, -ending.length);
    if (word.endsWith(ending) && rest.length >= 3 && hasVowel(rest) && !rest.endsWith('e'))
      return withoutDoubling(rest);
  }
  return word;
}

/** Endings of German nouns and adjectives that no English word has, or has by chance. */
function withoutGermanEnding(word: string): string {
  if (word.length < 6 || /^(?:[bcfglrstv]l?|cont|surr)enders?$/.test(word)) return word;
  const plain = word
    .replace(/(ung|heit|keit|schaft)en$/, '$1')
    .replace(/(end|ell|isch|lich|ig)e[nrsm]?$/, '$1');
  if (plain !== word) return plain;
  if (/ées?$|és$/.test(word)) return word.replace(/e?s?$/, '');
  return /[äöüß]/.test(word) ? word.replace(/e[nrsm]?$/, '') : word.replace(/ern$/, 'er');
}

function stemOf(word: string): string {
  const base = pastOnly.get(word) ?? pastAndParticiple.get(word) ?? participleOnly.get(word) ?? word;
  const rest = withoutEnding(withoutGermanEnding(base));
  const isLong = rest.length > 3 && rest.endsWith('e') && !SHORT.test(rest.slice(0, -1));
  return isLong ? rest.slice(0, -1) : rest;
}

/** The part of a folded word that all its inflected forms share. */
export const stem = remembered(stemOf);
