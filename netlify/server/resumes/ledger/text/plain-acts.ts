/** What German and French acts share in being put in plain order. */
import { FRENCH_DOERS } from '../data/french-acts.ts';
import { GERMAN_DOERS } from '../data/german-acts.ts';
import { named as table } from '../data/named.ts';
import { NUMBER_WORDS } from '../data/numbers.ts';
import type { Act } from './act-forms.ts';
import { ACT_NAMES } from './act-forms.ts';
import type { Token, Tokens } from './token.ts';

type NounOf = (word: string) => Act | undefined;
/** Where an act stands: it opens a statement, or one behind the act that opened it. */
export type Place = { isOpening: boolean; opened: Token | undefined; isLight?: boolean };

const SHORTENED = /^(?:ca|mio|mrd|tsd|z|b|u|a|bzw|inkl|st|dr|nr|mme|approx)$/;

export const isStrongAt = (tokens: Tokens, index: number): boolean => {
  const token = tokens[index];
  if (token === undefined) return index >= 0;
  if (token.kind !== 'mark') return false;
  if (token.text !== '.') return /^[;:–—!?•|]$/.test(token.text);
  const next = tokens[index + 1];
  return next === undefined || (!SHORTENED.test(tokens[index - 1]?.word ?? '') && next.start > token.end);
};

const JOINTS = /^(?:und|sowie|oder|aber|et|ou|puis|,|;|[()])$/;
export const isBreakAt = (tokens: Tokens, index: number): boolean => {
  const token = tokens[index];
  return token === undefined || JOINTS.test(token.word) || isStrongAt(tokens, index);
};

export const named = (token: Token, word: string, act: 'verb' | 'noun'): Token => ({ ...token, word, act });

