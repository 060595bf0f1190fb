/** German words in one way of writing them: rates, spans and what they are made of. */
import { named as table } from '../data/named.ts';
import { type Act, germanActs } from './act-forms.ts';
import { isBreakAt, isStrongAt, named, withSpans } from './plain-acts.ts';
import type { Token, Tokens } from './token.ts';
import { wordSet } from './word-set.ts';

export const nounOf = (word: string): Act | undefined =>
  germanActs.forms.get(`+${word}`) ??
  germanActs.forms.get(`+${word.replace(/(?:en|e?s)$/, '')}`) ??
  germanActs.forms.get(`+${word.replace(/n$/, '')}`);

export const isCapital = ({ text }: Token): boolean => /^\p{Lu}/u.test(text);

const TIMES = table(
  'woche: wochen | tag: tage tagen | monat: monate monaten monats | jahr: jahre jahren jahres | stunde: stunden | minute: minuten | pp: prozentpunkte prozentpunkten | once: einmal | twice: zweimal',
);
const ORDINALS = table(
  'second: zweite | third: dritte | fourth: vierte | fifth: fünfte | sixth: sechste | eighth: achte | tenth: zehnte',
);
const SPANS = /^(?:jahr|schuljahr|semester|monat|woche|tag|quartal|halbjahr|stunde|schicht)$/;
const PERIODS = table('jährliche: jahres | monatliche: monats | wöchentliche: wochen');

/** `Jahresvolumen` is `jährliches Volumen`, `Neukunden` are `neue Kunden`. */
function withoutPeriod(token: Token): Token[] {
  const [, before = '', rest = ''] = /^(jahres|monats|wochen|neu)(\p{L}{5,})$/u.exec(token.word) ?? [];
  const plain = before === 'neu' ? 'neue' : PERIODS[before];
  if (plain === undefined || !isCapital(token) || nounOf(token.word) !== undefined) return [token];
  const cut = token.start + before.length;
  return [
    { ...token, word: plain, end: cut },
    { ...token, word: rest, text: `${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`, start: cut },
  ];
}

/** Rates in one way of saying them. */
function withRates(tokens: Tokens): Token[] {
  const result: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    const after = tokens[index + 2];
    const isCounted = tokens
      .slice(Math.max(0, index - 4), index)
      .some(({ word, kind }) => kind === 'number' || /mal$|^(?:tage?|stunden?|wochen?)$/.test(word));
    const span = TIMES[next?.word ?? ''] ?? next?.word ?? '';
    if (/^(?:im|in|am)$/.test(token.word) && isCounted && SPANS.test(span) && after?.kind !== 'number') {
      result.push({ ...token, word: 'pro' });
      continue;
    }
    if (/^jede[mnrs]?$/.test(token.word)) {
      const isNth = ORDINALS[(next?.word ?? '').replace(/[nrs]$/, '')] !== undefined;
      if (!isNth && /^(?:für|an)$/.test(result.at(-1)?.word ?? '')) result.pop();
      result.push({ ...token, word: isNth ? 'every' : 'pro' });
      continue;
    }
    if (token.word === 'alle' && SPANS.test(TIMES[after?.word ?? ''] ?? '')) {
      result.push({ ...token, word: 'every' });
      continue;
    }
    if (token.word === 'je' && next !== undefined && isCapital(next)) {
      result.push({ ...token, word: 'pro' });
      continue;
    }
    const ordinal = tokens[index - 1]?.word.startsWith('jede')
      ? ORDINALS[token.word.replace(/[nrs]$/, '')]
      : undefined;
    const word = ordinal ?? TIMES[token.word] ?? token.word;
    const [, count = ''] = /^(drei|vier|fünf|sechs|acht|zehn)mal$/.exec(token.word) ?? [];
    if (count !== '') {
      const cut = token.start + count.length;
      result.push({ ...token, word: count, end: cut }, { ...token, word: 'mal', start: cut });
    } else result.push(...withoutPeriod(word === token.word ? token : { ...token, word }));
  }
  return result;
}

