/** What a line looks like to somebody who does not know its section. */
import { textOf, type Line } from '../lines.ts';
import type { SectionKind } from '../words/headings.ts';
import { findDates, withoutDates } from './dates.ts';
import { isDegree, isSchool } from './degree-words.ts';
import { columnOf, isContactLabel } from './field-labels.ts';
import { companyScore, titleScore } from './job-words.ts';
import { isLanguage } from './languages.ts';
import { IS_LEVEL, splitItems } from './lists.ts';
import { labelAndRest } from './section.ts';
import { findEmail, findLinks, findPhone } from './net.ts';

const TRAITS = [
  'rest',
  'contact',
  'language',
  'span',
  'award',
  'paper',
  'degree',
  'school',
  'citation',
  'dated',
  'work',
  'prose',
  'list',
  'deed',
  'item',
  'plain',
] as const;
type Trait = (typeof TRAITS)[number];

const PAPER =
  /\b(?:certificates?|certifi(?:ed|cation)|licen[cs](?:ed?|es)|registered|permit|training|course|zertifikat|zertifizierte?r?|certificat|habilitation|attestation|fuhrerschein|schulung|lehrgang|permis|caces|card|ticket|first aid|erste hilfe|secourisme|aws|azure|itil|pmp|prince2|scrum|servsafe|cissp|cism|cpa|acls|bls|cpr|osha|toefl|ielts|\p{L}{3,20}schein|zertifiziert\p{L}*)\b/iu;
const AWARD =
  /\b(?:awards?|prizes?|medal|winner|finalist|shortlist|of the (?:year|month)|scholarship|\p{L}{0,30}preis(?:e|tr\p{L}+)?|auszeichnung|prix|laureate?|lauréate?|médaille|stipendium)\b/iu;
const CITATION = /\((?:19|20)\d\d[a-z]?\)[.,:]?\s\p{Lu}|\bet al\b|\b\d{1,4}\(\d{1,3}\)|\bpp?\. ?\d|\bdoi\b/u;
const BEGINS_WITH_DATE = /^(?:\S{1,9} )?(?:19|20)\d\d\b/u;
const ENDS_WITH_YEAR = /\b(?:19|20)\d\d\)?$/u;
/** In characters. */
const SHORT = 120;
const LONG = 90;
/** `Amateur theatre, pub quiz`: in small letters neither is a name, whatever its words are. */
const IS_PAIR = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3}, \p{Ll}+(?: \p{Ll}+){0,3}$/u;
const ITEM_WORDS = 4;
const RUNNING_WORDS = 10;

/** `Chartered Accountant` is a title too. */
const CHARTERED = /\bchartered\b/iu;
const isOfPaper = (text: string): boolean =>
  PAPER.test(text) || (CHARTERED.test(text) && titleScore(text) === 0);
/** A paper, and neither a degree nor of a school. */
export const isPaper = (text: string): boolean =>
  (PAPER.test(text) || CHARTERED.test(text)) && !isDegree(text) && !isSchool(text);

export const isAward = (text: string): boolean => AWARD.test(text);

