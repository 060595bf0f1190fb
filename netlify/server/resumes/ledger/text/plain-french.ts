/** French in plain order: a noun of an act, a participle with `avoir` and a verb of the present are one word. */
import { ACT_NAMES, frenchActs, type Act } from './act-forms.ts';
import {
  isBreakAt,
  isStrongAt,
  named,
  opensAgain,
  withoutAnswering,
  withoutColon,
  withDoersActs,
  withoutLightActs,
  withoutLightEnds,
  withSpans,
  type Place,
} from './plain-acts.ts';
import { numbered } from '../data/named.ts';
import { NUMBER_WORDS } from '../data/numbers.ts';
import { FREE_WORDS } from '../data/words.ts';
import type { Token, Tokens } from './token.ts';
import { wordSet } from './word-set.ts';

const HAVING = /^(?:ai|a|avons|ont|avait|avais)$/;
const SMALL = wordSet(FREE_WORDS);
const nounOf = (word: string): Act | undefined => frenchActs.forms.get(`+${word}`);

const PUT = /^(?:mise?s?|met|mets|mettre|mettant|prise?s?|prend|prends|prendre)$/;
const PUT_INTO = /^(?:(?:en)?(?:place|service|oeuvre|œuvre|charge)|jour)$/;

/** `mise en place` as one word. */
function withWholeVerbs(tokens: Tokens): Token[] {
  const result: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const [token, small, end] = tokens.slice(index, index + 3);
    if (token === undefined) break;
    const isPut =
      PUT.test(token.word) && /^(?:en|à)$/.test(small?.word ?? '') && PUT_INTO.test(end?.word ?? '');
    if (!isPut || small === undefined || end === undefined) {
      result.push(token);
      continue;
    }
    const word = `${token.word}${small.word}${end.word.replace('œ', 'oe')}`;
    result.push({ ...token, word, end: end.end });
    index += 2;
  }
  return result;
}

const OF_NOUN = /^(?:d'|de|du|des|la|le|les|l'|à|un|une)$/;
/** `Devis établis jusqu'à 3 000 €` is `Établi les devis …`: what was done stands first, by whom is not said. */
function withParticiplesFirst(tokens: Tokens): Token[] {
  const isThing = (first: Token | undefined) =>
    first?.kind === 'word' &&
    !first.isCapitals &&
    !frenchActs.forms.has(first.word) &&
    nounOf(first.word) === undefined &&
    !HAVING.test(first.word);
  const result: Token[] = [];
  let from = 0;
  for (const [index, token] of tokens.entries()) {
    if (isStrongAt(tokens, index - 1)) from = result.length;
    const before = result.slice(from);
    const isDone =
      before.length > 0 &&
      frenchActs.forms.get(token.word)?.form === 'participle' &&
      // `Temps passé de 4 à 3 heures` only happened.
      !token.word.startsWith('pass') &&
      !/^(?:par|et)$/.test(tokens[index + 1]?.word ?? '') &&
      isThing(before[0]) &&
      before.every(
        ({ word, kind, act }, at) =>
          act === undefined &&
          kind === 'word' &&
          (OF_NOUN.test(word) ||
            at === 0 ||
            (!SMALL.has(word) && frenchActs.forms.get(word)?.form !== 'participle')),
      );
    if (!isDone) {
      result.push(token);
      continue;
    }
    result.splice(from, 0, token);
    from = result.length + tokens.length;
  }
  return result;
}

