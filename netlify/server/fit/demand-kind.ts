/** What kind of thing a demand asks for, as far as its words tell. */
import { CERTIFICATES, EDUCATION } from '../matching/posting/proof-words.ts';
import { tokenize } from '../matching/text/tokens.ts';
import type { Requirement } from '../matching/types.ts';
import { runsOf } from './concepts.ts';

export type DemandKind = 'years' | 'certificate' | 'education' | 'language' | 'place' | 'skill' | 'other';

/** Certificates of others, or the way to one. */
const TOWARDS = /\b(?:prepar\w+|audit\w*|readiness|maintain\w*|achiev\w*|programs?|programmes?)\b/i;

/** `certified disposal` is no certificate. */
const CERTIFIED = /\S\s\p{Lu}?\w*\s?Certified\b|\bcertified (?:in|as|for|to)\b|^\W*Certified \p{Lu}/u;

const UNNAMED_LANGUAGE =
  /\b(?:second|another|foreign|additional|other) languages?\b|fremdsprache|langue étrangère/i;

/** @param parts what the posting's reader found in it */
export function kindOf(text: string, parts: readonly Requirement[], isGerman: boolean): DemandKind {
  const kinds = new Set(parts.map(({ kind }) => kind));
  const keys = tokenize(text).map(({ key }) => key);
  if (kinds.has('years')) return 'years';
  const runs = runsOf(text, isGerman);
  const languages = parts.filter(({ kind }) => kind === 'language').map(({ term }) => term);
  const others = runs.flatMap(({ concepts }) => concepts).filter(({ term }) => !languages.includes(term));
  const isOfLanguage = others.length <= 4 || others.every(({ term }) => term === '');
  if (languages.length > 0 ? isOfLanguage : UNNAMED_LANGUAGE.test(text)) return 'language';
  if (keys.some((key) => EDUCATION.has(key))) return 'education';
  const isProof = CERTIFIED.test(text) || keys.some((key) => CERTIFICATES.has(key));
  if (kinds.has('certificate') || (isProof && !TOWARDS.test(text))) return 'certificate';
  const concepts = runs.flatMap((run) => run.concepts);
  return concepts.length > 0 &&
    concepts.every(
      ({ written, isName }) => isName || /\p{Lu}|\d/u.test(isGerman ? written.slice(1) : written),
    )
    ? 'skill'
    : 'other';
}
