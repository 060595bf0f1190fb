/** Everything a resume has that a posting could ask for, with the spans that say so. */
import type { ResumeContent, ResumeSpan } from '#contracts/resume-content.ts';

import { languagesIn } from '../text/languages.ts';
import { findMentions } from '../text/mentions.ts';
import { findPhrases, type Phrases } from '../text/phrases.ts';
import { tokenize, type Token, type Tokens } from '../text/tokens.ts';
import type { Strength } from '../types.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { fieldsOf, type Field } from './fields.ts';
import { polaritiesOf } from './polarity.ts';

/** `term` is the vocabulary's name, a language's English name, or the posting's words. */
export type Claim = { term: string; span: ResumeSpan; strength: Strength; field: Field; level: string };

type Place = { term: string; from: number; to: number; level: string; canLapse: boolean };

/**
 * @param wanted words that the vocabulary does not know and a posting asks for
 * @returns claims in the order of the resume; what it says it does not have is not among them
 */
export function claimsOf(resume: ResumeContent, vocabulary: Vocabulary, wanted: Phrases<string>): Claim[] {
  return fieldsOf(resume).flatMap((field) => {
    const tokens = tokenize(field.text);
    const places = placesIn(tokens, vocabulary, wanted, field);
    const polarities = polaritiesOf(tokens, places);
    return places.flatMap((place, index) => {
      const strength = polarities[index];
      if (strength === undefined || strength === 'none') return [];
      const { term, level } = place;
      return [{ term, level, strength, field, span: spanOf(field, tokens, place) }];
    });
  });
}

function placesIn(tokens: Tokens, vocabulary: Vocabulary, wanted: Phrases<string>, { path }: Field): Place[] {
  const known = findMentions(tokens, vocabulary).map(({ term, from, to }) => ({
    term: term.name,
    from,
    to,
    level: '',
    canLapse: term.kind === 'certificates' || term.kind === 'degrees',
  }));
  const unknown = findPhrases(wanted, tokens)
    .filter(({ to }) => !isSurnamed(tokens[to]))
    .map(({ label, from, to }) => ({ term: label, from, to, level: '', canLapse: false }));
  const isListed = /^(?:skills|_source\.languages|certifications)/.test(path);
  const languages = languagesIn(tokens, { from: 0, to: tokens.length }, isListed).map(
    ({ language, ...place }) => ({ ...place, term: language, canLapse: false }),
  );
  return [...known, ...unknown, ...languages].sort((a, b) => a.from - b.from || b.to - a.to);
}

/** `Stan Okafor's group` is of a person, whatever `Stan` is elsewhere. */
const isSurnamed = (next: Token | undefined): boolean =>
  next?.gap === 'joint' && /^\p{Lu}.*['’]s$/u.test(next.text);

function spanOf({ path, text }: Field, tokens: Tokens, { from, to }: Place): ResumeSpan {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? start;
  return { path, quote: text.slice(start, end), start, end };
}
