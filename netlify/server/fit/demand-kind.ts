/** What kind of thing a demand asks for, as far as its words tell. */
import { CERTIFICATES, EDUCATION } from '../matching/posting/proof-words.ts';
import { languagesIn } from '../matching/text/languages.ts';
import { findMentions } from '../matching/text/mentions.ts';
import { tokenize } from '../matching/text/tokens.ts';
import { currentVocabulary } from '../matching/vocabulary/built-in.ts';
import { runsOf } from './concepts.ts';

export type DemandKind = 'years' | 'certificate' | 'education' | 'language' | 'place' | 'skill' | 'other';

/** Certificates of others, or the way to one. */
const TOWARDS = /\b(?:prepar\w+|audit\w*|readiness|maintain\w*|achiev\w*|programs?|programmes?)\b/i;

/** `certified disposal` is no certificate. */
const CERTIFIED = /\S\s\p{Lu}?\w*\s?Certified\b|\bcertified (?:in|as|for|to)\b|^\W*Certified \p{Lu}/u;

const UNNAMED_LANGUAGE =
  /\b(?:second|another|foreign|additional|other) languages?\b|fremdsprache|langue étrangère/i;

/** @param hasYears whether it asks for a number of years */
export function kindOf(text: string, hasYears: boolean, isGerman: boolean): DemandKind {
  if (hasYears) return 'years';
  const tokens = tokenize(text);
  const keys = tokens.map(({ key }) => key);
  const runs = runsOf(text, isGerman);
  const languages = languagesIn(tokens, { from: 0, to: tokens.length }, true).map(({ language }) => language);
  const others = runs.flatMap(({ concepts }) => concepts).filter(({ term }) => !languages.includes(term));
  const isOfLanguage = others.length <= 4 || others.every(({ term }) => term === '');
  if (languages.length > 0 ? isOfLanguage : UNNAMED_LANGUAGE.test(text)) return 'language';
  if (keys.some((key) => EDUCATION.has(key))) return 'education';
  const isProof = CERTIFIED.test(text) || keys.some((key) => CERTIFICATES.has(key));
  const isNamed = findMentions(tokens, currentVocabulary()).some(({ term }) => term.kind === 'certificates');
  if (isNamed || (isProof && !TOWARDS.test(text))) return 'certificate';
  const concepts = runs.flatMap((run) => run.concepts);
  return concepts.length > 0 &&
    concepts.every(
      ({ written, isName }) => isName || /\p{Lu}|\d/u.test(isGerman ? written.slice(1) : written),
    )
    ? 'skill'
    : 'other';
}
