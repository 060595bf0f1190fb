/** The rules of the score, all of them: what each measures, its most points, and where it comes from (R-8, D29). */
import type { ScorePart } from '#contracts/resume-score.ts';

import { hasContact, hasSections, namesItsJobs, usesPlainCharacters, keepsSkillsShort } from './ats.ts';
import { beginsWithActions, givesFigures, saysEnough, speaksPlainly } from './content.ts';
import type { Facts } from './facts.ts';
import {
  datesAlike,
  isInOrder,
  keepsBulletsShort,
  isOfGoodLength,
  repeatsNothing,
  tellsOfEachJob,
} from './format.ts';
import { answersMusts, coversKeywords, findsKeywords, hasYears, namesTheJob } from './keywords.ts';
import type { Measured } from './measured.ts';

/** Goes with what was sent; changes with every rule, weight and threshold. */
export const RULES_VERSION = '2026-11-29';

/**
 * Where a rule comes from. The weights are our own throughout: nobody publishes any that hold for all employers.
 * `guidance` is public advice for applicants, `practice` how programs that read resumes work, `own` our own judgement.
 */
export type RuleSource = { kind: 'guidance' | 'practice' | 'own'; name: string };

export type Rule = {
  id: string;
  part: ScorePart;
  label: string;
  /** In points. */
  maximum: number;
  source: RuleSource;
  measure: (facts: Facts) => Measured;
};

const HARVARD: RuleSource = {
  kind: 'guidance',
  name: 'Harvard FAS Mignone Center for Career Success, guide to resumes: action verbs, results in figures, no personal pronouns, newest first, consistent format',
};
const CAREER_ONE_STOP: RuleSource = {
  kind: 'guidance',
  name: 'CareerOneStop (U.S. Department of Labor), resume guide: the words of the posting, headings that are usual, contact details',
};
const NATIONAL_CAREERS: RuleSource = {
  kind: 'guidance',
  name: 'National Careers Service (United Kingdom), how to write a CV: sections, about two pages, clear and short',
};
const PARSERS: RuleSource = {
  kind: 'practice',
  name: 'Fields that programs for applications fill from a resume, as in the open JSON Resume schema: name, email, phone, work, education, skills',
};
const OWN: RuleSource = { kind: 'own', name: 'Our own judgement' };

type Row = [name: string, label: string, maximum: number, source: RuleSource, measure: Rule['measure']];
const rulesOf = (part: ScorePart, rows: readonly Row[]): Rule[] =>
  rows.map(([name, label, maximum, source, measure]) => ({
    id: `${part}.${name}`,
    part,
    label,
    maximum,
    source,
    measure,
  }));

/**
 * What the posting asks for counts in three of the four parts, 46 points together: a resume that is well made and
 * of another trade is no fit.
 */
export const RULES: readonly Rule[] = [
  ...rulesOf('ats', [
    ['terms', 'Words that the posting uses', 12, CAREER_ONE_STOP, findsKeywords],
    ['contact', 'Contact details', 4, PARSERS, hasContact],
    ['sections', 'Usual sections', 3, PARSERS, hasSections],
    ['jobs', 'Title, company and dates of each job', 4, PARSERS, namesItsJobs],
    ['characters', 'Plain characters', 1, OWN, usesPlainCharacters],
    ['skills', 'Skills as single entries', 1, OWN, keepsSkillsShort],
  ]),
  ...rulesOf('keywords', [
    ['terms', 'What the posting asks for', 22, CAREER_ONE_STOP, coversKeywords],
    ['title', 'The title of the job', 2, CAREER_ONE_STOP, namesTheJob],
    ['years', 'Years of experience', 1, OWN, hasYears],
  ]),
  ...rulesOf('content', [
    ['terms', 'What the posting requires', 12, CAREER_ONE_STOP, answersMusts],
    ['figures', 'Results in figures', 4, HARVARD, givesFigures],
    ['actions', 'Bullets that begin with an action', 4, HARVARD, beginsWithActions],
    ['detail', 'Bullets that say what was done', 3, NATIONAL_CAREERS, saysEnough],
    ['voice', 'No pronouns and empty phrases', 2, HARVARD, speaksPlainly],
  ]),
  ...rulesOf('format', [
    ['length', 'Length', 7, NATIONAL_CAREERS, isOfGoodLength],
    ['jobs', 'Bullets for each job', 7, HARVARD, tellsOfEachJob],
    ['bullets', 'Short bullets', 5, NATIONAL_CAREERS, keepsBulletsShort],
    ['order', 'Newest job first', 2, HARVARD, isInOrder],
    ['dates', 'Dates written alike', 2, HARVARD, datesAlike],
    ['repeats', 'Nothing twice', 2, OWN, repeatsNothing],
  ]),
];
