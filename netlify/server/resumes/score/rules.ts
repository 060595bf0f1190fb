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
import { coversKeywords, hasYears, namesTheJob } from './keywords.ts';
import type { Measured } from './measured.ts';

/** Goes with what was sent; changes with every rule, weight and threshold. */
export const RULES_VERSION = '2026-11-26';

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

export const RULES: readonly Rule[] = [
  {
    id: 'ats.contact',
    part: 'ats',
    label: 'Contact details',
    maximum: 5,
    source: PARSERS,
    measure: hasContact,
  },
  {
    id: 'ats.sections',
    part: 'ats',
    label: 'Usual sections',
    maximum: 6,
    source: PARSERS,
    measure: hasSections,
  },
  {
    id: 'ats.jobs',
    part: 'ats',
    label: 'Title, company and dates of each job',
    maximum: 7,
    source: PARSERS,
    measure: namesItsJobs,
  },
  {
    id: 'ats.characters',
    part: 'ats',
    label: 'Plain characters',
    maximum: 4,
    source: OWN,
    measure: usesPlainCharacters,
  },
  {
    id: 'ats.skills',
    part: 'ats',
    label: 'Skills as single entries',
    maximum: 3,
    source: OWN,
    measure: keepsSkillsShort,
  },

  {
    id: 'keywords.terms',
    part: 'keywords',
    label: 'What the posting asks for',
    maximum: 21,
    source: CAREER_ONE_STOP,
    measure: coversKeywords,
  },
  {
    id: 'keywords.title',
    part: 'keywords',
    label: 'The title of the job',
    maximum: 2.75,
    source: CAREER_ONE_STOP,
    measure: namesTheJob,
  },
  {
    id: 'keywords.years',
    part: 'keywords',
    label: 'Years of experience',
    maximum: 1.25,
    source: OWN,
    measure: hasYears,
  },

  {
    id: 'content.figures',
    part: 'content',
    label: 'Results in figures',
    maximum: 8,
    source: HARVARD,
    measure: givesFigures,
  },
  {
    id: 'content.actions',
    part: 'content',
    label: 'Bullets that begin with an action',
    maximum: 7,
    source: HARVARD,
    measure: beginsWithActions,
  },
  {
    id: 'content.detail',
    part: 'content',
    label: 'Bullets that say what was done',
    maximum: 5,
    source: NATIONAL_CAREERS,
    measure: saysEnough,
  },
  {
    id: 'content.voice',
    part: 'content',
    label: 'No pronouns and empty phrases',
    maximum: 5,
    source: HARVARD,
    measure: speaksPlainly,
  },

  {
    id: 'format.length',
    part: 'format',
    label: 'Length',
    maximum: 7,
    source: NATIONAL_CAREERS,
    measure: isOfGoodLength,
  },
  {
    id: 'format.jobs',
    part: 'format',
    label: 'Bullets for each job',
    maximum: 7,
    source: HARVARD,
    measure: tellsOfEachJob,
  },
  {
    id: 'format.bullets',
    part: 'format',
    label: 'Short bullets',
    maximum: 5,
    source: NATIONAL_CAREERS,
    measure: keepsBulletsShort,
  },
  {
    id: 'format.order',
    part: 'format',
    label: 'Newest job first',
    maximum: 2,
    source: HARVARD,
    measure: isInOrder,
  },
  {
    id: 'format.dates',
    part: 'format',
    label: 'Dates written alike',
    maximum: 2,
    source: HARVARD,
    measure: datesAlike,
  },
  {
    id: 'format.repeats',
    part: 'format',
    label: 'Nothing twice',
    maximum: 2,
    source: OWN,
    measure: repeatsNothing,
  },
];