function actAt(token: Token, tokens: Tokens, index: number, { isOpening, opened }: Place): Token {
  if (token.isJoined || tokens[index + 1]?.isJoined === true || token.isCapitals) return token;
  const act = frenchActs.forms.get(token.word);
  const noun = nounOf(token.word);
  const isOthers =
    /^(?:a|ont)$/.test(tokens[index - 1]?.word ?? '') && /(?:[éiu]|it|is|int)$/.test(token.word);
  if (act === undefined && isOthers) return named(token, token.word, 'verb');
  const last = tokens[index - 1]?.word ?? '';
  const next = tokens[index + 1]?.word ?? '';
  if (isOpening && /^(?:baisse|hausse)$/.test(token.word) && /^(?:de|du|des|d')$/.test(next))
    return named(token, token.word === 'baisse' ? 'recul' : 'hausse', 'verb');
  if (isOpening && tokens.length > index + 1) {
    const found = noun ?? act;
    return found === undefined || next === 'par' ? token : named(token, found.name, 'verb');
  }
  const isAfterVerb = /^(?:et|,|puis)$/.test(last) && opened !== undefined && next !== 'par';
  const isDone =
    act?.form === 'finite' ||
    (act?.form === 'participle' && (HAVING.test(last) || (isAfterVerb && isOfHaving(token.word)))) ||
    (act?.form === 'present' && noun === undefined && isAfterVerb);
  if (act !== undefined && isDone) return named(token, act.name, 'verb');
  if (act?.form === 'infinitive' && token.word.endsWith('ant') && last !== 'en') return token;
  const found = noun ?? (act?.form === 'infinitive' ? act : undefined);
  return found === undefined ? token : named(token, found.name, 'noun');
}

/** Behind `avoir` a participle does not agree with what it is done to. */
const isOfHaving = (word: string): boolean => !/(?:[éiut]es?|[éiut]s)$/.test(word);

const CHANGES = new Set(['reduce', 'raise'].flatMap((group) => ACT_NAMES.get(group) ?? []));
const ARTICLE_OF: Readonly<Record<string, string>> = { des: 'les', du: 'le' };

/** `Ventes passées de 8 à 10` only happened, and was no act. */
function isHappening(tokens: Tokens, index: number): boolean {
  const end = tokens.findIndex((_, at) => at > index && isBreakAt(tokens, at));
  const rest = tokens.slice(index + 1, end === -1 ? tokens.length : end);
  return rest.some(
    ({ word }, at) => /^passée?s?$/.test(word) && /^(?:de|d')$/.test(rest[at + 1]?.word ?? ''),
  );
}

function withActs(tokens: Tokens): Token[] {
  const result: Token[] = [];
  let opened: Token | undefined;
  let isVerbal = false;
  let since = 0;
  for (const [index, token] of tokens.entries()) {
    if (isStrongAt(tokens, index - 1)) opened = undefined;
    const isFirst = (index === 0 || isStrongAt(tokens, index - 1)) && !isHappening(tokens, index);
    const isOpening = isFirst || (opened !== undefined && opensAgain(tokens, index, result, opened));
    const made = actAt(token, tokens, index, { isOpening, opened: isVerbal ? opened : undefined });
    const isNounOf = /^(?:de|d'|du|des)$/.test(tokens[index + 1]?.word ?? '');
    if (isFirst && (made.act === 'verb' || isNounOf)) {
      opened = made;
      isVerbal = made.act === 'verb' && nounOf(token.word) === undefined;
    }
    if (made.act === 'verb') since = 0;
    else since += 1;
    const isNear = since <= 2 && since > 0 && result.at(-since)?.act === 'verb';
    // `Suivi qualité de 12 fournisseurs`.
    // `Réduction de 11 jours` says by how much.
    const isBy = CHANGES.has(result.at(-1)?.word ?? '') && tokens[index + 1]?.kind === 'number';
    if (isNear && !isBy && /^(?:de|d')$/.test(token.word)) {
      since += 2;
      continue;
    }
    const article = since === 1 && result.at(-1)?.act === 'verb' ? ARTICLE_OF[token.word] : undefined;
    result.push(article === undefined ? made : { ...made, word: article });
  }
  return result;
}

/** `une cinquantaine` is about 50. */
const ROUND = numbered(
  '10: dizaine | 12: douzaine | 15: quinzaine | 20: vingtaine | 30: trentaine | 40: quarantaine | 50: cinquantaine | 60: soixantaine | 100: centaine',
);
const inFigures = (token: Token, value: number): Token => ({
  ...token,
  text: `${value}`,
  word: `${value}`,
  kind: 'number',
});

/** `en regroupant`, `destiné à`, `parmi lesquels`, `une semaine sur quatre` in the words that the base uses. */
function withPlainWords(tokens: Tokens): Token[] {
  const result: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    const [next, after, last] = tokens.slice(index + 1, index + 4);
    const words = `${token.word} ${next?.word}`;
    const isMeans = token.word === 'en' && frenchActs.forms.get(next?.word ?? '')?.form === 'infinitive';
    if (isMeans && next?.word.endsWith('ant') === true) result.push({ ...token, word: 'par' });
    else if (/^destinée?s? (?:à|au|aux)$/.test(words)) {
      result.push({ ...token, word: 'pour' });
      index += 1;
    } else if (/^(?:parmi lesquel(?:le)?s|y compris)$/.test(words)) {
      result.push({ ...token, word: 'dont' });
      index += 1;
    } else if (/^tou(?:te)?s les$/.test(words)) {
      const isMany = after?.kind === 'number' || NUMBER_WORDS[after?.word ?? ''] !== undefined;
      result.push({ ...token, word: isMany ? 'every' : 'chaque' });
      if (!isMany && after !== undefined)
        result.push({ ...after, word: after.word.replace(/(?<!moi)s$/, '') });
      index += isMany ? 1 : 2;
    } else if (token.word === 'une' && ROUND[next?.word ?? ''] !== undefined && next !== undefined) {
      result.push({ ...token, word: 'environ' }, inFigures(next, ROUND[next.word] ?? 0));
      index += /^(?:de|d')$/.test(after?.word ?? '') ? 2 : 1;
    } else if (/^(?:quatre vingts?|soixante dix)$/.test(words) && next?.isJoined === true) {
      const tens = token.word === 'quatre' ? 80 : 70;
      const more = tens === 80 && after?.isJoined === true ? (NUMBER_WORDS[after.word] ?? 0) : 0;
      result.push({ ...inFigures(token, tens + more), end: (more > 0 ? after : next)?.end ?? token.end });
      index += more > 0 ? 2 : 1;
    } else if (words === "avec l'" && after?.word === 'aide' && last !== undefined) {
      result.push(token);
      index += 3;
    } else if (/^cents?$/.test(token.word) && NUMBER_WORDS[tokens[index - 1]?.word ?? ''] !== undefined) {
      result.push({ ...token, word: 'hundred' });
    } else result.push(token);
  }
  return result;
}

/** `Diminué de 30 % le temps` is `Diminué le temps de 30 %`. */
function withSharesLast(tokens: Tokens): Token[] {
  const at = tokens.findIndex(
    ({ act, word }, index) =>
      act === 'verb' &&
      CHANGES.has(word) &&
      tokens[index + 1]?.word === 'de' &&
      tokens[index + 3]?.word === '%' &&
      /^(?:le|la|les|l')$/.test(tokens[index + 4]?.word ?? ''),
  );
  if (at === -1) return [...tokens];
  const rest = tokens.slice(at + 4);
  const found = rest.findIndex(
    ({ word }, index) => /^(?:en|dans|sur|par|pour)$/.test(word) || isBreakAt(rest, index),
  );
  const end = found === -1 ? rest.length : found;
  return [
    ...tokens.slice(0, at + 1),
    ...rest.slice(0, end),
    ...tokens.slice(at + 1, at + 4),
    ...rest.slice(end),
  ];
}

const PASSIVE = /^(?:été|sera|seront|serait)$/;

export function inPlainFrench(tokens: Tokens): Token[] {
  const plain = withWholeVerbs(
    withPlainWords(
      withSpans(withoutColon(withoutAnswering(withoutLightEnds(withDoersActs(tokens), nounOf), nounOf)), [
        'entre',
        'et',
        'de',
        'à',
      ]),
    ),
  );
  if (plain.some(({ word }) => PASSIVE.test(word))) return plain;
  return withSharesLast(withoutLightActs(withActs(withParticiplesFirst(plain)), nounOf));
}
