/** A posting answered demand by demand, in its order. */
import { setImmediate } from 'node:timers/promises';

import type { FitRequirement, Standing } from '#contracts/fit.ts';

import { demandsOf, type Demand } from '../matching/posting/demands.ts';
import { isGermanText } from '../matching/posting/read-posting.ts';
import { tokenize } from '../matching/text/tokens.ts';
import { reader } from './concepts.ts';
import { NOT_STATED, type Finding } from './finding.ts';
import type { DemandKind } from './demand-kind.ts';
import { judge, type Judged } from './judge.ts';
import { placeFinding } from './place-met.ts';
import type { About, PublishedUnits } from './published-units.ts';

/** Of a posting that asks for more than anybody reads. */
const REQUIREMENTS_MAXIMUM = 100;
const EVIDENCE_MAXIMUM = 3;
/** In characters; a longer demand is shown by its beginning, and whole in its quote. */
const LONGEST_TERM = 160;

/** @param month `2026-11`, for roles that last */
export async function demandRows(
  text: string,
  published: PublishedUnits,
  month: string,
): Promise<FitRequirement[]> {
  const demands = new Map(demandsOf(text).map((demand) => [demand.span.quote.toLowerCase(), demand]));
  const place = [...demands.values()].find(({ isPlace }) => isPlace);
  const about = {
    ...{ published, month, read: reader(isGermanText(tokenize(text))) },
    place: place && placeFinding(place.span.quote, published),
  };
  const asked = [...demands.values()].slice(0, REQUIREMENTS_MAXIMUM);
  const strictly = await judgedAs(asked, { ...about, isOfTrade: false });
  const found = isOfThisTrade(strictly) ? await judgedAs(asked, { ...about, isOfTrade: true }) : strictly;
  return found.map(({ demand, ...finding }) => rowOf(demand, finding));
}

async function judgedAs(asked: readonly Demand[], about: About): Promise<(Judged & { demand: Demand })[]> {
  const found: (Judged & { demand: Demand })[] = [];
  for (const demand of asked) {
    found.push({ demand, ...judge(demand, about) });
    await setImmediate(); // others are answered in between
  }
  return found;
}

/** Kinds that a posting of any trade may ask for in the same words. */
const OF_ANY_TRADE: ReadonlySet<DemandKind> = new Set(['years', 'education', 'language', 'place']);
const SHARE_OF_TRADE = 0.2;

/** Whether what a posting asks for beside years, degrees, languages and places is of the published work. */
function isOfThisTrade(findings: readonly Judged[]): boolean {
  const own = findings.filter(({ kind }) => !OF_ANY_TRADE.has(kind));
  const points = own.reduce((sum, { standing }) => sum + POINTS[standing], 0);
  return points >= SHARE_OF_TRADE * own.length;
}
const POINTS: Record<Standing, number> = { met: 1, partly: 0.5, 'not stated': 0 };

function rowOf(demand: Demand, found: Finding): FitRequirement {
  const { necessity, span } = demand;
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
  const isWhole = quote.split('(').length === quote.split(')').length;
  // Of a bracket that was parted each part stands alone: `Bilingualism: French`, `English`.
  const parted = isWhole ? quote : quote.replaceAll('(', ': ').replaceAll(')', '');
  const line = parted
    .replace(/[\s>]+/g, ' ')
    .replaceAll(' : ', ': ')
    .trim();
  return line.length <= LONGEST_TERM ? line : `${line.slice(0, LONGEST_TERM).replace(/\s\S*$/, '')} …`;
}
