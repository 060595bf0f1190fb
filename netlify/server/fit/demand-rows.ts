/** A posting answered demand by demand, in its order. */
import type { FitRequirement } from '#contracts/fit.ts';

import { demandsOf, type Demand } from '../matching/posting/demands.ts';
import { isGermanText } from '../matching/posting/read-posting.ts';
import { tokenize } from '../matching/text/tokens.ts';
import { NOT_STATED } from './finding.ts';
import { judge } from './judge.ts';
import type { About, PublishedUnits } from './published-units.ts';

/** Of a posting that asks for more than anybody reads. */
const REQUIREMENTS_MAXIMUM = 100;
const EVIDENCE_MAXIMUM = 3;
/** In characters; a longer demand is shown by its beginning, and whole in its quote. */
const LONGEST_TERM = 160;

/** @param month `2026-11`, for roles that last */
export function demandRows(text: string, published: PublishedUnits, month: string): FitRequirement[] {
  const about = { published, month, isGerman: isGermanText(tokenize(text)) };
  const demands = new Map(demandsOf(text).map((demand) => [demand.span.quote.toLowerCase(), demand]));
  return [...demands.values()].slice(0, REQUIREMENTS_MAXIMUM).map((demand) => rowOf(demand, about));
}

function rowOf(demand: Demand, about: About): FitRequirement {
  const { necessity, span } = demand;
  const found = judge(demand, about);
  const evidence = [...new Map(found.evidence.map((one) => [one.sentence, one])).values()];
  const isProven = found.standing !== 'not stated' && evidence.length > 0;
  return {
    term: shortened(span.quote),
    necessity,
    quote: span.quote,
    ...(isProven ? { standing: found.standing, note: found.note } : NOT_STATED),
    evidence: isProven ? evidence.slice(0, EVIDENCE_MAXIMUM) : [],
  };
}

function shortened(quote: string): string {
  const line = quote.replace(/[\s>]+/g, ' ').trim();
  return line.length <= LONGEST_TERM ? line : `${line.slice(0, LONGEST_TERM).replace(/\s\S*$/, '')} …`;
}
