/** A posting answered demand by demand: each is met only if all that it names is. */
import type { FitRequirement } from '#contracts/fit.ts';

import { demandsOf, tellingWords, type Demand } from '../matching/posting/demands.ts';
import { readPosting } from '../matching/posting/read-posting.ts';
import { EVIDENCE_MAXIMUM, REQUIREMENTS_MAXIMUM, requirementsMet } from './requirements-met.ts';
import type { PublishedRecord } from './published-record.ts';

/** The share of a demand's telling words that must be proven to say that a part of it is met. */
const ENOUGH_PROVEN = 1 / 3;
/** In characters; a longer demand is shown by its beginning, and whole in its quote. */
const LONGEST_TERM = 160;

/** In the order of the posting; what no sentence demands, such as the place, stands where it is named. */
export function demandRows(text: string, record: PublishedRecord, month: string): FitRequirement[] {
  const posting = readPosting(text);
  const demands = demandsOf(text);
  const rows = demands.map((demand) => ({ at: demand.span.start, row: demandRow(demand, record, month) }));
  const demanded = new Set(rows.flatMap(({ row }) => keysOf(`${row.term} ${row.quote}`)));
  const beside = posting.requirements.filter(
    ({ kind, term, span }) =>
      (kind === 'place' || !keysOf(term).every((key) => demanded.has(key))) &&
      !demands.some((demand) => demand.span.start <= span.start && span.end <= demand.span.end),
  );
  const others = beside.flatMap((requirement) =>
    requirementsMet({ text, requirements: [requirement] }, record, month).map((row) => ({
      at: requirement.span.start,
      row,
    })),
  );
  const inOrder = [...rows, ...others].toSorted((a, b) => a.at - b.at).map(({ row }) => row);
  return [...new Map(inOrder.map((row) => [row.term.toLowerCase(), row])).values()].slice(
    0,
    REQUIREMENTS_MAXIMUM,
  );
}

const keysOf = (text: string): string[] => tellingWords(text).map(({ key }) => key);

function demandRow({ necessity, span }: Demand, record: PublishedRecord, month: string): FitRequirement {
  const { requirements } = readPosting(`Requirements\n- ${span.quote}`);
  const parts = requirementsMet({ text: span.quote, requirements }, record, month);
  const told = new Set(parts.flatMap(({ term, quote }) => keysOf(`${term} ${quote}`)));
  const words = tellingWords(span.quote).filter(({ key }) => !/^\d/.test(key));
  const isAllNamed = words.every(({ key }) => told.has(key));
  const [only] = parts;
  if (only && parts.length === 1 && isAllNamed) return { ...only, necessity };

  const proven = parts.filter(({ standing }) => standing !== 'not stated');
  const provenWords = new Set(proven.flatMap(({ term, quote }) => keysOf(`${term} ${quote}`)));
  const share = words.filter(({ key }) => provenWords.has(key)).length / Math.max(1, words.length);
  const row = { term: shortened(span.quote), necessity, quote: span.quote };
  if (proven.length === 0 || share < ENOUGH_PROVEN)
    return { ...row, standing: 'not stated', note: '', evidence: [] };
  const isMet = isAllNamed && parts.every(({ standing }) => standing === 'met');
  const evidence = new Map(proven.flatMap((part) => part.evidence).map((one) => [one.sentence, one]));
  return {
    ...row,
    standing: isMet ? 'met' : 'partly',
    note: noteOf(proven, isMet),
    evidence: [...evidence.values()].slice(0, EVIDENCE_MAXIMUM),
  };
}

/** What is stated, where that is not all, and what it rests on. */
function noteOf(proven: FitRequirement[], isMet: boolean): string {
  const notes = proven.flatMap(({ note }) => (note ? [note] : []));
  const stated = isMet ? [] : [`stated: ${proven.map(({ term }) => term).join(', ')}`];
  return [...stated, ...notes].join('; ');
}

function shortened(quote: string): string {
  const line = quote.replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST_TERM ? line : `${line.slice(0, LONGEST_TERM).replace(/\s\S*$/, '')} …`;
}
