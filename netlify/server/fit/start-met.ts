/** When the work begins, held against what is published about availability. */
import { monthNumber } from '../chat/knowledge/dates.ts';
import { monthOf, speaksOfStart } from '../matching/posting/start.ts';
import { smallNumber } from '../matching/text/numbers.ts';
import { tokenize, type Tokens } from '../matching/text/tokens.ts';
import { NOT_STATED, type Finding } from './finding.ts';
import type { About } from './published-units.ts';

const WEEKS_A_MONTH = 4.35;
const DAYS_A_MONTH = 30.4;
const WEEKS = /^(?:week|woche|wochen|semaine)$/;
const MONTHS = /^(?:month|monat|monaten|mois)$/;
const DAYS = /^(?:day|tag|tagen|jour)$/;
const WITHIN = /^(?:within|in|innerhalb|binnen|dans|sous)$/;
const ONE = /^(?:a|an|one|the|einem|eines|un)$/;
/** Words between it and the time: `within the next two months`. */
const FARTHEST = 4;
const OF_WEEKS = /\b(?:start|begin|sign(?:ing|ature)?|join|notice|antritt|beginn|contrat)\b/i;
/** `from April to September`: the first counts, of other months the last. */
const FROM = /^(?:from|von|de)$/;
const NOW = /\b(?:available|free) (?:now|immediately)\b/i;
const AT_ONCE = /\b(?:immediately|asap|sofort|immédiatement)\b/i;
/** In words; a longer demand asks for more than when it begins. */
const LONGEST = 14;

/** In months of `monthNumber`: the latest at which the work begins; nothing where no such month is named. */
function askedIn(text: string, month: string): number | undefined {
  const tokens = tokenize(text);
  if (tokens.length > LONGEST) return undefined;
  const named = monthsIn(tokens);
  const isFrom = tokens.some(({ key }, at) => FROM.test(key) && monthOf(tokens[at + 1]?.text ?? '') > 0);
  if (named.length > 0 && speaksOfStart(tokens)) return isFrom ? Math.min(...named) : Math.max(...named);
  if (AT_ONCE.test(text) && speaksOfStart(tokens)) return monthNumber(month);
  if (!OF_WEEKS.test(text)) return undefined;
  const weeks = weeksIn(tokens);
  const months = weeks === undefined ? monthsAhead(tokens) : weeks / WEEKS_A_MONTH;
  return months === undefined ? undefined : monthNumber(month) + months;
}

/** Of `April or May 2027` both, each with the next year that follows. */
function monthsIn(tokens: Tokens): number[] {
  let year = '';
  return tokens.toReversed().flatMap(({ text, key }) => {
    if (/^20\d\d$/.test(key)) year = key;
    const month = monthOf(text);
    return month > 0 && year !== '' ? [monthNumber(`${year}-${String(month).padStart(2, '0')}`)] : [];
  });
}

function weeksIn(tokens: Tokens): number | undefined {
  const at = tokens.findIndex(({ key }) => WEEKS.test(key));
  return smallNumber(tokens[at - 1]?.key ?? '');
}

/** `within a month`, `in 60 days` */
function monthsAhead(tokens: Tokens): number | undefined {
  const at = tokens.findIndex(({ key }) => MONTHS.test(key) || DAYS.test(key));
  if (!tokens.slice(Math.max(0, at - FARTHEST), at).some(({ key }) => WITHIN.test(key))) return undefined;
  const before = tokens[at - 1]?.key ?? '';
  const count = ONE.test(before) ? 1 : smallNumber(before);
  if (count === undefined) return undefined;
  return DAYS.test(tokens[at]?.key ?? '') ? count / DAYS_A_MONTH : count;
}

/** @returns nothing of a demand that names no beginning; met where somebody is free by then */
export function startFinding(text: string, { published, month }: About): Finding | undefined {
  const asked = askedIn(text, month);
  if (asked === undefined) return undefined;
  const { availability } = published.content.profile;
  const said = published.units.filter(
    ({ passage, text: sentence }) => passage.id === 'contact' && availability.includes(sentence),
  );
  const free = said.map((unit) => ({ unit, from: freeFrom(unit.text, month) }));
  const held =
    free.find(({ from }) => from.latest <= asked) ?? free.find(({ from }) => from.earliest <= asked);
  if (!held) return NOT_STATED;
  const isMet = held.from.latest <= asked;
  return {
    standing: isMet ? 'met' : 'partly',
    note: isMet ? '' : 'with notice for some of it',
    evidence: [published.evidenceAt(held.unit)],
  };
}

/** In months; what is open now for some work has its notice for other. */
function freeFrom(sentence: string, month: string): { earliest: number; latest: number } {
  const tokens = tokenize(sentence);
  const notice = /\bnotice\b/i.test(sentence) ? weeksIn(tokens) : undefined;
  const times = [
    ...monthsIn(tokens).slice(-1),
    ...(NOW.test(sentence) ? [monthNumber(month)] : []),
    ...(notice === undefined ? [] : [monthNumber(month) + notice / WEEKS_A_MONTH]),
  ];
  return times.length === 0
    ? { earliest: Infinity, latest: Infinity }
    : { earliest: Math.min(...times), latest: Math.max(...times) };
}