const doers = table(`${GERMAN_DOERS} | ${FRENCH_DOERS}`);
/** `Tuteur de deux stagiaires` where a statement opens is `Tutorat de deux stagiaires`. */
export const withDoersActs = (tokens: Tokens): Token[] =>
  tokens.map((token, index) => {
    const act = index === 0 || isStrongAt(tokens, index - 1) ? doers[token.word] : undefined;
    return act !== undefined && /^(?:von|de|d')$/.test(tokens[index + 1]?.word ?? '')
      ? { ...token, word: act }
      : token;
  });

/** In words, within which acts are coordinated. */
const NEAR = 60;
const LINK = /^(?:von|vom|der|des|eines|einer|de|du|des|d')$/;
const HELPING = new Set(['support', 'participate'].flatMap((group) => ACT_NAMES.get(group) ?? []));
const OF_OTHERS = /^(?:bei|beim|an|à|au|aux)$/;

/** `Einkauf von X, Betreuung von Y`, `Planung und Durchführung von X`: what follows was done as well. */
export function opensAgain(tokens: Tokens, index: number, made: Tokens, opened: Token): boolean {
  const last = made.at(-1);
  if (last === undefined || !/^(?:und|sowie|et|,)$/.test(last.word)) return false;
  const before = made.at(-2);
  const head = made.at(-3);
  const isOfCompound = head?.act === 'verb' && before !== undefined && before.start < head.start;
  if (before?.act === 'verb' || isOfCompound) return true;
  const near = made.slice(-NEAR);
  const since = near.slice(near.indexOf(opened) + 1);
  // `titres de transport` is no act.
  const isKind =
    before?.act === 'noun' && /^d(?:e|')$/.test(head?.word ?? '') && made.at(-4)?.act === undefined;
  return (
    (before?.act === undefined || isKind) &&
    !HELPING.has(opened.word) &&
    !since.some(({ word }) => OF_OTHERS.test(word)) &&
    LINK.test(tokens[index + 1]?.word ?? '')
  );
}

/** They say that something was done; what, says the act behind them. */
const LIGHT =
  /^(?:durchführung|vornahme|leistung|übernahme|erbringung|machen|réalisation|effectuer|assurer|mener|faire|exécution)$/;
const SMALL = /^(?:von|vom|der|die|das|den|des|einer|eines|eine|einen|de|du|d'|le|la|les|l'|un|une)$/;
const OF = /^(?:von|vom|de|d')$/;

/** `Durchführung der Wartung von X` is `Wartung von X`. */
export function withoutLightActs(tokens: Tokens, nounOf: NounOf): Token[] {
  const result: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    // `Planung und Durchführung von Schulungen`: both are of the same.
    const isShared = isBreakAt(tokens, index - 1) && tokens[index - 2]?.act === 'verb';
    const isLight = token.act === 'verb' && LIGHT.test(token.word) && !isShared;
    const found = isLight ? actBehind(tokens, index) : undefined;
    if (found === undefined) {
      result.push(token);
      continue;
    }
    const { act, between } = found;
    const isOf = OF.test(tokens[found.at + 1]?.word ?? '');
    result.push(named(act, nounOf(act.word)?.name ?? act.word, 'verb'), ...between);
    index = isOf ? found.at + 1 : found.at;
  }
  return result;
}

const LIGHT_END =
  /^(?:durchgeführt|vorgenommen|geleistet|übernommen|assurée?s?|effectuée?s?|réalisée?s?|menée?s?)$/;
const BY = /^(?:par|von|vom|durch)$/;
const PASSIVE = /^(?:wurden?|wird|werden|ist|sind|war|waren|worden|été|est|sont|soll|sollte|nicht|pas)$/;

/** `Wartung der Pumpen durchgeführt` is `Wartung der Pumpen`. */
export const withoutLightEnds = (tokens: Tokens, nounOf: NounOf): Token[] =>
  tokens.filter((token, index) => {
    if (!LIGHT_END.test(token.word) || BY.test(tokens[index + 1]?.word ?? '')) return true;
    const start = tokens.slice(0, index).findLastIndex((_, at) => isStrongAt(tokens, at)) + 1;
    const before = tokens.slice(start, index);
    const isOfAct = [before[0], before[1]].some((one) => one !== undefined && nounOf(one.word) !== undefined);
    return !isOfAct || before.some(({ word }) => PASSIVE.test(word) || word === ',');
  });

/** `zweimal pro Jahr` between a light act and what was done. */
const OFTEN =
  /^(?:twice|once|pro|jahr|monat|woche|tag|jährlich|monatlich|wöchentlich|täglich|regelmäßig|par|chaque|an|année|mois|semaine|jour)$/;
const BETWEEN_MAXIMUM = 4;

/** Where the word behind a light one stands, small words and how often left out. */
function behindLight(tokens: Tokens, index: number): number {
  let at = index + 1;
  while (at <= index + BETWEEN_MAXIMUM && OFTEN.test(tokens[at]?.word ?? '')) at += 1;
  while (at <= index + 2 * BETWEEN_MAXIMUM && SMALL.test(tokens[at]?.word ?? '')) at += 1;
  return at;
}

/** `Durchführung von`, and behind it nothing yet. */
export function endsLight(made: Tokens): boolean {
  const near = made.slice(-BETWEEN_MAXIMUM - 2);
  const at = near.findLastIndex(({ act, word }) => act === 'verb' && LIGHT.test(word));
  return at !== -1 && behindLight(near, at) === near.length;
}

/** The act behind a light one, and what stands between: `Durchführung wöchentlicher Prüfungen`. */
function actBehind(tokens: Tokens, index: number): { act: Token; at: number; between: Token[] } | undefined {
  const at = behindLight(tokens, index);
  const first = tokens[at];
  if (first === undefined) return undefined;
  const isDescribing =
    first.act === undefined &&
    NUMBER_WORDS[first.word] === undefined &&
    /^\p{Ll}+(?:e[rnms]?|lich)$/u.test(first.text);
  const place = isDescribing ? at + 1 : at;
  const act = tokens[place];
  const between = tokens.slice(index + 1, place).filter(({ word }) => !SMALL.test(word));
  return act?.act === 'noun' ? { act, at: place, between } : undefined;
}

const ANSWERING =
  /^(?:verantwortung|verantwortlich|verantwortliche|zuständig|zuständigkeit|chargée?|responsable|responsabilité)$/;
const FOR = /^(?:für|de|d'|du|des)$/;
const ARTICLE = /^(?:den|die|das|la|le|les|l')$/;

/** `Zuständig für den Einkauf`, `War für den Einkauf zuständig`, `Chargé de la formation`: the act alone. */
export function withoutAnswering(tokens: Tokens, nounOf: NounOf): Token[] {
  const start = /^(?:war|bin|ai|été)$/.test(tokens[0]?.word ?? '') ? 1 : 0;
  const isLast = start === 1 && FOR.test(tokens[1]?.word ?? '');
  const standing = isLast ? tokens.findIndex(({ word }) => ANSWERING.test(word)) : start;
  const from = isLast ? 1 : start + 1;
  const act = tokens[from + (ARTICLE.test(tokens[from + 1]?.word ?? '') ? 2 : 1)];
  const isAnswering =
    ANSWERING.test(tokens[standing]?.word ?? '') &&
    FOR.test(tokens[from]?.word ?? '') &&
    act !== undefined &&
    nounOf(act.word) !== undefined;
  if (!isAnswering) return [...tokens];
  return tokens.slice(tokens.indexOf(act)).filter((_, at) => at + tokens.indexOf(act) !== standing);
}

/** `Unter Anleitung eines Meisters: X` is one statement. */
export function withoutColon(tokens: Tokens): Token[] {
  const at = /^(?:unter|sous)$/.test(tokens[0]?.word ?? '')
    ? tokens.findIndex(({ text }) => text === ':')
    : -1;
  const end = tokens.findIndex((_, index) => index > at && isStrongAt(tokens, index));
  const rest = tokens.slice(at + 1, end === -1 ? tokens.length : end);
  return at === -1
    ? [...tokens]
    : [...rest, ...tokens.slice(0, at), ...(end === -1 ? [] : tokens.slice(end))];
}

const isCounted = (token: Token | undefined): boolean =>
  token?.kind === 'number' || NUMBER_WORDS[token?.word ?? ''] !== undefined;

/** `zwischen 3 und 6 Jahren` is `von 3 bis 6 Jahren`; without a word for `from` it is left out. */
export const withSpans = (tokens: Tokens, [between, and, from, to]: readonly string[]): Token[] =>
  tokens.flatMap((token, index) => {
    const isFrom = token.word === between && tokens[index + 2]?.word === and && isCounted(tokens[index + 1]);
    const isTo = token.word === and && tokens[index - 2]?.word === between && isCounted(tokens[index - 1]);
    const isYear = isFrom && /^(?:19|20)\d\d$/.test(tokens[index + 1]?.word ?? '');
    const word = isTo ? to : isYear && from === '' ? 'from' : from;
    return !isFrom && !isTo ? [token] : word === undefined || word === '' ? [] : [{ ...token, word }];
  });
