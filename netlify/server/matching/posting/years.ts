/** `5+ years of backend development`, `mindestens drei Jahre Erfahrung in …`, `3 ans minimum en …`. */
import { foldedWords } from '../text/fold.ts';
import { findMentions, type Mention } from '../text/mentions.ts';
import { isYears, smallNumber } from '../text/numbers.ts';
import { joinedKeys, tokenize, type Range, type Token, type Tokens } from '../text/tokens.ts';
import type { Requirement } from '../types.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Clause } from './clauses.ts';
import { FUNCTION_WORDS, NO_TERMS } from './plain-words.ts';

/** Words about the experience that do not say in what. */
const FILLERS =
  foldedWords(`of experience in with as a an the working work professional berufserfahrung erfahrung im den der dem die das
  d l en de du des dans minimum or more longer behind since then hands on relevant proven least at mindestens au moins plus experienced practical praktische
  einschlagige einschlagiger auf einer einem eines building spent fundierte mehrjahrige relevante relevanter etre have been has being having you your for previous prior related
  relevant verifiable demonstrated solid strong full time und and similar comparable vergleichbar bei beim experience-`);
const TRAILING =
  foldedWords(`experience erfahrung role position or more required minimum environment setting preferred a an the in of with
  and field similar capacity background erforderlich exige requis und oder berufserfahrung preferably ideally for wunschenswert vorteil desirable plus trade profession sector`);
/** Before these years are an age, a time that passed, or how long a contract runs. */
const NOT_OF_EXPERIENCE = foldedWords(
  'last past next coming kommenden nachsten letzten every first prochaines dernieres since seit depuis within innerhalb binnen',
);
/** `two years running`, `within a year of hire` */
const NOT_BEHIND =
  /^(?:running|old|ago|later|in a row|(?:of|from|after) (?:hire|hiring|joining|appointment|employment|start|starting|age))\b/;
const PER = foldedWords('a per each every pro im par');
const OF_WHICH = foldedWords('which them davon dont');
/** With these the sentence goes on about the years. */
const VERBS = foldedWords(
  'is are will would must should have ist sind wird werden waren est sont sera seraient',
);
const FARTHEST_NUMBER = 4;
const LONGEST_ABOUT = 10;

/** Years of experience asked for in a clause. */
export function yearsIn(
  text: string,
  tokens: Tokens,
  clause: Clause,
  mentions: readonly Mention[],
): Requirement[] {
  const found: Requirement[] = [];
  for (let index = clause.from; index < clause.to; index += 1) {
    const place = yearsAt(tokens, index, clause, found.length > 0);
    if (!place) continue;
    const about = aboutAfter(tokens, place.after, clause);
    const first = tokens[place.from];
    const last = tokens[Math.max(place.after, about?.to ?? 0) - 1];
    if (!first || !last) continue;
    const start = Math.min(first.start, tokens[about?.from ?? place.from]?.start ?? first.start);
    found.push({
      kind: 'years',
      necessity: clause.necessity,
      term: about ? nameOf(text, tokens, about, mentions) : '',
      value: String(place.years),
      span: { quote: text.slice(start, last.end), start, end: last.end },
    });
    index = place.after - 1;
  }
  return found;
}

/** The number at or before the word for years; the least of a range. */
function yearsAt(tokens: Tokens, index: number, clause: Clause, isLater: boolean) {
  const key = tokens[index]?.key ?? '';
  // `twice a year` is how often.
  if (isYears(key) && !PER.has(tokens[index - 1]?.key ?? '')) {
    const numbers: { at: number; value: number }[] = [];
    for (let at = index - 1; at >= Math.max(clause.from, index - FARTHEST_NUMBER); at -= 1) {
      const value = smallNumber(tokens[at]?.key ?? '');
      if (value !== undefined) numbers.push({ at, value });
    }
    const first = numbers.at(-1);
    if (!first || NOT_OF_EXPERIENCE.has(tokens[first.at - 1]?.key ?? '')) return undefined;
    if (NOT_BEHIND.test(joinedKeys(tokens.slice(index + 1, index + 4)))) return undefined;
    return { from: first.at, after: index + 1, years: Math.min(...numbers.map(({ value }) => value)) };
  }
  // `of which at least three as a project manager`
  const years = isLater ? smallNumber(key) : undefined;
  const leads = tokens.slice(Math.max(clause.from, index - 3), index);
  const isPartBehind = tokens[index + 1]?.key === 'of' && OF_WHICH.has(tokens[index + 2]?.key ?? '');
  const isPart = isPartBehind || leads.some((lead) => OF_WHICH.has(lead.key));
  return years !== undefined && isPart && !isYears(tokens[index + 1]?.key ?? '')
    ? { from: index, after: index + (isPartBehind ? 3 : 1), years }
    : undefined;
}