/** `above` is the line before it. */
export function traitOf(line: Line, above: Line | undefined): Trait {
  // What the label of a form says of its value is no word of it.
  const [label = '', ...values] = line.cells;
  const text = line.isLabelled && values.length > 0 && columnOf(label) ? values.join(' ') : textOf(line);
  if (above?.wraps && !line.isBullet && !line.hasGap && !BEGINS_WITH_DATE.test(text)) return 'rest';
  if (isOfContact(line, text)) return 'contact';
  const items = splitItems(text);
  if (items.every(isLanguage)) return 'language';
  // `Rigging`, and beside it `Expert`, which is no title there.
  if (values.length > 0 && values.every((cell) => IS_LEVEL.test(cell))) return 'item';
  const isSentence = /[.!?]$/u.test(text) && text.split(' ').length > 6;
  const dates = text.length <= 180 && !line.isBullet && !isSentence ? findDates(text) : undefined;
  const isOfDegree = isDegree(dates ? withoutDates(text, dates) : text);
  const isOfStudy = isOfDegree || isSchool(text);
  if (dates?.isSingle === false && (!isOfStudy || (!isOfDegree && titleScore(text) > 0))) return 'span';
  if (dates === undefined && isRunning(line, text)) return 'prose';
  if (IS_PAIR.test(text) && !isOfStudy && titleScore(text) === 0) return 'item';
  if (text.length <= SHORT && AWARD.test(text)) return 'award';
  if (CITATION.test(text) && text.length > 40 && !isOfDegree) return 'citation';
  // `Kaufmann` is a degree and a job.
  if (isOfDegree && titleScore(text) > 0 && text.split(' ').length < ITEM_WORDS) return 'rest';
  if (text.length <= SHORT && isOfStudy && (!line.isBullet || (isOfDegree && isSchool(text))))
    return isOfDegree ? 'degree' : titleScore(text) > 0 ? 'work' : 'school';
  if (text.length <= SHORT && text.includes(' ') && isOfPaper(text)) return 'paper';
  if (text.length <= SHORT && ENDS_WITH_YEAR.test(text)) return 'dated';
  if (line.isBullet && text.split(' ').length > ITEM_WORDS && (isSentence || items.length < 3)) return 'deed';
  if (text.length <= SHORT && /\b(?:19|20)\d\d\b/u.test(text)) return 'dated';
  // A comma alone makes no list of a sentence.
  const areItems = isList(items) && (items.length > 2 || !isSentence);
  if (!line.isBullet && (text.length > LONG || isSentence || line.wraps) && !areItems) return 'prose';
  if (items.length > 2 && isList(items)) return 'list';
  if (!line.isBullet && titleScore(text) + companyScore(text) > 0) return 'work';
  return text.split(' ').length <= ITEM_WORDS + 1 ? 'item' : 'plain';
}

/** Text that goes on, whatever degree, trade or paper it begins with: a sentence ends in it, or it fills its line. */
const isRunning = (line: Line, text: string): boolean =>
  !line.isBullet &&
  (/\p{Ll}{6}[.!?] \p{Lu}/u.test(text) ||
    (line.wraps && text.split(' ').length > RUNNING_WORDS && !/[\d|•·]/u.test(text)));

const isOfContact = (line: Line, text: string): boolean =>
  findEmail(text) !== '' ||
  (!line.isBullet && isContactLabel(labelAndRest(line)[0])) ||
  (!line.isBullet && text.length <= LONG && (findPhone([text]) !== '' || findLinks([text], []).length > 0));

const isList = (items: string[]): boolean =>
  items.reduce((sum, item) => sum + item.split(' ').length, 0) <= items.length * ITEM_WORDS;

/** In how much likelier each trait is beneath each kind of heading than elsewhere: logarithms, of the traits in their order. */
const LIKELIHOODS: Partial<Record<SectionKind | 'head', readonly number[]>> = {
  head: [0, 1.6, -3, -3, -3, -1.9, -1.7, -1.5, -3, -1.1, -0.3, -1, -1.2, -3, 0.8, -1],
  summary: [0, -3, -3, -3, -3, 0.3, -1, 0, -3, -3, -2, 1, -2, -1.2, -1.6, 0],
  experience: [0, -1, -3, 0.8, -3, -1.5, -1, -0.5, -3, -1.5, 0.7, 0.3, 0, 0.8, -0.5, 0.4],
  education: [0, -1, -3, -0.9, -3, -2, 1.8, 1.6, -3, -0.2, -1.2, -3, -2, -3, -0.8, -1.5],
  skills: [0, -3, -3, -3, -3, -2, -0.8, -1.5, -3, -2.4, -0.9, -3, 1.6, -1.5, 1, 0.6],
  certifications: [0, -3, -3, -2, -2, 2.3, 0, -0.3, -3, 1.8, -1.8, -3, -1.6, -1.5, -1.5, -2],
  achievements: [0, -3, -1, -1.4, 2.8, 0.3, -1.9, -2, -3, 0.6, -0.7, -1, -3, 0, -1.2, 0.4],
  languages: [0, -3, 2.6, -3, -3, -3, -3, -3, -3, -3, -3, -3, -2, -3, 0, -2],
  interests: [0, -3, -0.4, -4, -2, 0, -3, -3, -3, -1, -0.2, -2, 0.9, -1, 1.1, 0.4],
  publications: [0, -2, -3, -2, -2, -2, -2, -2, 3, 0.8, -2, 0.5, -3, -1, -3, -2.5],
  contact: [0, 1.8, -1, -3, -3, 0, -3, -3, -3, 0, -1.4, -3, -1.3, -3, 0.3, -2],
};

export const likelihood = (part: SectionKind | 'head', trait: Trait): number =>
  LIKELIHOODS[part]?.[TRAITS.indexOf(trait)] ?? (part === 'other' ? -0.2 : 0);
