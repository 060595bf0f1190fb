/** What of a posting the published record meets. `met` and `partly` stand on a published sentence, without exception. */
import type { Evidence, FitRequirement, Standing } from '#contracts/fit.ts';
import type { ResumeSpan } from '#contracts/resume-content.ts';

import { compare } from '../matching/compare.ts';
import { tellingWords } from '../matching/posting/demands.ts';
import { findMentions } from '../matching/text/mentions.ts';
import { tokenize } from '../matching/text/tokens.ts';
import { currentVocabulary } from '../matching/vocabulary/built-in.ts';
import type { Comparison, Match, Posting, Requirement } from '../matching/types.ts';
import type { PublishedRecord } from './published-record.ts';

export const EVIDENCE_MAXIMUM = 3;
/** Of years; shorter is no experience to speak of. */
const LEAST_YEARS = 0.5;
/** Of a posting that asks for more than anybody reads. */
export const REQUIREMENTS_MAXIMUM = 100;

/** @param month `2026-11`, for roles that last */
export function requirementsMet(posting: Posting, record: PublishedRecord, month: string): FitRequirement[] {
  const comparison = compare(posting, record.resume, { today: month });
  const rows = posting.requirements.map((requirement) => rowOf(requirement, comparison, record));
  return alternativesTogether(posting.requirements, rows);
}

type Finding = { standing: Standing; note: string; spans: ResumeSpan[] };

function rowOf(requirement: Requirement, comparison: Comparison, record: PublishedRecord): FitRequirement {
  const { standing, note, spans } = findingOf(requirement, comparison, record);
  const evidence = onceEach(spans.map((span) => record.evidenceAt(span))).slice(0, EVIDENCE_MAXIMUM);
  const isProven = standing !== 'not stated' && evidence.length > 0;
  return {
    term: nameOf(requirement),
    necessity: requirement.necessity,
    quote: requirement.span.quote,
    standing: isProven ? standing : 'not stated',
    note: isProven ? note : '',
    evidence: isProven ? evidence : [],
  };
}

const NOT_STATED: Finding = { standing: 'not stated', note: '', spans: [] };

function findingOf(
  requirement: Requirement,
  { matched, experience }: Comparison,
  record: PublishedRecord,
): Finding {
  const match = matched.find((found) => found.requirement === requirement);
  if (requirement.kind === 'years') {
    const counted = experience.find((found) => found.requirement === requirement);
    return counted && isOfThisTrade(requirement, record)
      ? yearsFinding(counted, Number(requirement.value))
      : NOT_STATED;
  }
  if (requirement.kind === 'place') return placeFinding(requirement, match, record);
  if (!match) return NOT_STATED;
  const note = match.impliedBy ? `by way of ${match.impliedBy}` : '';
  const unfinished = requirement.kind === 'certificate' && match.evidence.some(isInProgress(record));
  return {
    standing: unfinished || match.strength === 'weak' ? 'partly' : 'met',
    note: unfinished ? 'in progress' : note,
    spans: match.evidence,
  };
}

const IN_PROGRESS = /\b(?:in progress|prospective|expected|pursuing|completing|working toward|enrolled)\b/i;

const isInProgress =
  ({ evidenceAt }: PublishedRecord) =>
  (span: ResumeSpan): boolean =>
    IN_PROGRESS.test(evidenceAt(span).sentence);

/** Years of something that neither the vocabulary nor a title knows may be those of another trade. */
function isOfThisTrade({ term }: Requirement, { resume }: PublishedRecord): boolean {
  const subject = tellingWords(term);
  if (subject.length === 0 || findMentions(tokenize(term), currentVocabulary()).length > 0) return true;
  const titles = new Set(resume.experience.flatMap(({ title }) => tellingWords(title).map(({ key }) => key)));
  return subject.every(({ key }) => titles.has(key));
}

/** Years are counted from the dates of roles, overlaps once, or are those that the site states, where these are more. */
function yearsFinding({ years, evidence }: Comparison['experience'][number], asked: number): Finding {
  if (years < LEAST_YEARS) return NOT_STATED;
  const whole = Math.floor(years);
  const counted = whole < 1 ? 'less than 1 year' : `${whole} ${whole === 1 ? 'year' : 'years'}`;
  const isOfDates = evidence[0]?.path.endsWith('.startDate') === true;
  const note = `${counted} ${isOfDates ? 'by the published dates' : 'as stated'}, ${asked} asked`;
  return { standing: years >= asked ? 'met' : 'partly', note, spans: evidence };
}

const MODES: Record<string, RegExp> = {
  remote: /\bremote(ly)?\b/i,
  hybrid: /\bhybrid\b/i,
  'on-site': /\bon[ -]?site\b/i,
};

/** A place counts by the location, a way of working by what is said about availability. */
function placeFinding(
  { term, value }: Requirement,
  match: Match | undefined,
  record: PublishedRecord,
): Finding {
  const at = record.availability.search(MODES[value] ?? /(?!)/);
  const mode = at < 0 ? [] : [{ path: 'availability', quote: '', start: at, end: at }];
  if (match && match.evidence.length > 0)
    return { standing: 'met', note: '', spans: [...match.evidence, ...mode] };
  if (mode.length === 0) return NOT_STATED;
  const isHere = term === '' || match !== undefined;
  return {
    standing: isHere ? 'met' : 'partly',
    note: isHere ? '' : `based in ${record.resume.location}`,
    spans: mode,
  };
}

function nameOf({ kind, term, value }: Requirement): string {
  if (kind === 'years') return `${value}+ years${term ? ` of ${term}` : ' of experience'}`;
  if (kind === 'place') return [term, value].filter(Boolean).join(', ');
  return value ? `${term} (${value})` : term;
}

const ORDER: readonly Standing[] = ['met', 'partly', 'not stated'];

/** Of alternatives one is enough: they are one row, with what the best of them has. */
function alternativesTogether(
  requirements: readonly Requirement[],
  rows: readonly FitRequirement[],
): FitRequirement[] {
  const together = new Map<string, FitRequirement>();
  rows.forEach((row, index) => {
    const group = requirements[index]?.group;
    const key = group === undefined ? `row ${index}` : `group ${group}`;
    const known = together.get(key);
    if (!known) return void together.set(key, row);
    const best = ORDER.indexOf(row.standing) < ORDER.indexOf(known.standing) ? row : known;
    together.set(key, { ...best, term: `${known.term} or ${row.term}`, quote: known.quote });
  });
  return [...together.values()];
}

function onceEach(evidence: readonly Evidence[]): Evidence[] {
  return [...new Map(evidence.map((one) => [one.sentence, one])).values()];
}