function aboutAfter(tokens: Tokens, after: number, clause: Clause): Range | undefined {
  let from = after;
  while (from < clause.to && isOpen(tokens[from]) && FILLERS.has(tokens[from]?.key ?? '')) from += 1;
  if (!isOpen(tokens[from]) && tokens[from]?.gap !== 'bracket') return undefined;
  let to = from;
  while (
    to < clause.to &&
    to < from + LONGEST_ABOUT &&
    (to === from || isOpen(tokens[to]) || opensAnother(tokens, to, clause)) &&
    !VERBS.has(tokens[to]?.key ?? '')
  )
    to += 1;
  return trimmed(tokens, { from, to });
}

/** In words: an alternative, and the `or` behind it. */
const LONGEST_ALTERNATIVE = 4;
const OR = foldedWords('or oder ou');

/** `as a cloud, platform or network engineer` */
function opensAnother(tokens: Tokens, at: number, clause: Clause): boolean {
  const behind = tokens.slice(at, Math.min(clause.to, at + LONGEST_ALTERNATIVE));
  const or = behind.findIndex(({ key }) => OR.has(key));
  return tokens[at]?.gap === 'comma' && or > 0 && behind.slice(1, or).every(isOpen);
}

const isOpen = (token: Token | undefined) => token?.gap === 'joint' || token?.gap === 'slash';

function trimmed(tokens: Tokens, { from, to }: Range): Range | undefined {
  let end = to;
  while (end > from && (TRAILING.has(tokens[end - 1]?.key ?? '') || FILLERS.has(tokens[end - 1]?.key ?? '')))
    end -= 1;
  return end > from ? { from, to: end } : undefined;
}

/** The vocabulary's name where one term says it all, else the posting's words. */
function nameOf(text: string, tokens: Tokens, { from, to }: Range, mentions: readonly Mention[]) {
  const inside = mentions.filter((mention) => mention.from >= from && mention.to <= to);
  const [only] = inside;
  if (only && inside.length === 1 && to - from - (only.to - only.from) <= 2) return only.term.name;
  return text.slice(tokens[from]?.start, tokens[to - 1]?.end);
}

const PARTING = /,| (?:or|and|oder|und|ou|et) /;
/** In words; one alone is more often a field than a skill. */
const SHORTEST_SUBJECT = 2;
const LONGEST_SUBJECT = 3;

/**
 * What years are asked of is asked for too: `two years of instructional design`.
 *
 * @returns short names in a requirement of years that the vocabulary does not know, as requirements of their own
 */
export function subjectsOf(years: Requirement, vocabulary: Vocabulary): Requirement[] {
  return years.term.split(PARTING).flatMap((part) => {
    const term = part.trim();
    const words = tokenize(term);
    const at = years.span.quote.indexOf(term);
    const isName =
      words.length >= SHORTEST_SUBJECT &&
      words.length <= LONGEST_SUBJECT &&
      words.every(({ key }) => !FUNCTION_WORDS.has(key) && !/^\d/.test(key)) &&
      !words.every(({ key }) => NO_TERMS.has(key));
    if (!isName || at === -1 || findMentions(words, vocabulary).length > 0) return [];
    const start = years.span.start + at;
    const span = { quote: term, start, end: start + term.length };
    return [{ kind: 'term' as const, necessity: years.necessity, term, value: '', span }];
  });
}