/** `…, indem ich Bestellungen bündelte` is `durch Bündelung von Bestellungen`. */
function withMeansNamed(tokens: Tokens): Token[] {
  const at = tokens.findIndex(({ word }) => word === 'indem');
  const subject = tokens[at + 1];
  if (at === -1 || subject === undefined || !/^(?:ich|wir)$/.test(subject.word)) return [...tokens];
  const end = tokens.findIndex((_, index) => index > at + 1 && isBreakAt(tokens, index + 1));
  const last = tokens[end];
  const act = last === undefined ? undefined : germanActs.forms.get(last.word);
  const rest = tokens.slice(at + 2);
  return [
    ...tokens.slice(0, tokens[at - 1]?.text === ',' ? at - 1 : at),
    { ...subject, word: 'durch' },
    ...rest.map((token) => (token === last && act !== undefined ? named(token, act.name, 'noun') : token)),
  ];
}

/** `…, darunter X` of `… (u. a. X)`. */
const withoutAmong = (tokens: Tokens): Token[] =>
  tokens.filter(
    ({ word }, index) =>
      !(
        (word === 'darunter' && tokens[index - 1]?.text === ',') ||
        (word === 'u' && tokens[index + 2]?.word === 'a') ||
        (tokens[index - 2]?.word === 'u' && word === 'a') ||
        (word === '.' && (tokens[index - 1]?.word === 'u' || tokens[index - 3]?.word === 'u'))
      ),
  );

/** `Beratungstätigkeit` is `Beratung`. */
const withoutEmptyHeads = (tokens: Tokens): Token[] =>
  tokens.map((token) => {
    const [, act = ''] = /^(\p{L}{5,}?)s?(?:tätigkeit(?:en)?|aufgaben?|arbeiten)$/u.exec(token.word) ?? [];
    return act !== '' && isCapital(token) && nounOf(act) !== undefined ? { ...token, word: act } : token;
  });

/** What is led there is only held. */
const HELD = /(?:gespräche?n?|interviews?|telefonate?|verhandlungen)$/;
/** `Führte Gespräche`. */
const withHeld = (tokens: Tokens): Token[] =>
  tokens.map((token, index) => {
    const near = [...tokens.slice(index + 1, index + 4), ...tokens.slice(0, index)];
    const isHeld =
      /^(?:führte|führten|führe|geführt|führung)$/.test(token.word) &&
      near.some(({ word }) => HELD.test(word));
    return isHeld ? { ...token, word: token.word === 'geführt' ? 'durchgeführt' : 'durchführung' } : token;
  });

export const withPlainWords = (tokens: Tokens): Token[] =>
  withRates(
    withoutEmptyHeads(
      withHeld(withoutAmong(withMeansNamed(withSpans(tokens, ['zwischen', 'und', 'von', 'bis'])))),
    ),
  );

export const ARTICLES = wordSet(
  'der die das den dem des ein eine einen einem einer eines von vom zur zum im am beim bei mit für durch auf aus nach jede jeder jeden jedes alle',
);

/** `Unser Team erzielte`: a verb that we do not know, of somebody else. */
export const isDoneByOthers = (tokens: Tokens, start: number, index: number): boolean =>
  index === start + 2 &&
  /^(?:der|die|das|unser|unsere|mein|meine)$/.test(tokens[start]?.word ?? '') &&
  /^\p{Ll}+ten?$/u.test(tokens[index]?.text ?? '');

/** Is done by who stands behind `durch`: `Wartung der Pumpen durch einen Meister`; `durch den Einbau` is how. */
export function isOfOther(tokens: Tokens, index: number): boolean {
  const end = tokens.findIndex((_, at) => at > index && isBreakAt(tokens, at));
  const rest = tokens.slice(index, end === -1 ? tokens.length : end);
  const at = rest.findIndex(
    ({ word }, place) => word === 'durch' && ARTICLES.has(rest[place + 1]?.word ?? ''),
  );
  const doer = rest[at + 2];
  return at !== -1 && nounOf(doer?.word ?? '') === undefined && (doer === undefined || isCapital(doer));
}

export const PASSIVE = /^(?:wurden?|worden|wird|werden)$/;
const isDoer = (tokens: Tokens, index: number): boolean =>
  /^(?:vom|von|durch)$/.test(tokens[index]?.word ?? '') && tokens[index + 1]?.kind === 'word';

/** `Wurden von der Leiterin betreut`: she did it. */
export function withOthersActs(tokens: Tokens): Token[] {
  let isOfOthers = false;
  return tokens.map((token, index) => {
    isOfOthers = isDoer(tokens, index) || (isOfOthers && !isStrongAt(tokens, index));
    const act = germanActs.forms.get(token.word);
    return isOfOthers && act?.form === 'participle' ? named(token, act.name, 'verb') : token;
  });
}
