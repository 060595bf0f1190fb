/** What kind of thing a demand asks for, as far as its words tell. */
import { CERTIFICATES, EDUCATION } from '../matching/posting/proof-words.ts';
import type { Reading } from './concepts.ts';

export type DemandKind = 'years' | 'certificate' | 'education' | 'language' | 'place' | 'other';

/** Certificates of others, or the way to one. */
const TOWARDS = /\b(?:prepar\w+|audit\w*|readiness|maintain\w*|achiev\w*|programs?|programmes?)\b/i;

/** `A certificate in audit` */
const IN_FIELD = /^\W*(?:an? )?(?:\w+ )?certifi(?:ed|cate|cation) in\b/i;

/** `certified disposal` is no certificate. */
const CERTIFIED = /\S\s\p{Lu}?\w*\s?Certified\b|\bcertified (?:in|as|for|to)\b|^\W*Certified \p{Lu}/u;

const UNNAMED_LANGUAGE =
  /\b(?:second|third|another|foreign|additional|other|scandinavian|nordic|slavic|romance) languages?\b|fremdsprache|(?:weitere|dritte|skandinavische|slawische|romanische) sprache|langue étrangère|(?:autre|troisième) langue/i;

const SCHOOLING =
  /\b(?:post-?secondary|higher|formal|university|college) (?:education|studies)\b|\beducation (?:in|and|or)\b.{0,80}\bequivalent\b/i;

/** Licences that are bought. */
const OF_SOFTWARE =
  /\b(?:software|vendor|saas)\b.{0,12}\blicen[cs]\w+|\blicen[cs]\w+ (?:negotiat|manag|cost|right|agree|optimi|audit|complian|administr|contract)/i;

/** @param hasYears whether it asks for a number of years */
export function kindOf(
  text: string,
  { mentions, spoken, tokens, runs }: Reading,
  hasYears: boolean,
): DemandKind {
  if (hasYears) return 'years';
  if (OF_SOFTWARE.test(text)) return 'other';
  const keys = tokens.map(({ key }) => key);
  const languages = spoken.map(({ language }) => language);
  const others = runs.flatMap(({ concepts }) => concepts).filter(({ term }) => !languages.includes(term));
  const isOfLanguage = others.length <= 4 || others.every(({ term }) => term === '');
  if (languages.length > 0 ? isOfLanguage : UNNAMED_LANGUAGE.test(text)) return 'language';
  if (SCHOOLING.test(text) || keys.some((key) => EDUCATION.has(key))) return 'education';
  if (IN_FIELD.test(text) || mentions.some(({ term }) => term.kind === 'certificates')) return 'certificate';
  const isProof = CERTIFIED.test(text) || keys.some((key) => CERTIFICATES.has(key));
  return isProof && !TOWARDS.test(text) ? 'certificate' : 'other';
}
