/** Whether the work is done on the spot, from home or both. */
import { smallNumber } from '../text/numbers.ts';
import { findPhrases, phrasesOf } from '../text/phrases.ts';
import type { Range, Token, Tokens } from '../text/tokens.ts';
import type { Line } from './raw-lines.ts';

export type PlaceMode = 'remote' | 'hybrid' | 'on-site';
/** `home` tells something only beside days of the week, `only` is on-site whatever else is said. */
type Cue = PlaceMode | 'home' | 'only';

const CUES = phrasesOf<Cue>({
  only: 'fully on-site, fully onsite, 100 % on-site, entirely on-site, on-site only, no remote, nur vor Ort, ausschließlich vor Ort, uniquement sur site',
  hybrid: `hybrid, hybride, hybrides Arbeiten, mobiles Arbeiten, mobile Arbeit, teilweise remote, partially remote, jours de télétravail, jour de télétravail, Tage Homeoffice, Tag Homeoffice, Homeoffice,
    Home Office, home-office, days remote, days from home, days at home, télétravail partiel, télétravail possible, days in the office, days per week in the office, days a week in the office`,
  remote:
    'remote, fully remote, fully remotely, work remotely, done remotely, work from home, remote first, 100 % remote, ortsunabhängig, full remote, télétravail complet, 100 % télétravail, télétravail',
  home: 'at home, from home, wherever you, anywhere you, wo du möchtest, wo du willst, wo Sie möchten, wo Sie wollen, zu Hause, zuhause, chez vous, chez toi, où vous voulez',
  'on-site':
    'on-site, onsite, on site role, vor Ort, sur site, sur place, in person, in-office, présentiel, Präsenz',
});
/** In working days. */
const WEEK = 5;
/** In words: how far before it a `not` speaks of a way of working, and how far behind. */
const NEGATED_BEFORE = 3;
const NEGATED_AFTER = 5;
const NEGATION = /^(?:no|not|isn|kein|keine|pas|nicht)$/;
const REFUSED = phrasesOf({
  refused:
    'not possible, not available, not offered, not an option, nicht möglich, nicht vorgesehen, nicht angeboten, pas possible, pas prévu, pas proposé, impossible',
});

export type ModeFound = Range & { label: PlaceMode };

/** Both remote and on-site days are a hybrid. */
export function modeOf(tokens: Tokens, lines: readonly Line[]): ModeFound | undefined {
  const asked = lines.filter(({ kind }) => kind !== 'must' && kind !== 'nice' && kind !== 'waived');
  const found = asked.flatMap((line) => modesIn(tokens, line));
  const only = found.find(({ label }) => label === 'only');
  if (only) return { ...only, label: 'on-site' };
  const first = (mode: PlaceMode) => found.find(({ label }) => label === mode);
  const hybrid = first('hybrid');
  const remote = first('remote');
  const onSite = first('on-site');
  if (hybrid) return { ...hybrid, label: 'hybrid' };
  const at = remote ?? onSite;
  return at && { ...at, label: remote && onSite ? 'hybrid' : remote ? 'remote' : 'on-site' };
}

type CueFound = Range & { label: PlaceMode | 'only' };

/** What a line says, with what its days and its `not` make of it. */
function modesIn(tokens: Tokens, line: Line): CueFound[] {
  return sentencesOf(tokens, line).flatMap((sentence) => {
    const days = { some: hasDays(tokens, sentence), ofWeek: hasWeekdays(tokens, sentence) };
    return findPhrases(CUES, tokens.slice(sentence.from, sentence.to)).flatMap((cue): CueFound[] => {
      const place = { from: cue.from + sentence.from, to: cue.to + sentence.from };
      if (isOfTheTrade(tokens, place)) return [];
      const label = modeAt(cue.label, days, isNegated(tokens, place, sentence));
      return label === undefined ? [] : [{ ...place, label }];
    });
  });
}

function modeAt(
  cue: Cue,
  days: { some: boolean; ofWeek: boolean },
  isDenied: boolean,
): PlaceMode | 'only' | undefined {
  if (cue === 'only') return cue;
  if (cue !== 'on-site' && isDenied) return cue === 'home' ? undefined : 'on-site';
  if (cue === 'remote' ? days.some : days.ofWeek) return 'hybrid';
  return cue === 'home' ? undefined : cue;
}

function sentencesOf(tokens: Tokens, { from, to }: Range): Range[] {
  const starts = [from];
  for (let at = from + 1; at < to; at += 1) if (tokens[at]?.gap === 'stop') starts.push(at);
  return starts.map((start, at) => ({ from: start, to: starts[at + 1] ?? to }));
}

const isDay = (token: Token | undefined) => /^(?:day|jour|tage?|tagen)$/.test(token?.key ?? '');

/** `télétravail : 2 jours par semaine` */
const hasDays = (tokens: Tokens, { from, to }: Range): boolean =>
  tokens
    .slice(from, to)
    .some((token, at) => isDay(token) && smallNumber(tokens[from + at - 1]?.key ?? '') !== undefined);

/** `three days a week`, `zwei Tage pro Woche`: fewer than all. */
function hasWeekdays(tokens: Tokens, { from, to }: Range): boolean {
  for (let at = from + 1; at < to; at += 1) {
    const days = isDay(tokens[at]) ? smallNumber(tokens[at - 1]?.key ?? '') : undefined;
    const isOfWeek = /^(?:week|woche|semaine)$/.test(tokens[at + 2]?.key ?? '');
    if (days !== undefined && days < WEEK && isOfWeek) return true;
  }
  return false;
}

/** `This isn't a remote job`, `Homeoffice ist leider nicht möglich` */
function isNegated(tokens: Tokens, { from, to }: Range, sentence: Range): boolean {
  const start = Math.max(sentence.from, from - NEGATED_BEFORE);
  if (tokens.slice(start, from).some(({ key }) => NEGATION.test(key))) return true;
  return findPhrases(REFUSED, tokens.slice(to, Math.min(sentence.to, to + NEGATED_AFTER))).length > 0;
}

/** `remote sensing`, `on-site gym`, `home office budget`. */
const isOfTheTrade = (tokens: Tokens, { from, to }: Range): boolean =>
  tokens.slice(from + 1, to + 2).some(({ key }) => TRADE.test(key)) ||
  // `$500 for your home office`
  tokens.slice(Math.max(0, from - 2), from).some(({ key }) => key === 'your');

const TRADE =
  /^(?:sensing|gym|kitchen|server|team|desktop|access|support|childcare|parking|control|monitoring|budget|allowance|stipend|equipment|setup|zuschuss|pauschale|ausstattung)$/;
