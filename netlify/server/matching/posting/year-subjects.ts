/** What years are asked of is asked for too: `two years of instructional design`. */
import { findMentions } from '../text/mentions.ts';
import { tokenize } from '../text/tokens.ts';
import type { Requirement } from '../types.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { FUNCTION_WORDS, NO_TERMS } from './plain-words.ts';

const PARTING = /,| (?:or|and|oder|und|ou|et) /;
/** In words; one alone is more often a field than a skill. */
const SHORTEST = 2;
const LONGEST = 3;

/** @returns short names in a requirement of years that the vocabulary does not know, as requirements of their own */
export function subjectsOf(years: Requirement, vocabulary: Vocabulary): Requirement[] {
  return years.term.split(PARTING).flatMap((part) => {
    const term = part.trim();
    const words = tokenize(term);
    const at = years.span.quote.indexOf(term);
    const isName =
      words.length >= SHORTEST &&
      words.length <= LONGEST &&
      words.every(({ key }) => !FUNCTION_WORDS.has(key) && !/^\d/.test(key)) &&
      !words.every(({ key }) => NO_TERMS.has(key));
    if (!isName || at === -1 || findMentions(words, vocabulary).length > 0) return [];
    const start = years.span.start + at;
    const span = { quote: term, start, end: start + term.length };
    return [{ kind: 'term' as const, necessity: years.necessity, term, value: '', span }];
  });
}
