/** German in plain order: what was done stands first and whole, whether a verb or a noun says it. */
import { germanActs, type Act } from './act-forms.ts';
import {
  endsLight,
  isBreakAt,
  isStrongAt,
  named,
  opensAgain,
  withoutAnswering,
  withoutColon,
  withDoersActs,
  withoutLightActs,
  withoutLightEnds,
  type Place,
} from './plain-acts.ts';
import {
  ARTICLES,
  PASSIVE,
  isCapital,
  isDoneByOthers,
  isOfOther,
  nounOf,
  withOthersActs,
  withPlainWords,
} from './german-words.ts';
import type { Token, Tokens } from './token.ts';
import { wordSet } from './word-set.ts';

const AUXILIARIES = wordSet('habe haben hat hatte hatten');
const BEING = wordSet('bin ist war waren');
/** With them nothing is said to have been done by oneself. */
const UNDONE = wordSet('soll sollen sollte sollten würde könnte nicht kein keine keinen ohne');
/** `mobilisierte`, `rüstete`. */
const UNKNOWN_PAST = /^\p{L}{2,}(?:ier|[dt]e)te$/u;
const BEFORE_ACT = /^(?:seit|ab|bis|im|in|jahr|von|zuletzt|zusätzlich|außerdem|regelmäßig|\d+)$/;
/** In words; what stands farther away is not looked for. */
const SENTENCE_MAXIMUM = 60;
const WORD_MAXIMUM = 60;
const OPENING_MAXIMUM = 4;
const COMPOUND_REST_MINIMUM = 3;
const NOUN_MINIMUM = 5;
const INVOLVED = 'beteiligung';

/** `Wundversorgung`: its act, and where that begins. */
function compoundAct(word: string): { act: Act; at: number } | undefined {
  if (word.length > WORD_MAXIMUM) return undefined;
  for (let at = COMPOUND_REST_MINIMUM; at <= word.length - NOUN_MINIMUM; at += 1) {
    const act = nounOf(word.slice(at));
    if (act !== undefined) return { act, at };
  }
  return undefined;
}

const isFinite = (token: Token | undefined): boolean =>
  token !== undefined &&
  !isCapital(token) &&
  (germanActs.forms.get(token.word)?.form === 'finite' || PARTED_FINITE.has(token.word));
const PARTED_FINITE = new Set(
  [...germanActs.parted].filter(([, { form }]) => form === 'finite').map(([key]) => key.split(' ')[1] ?? ''),
);

/** `kaufte … ein`: the act, and where its last word stands. */
function partedAct(tokens: Tokens, index: number): { act: Act; end: number } | undefined {
  const word = tokens[index]?.word ?? '';
  for (let at = index + 1; at <= index + SENTENCE_MAXIMUM && !isStrongAt(tokens, at); at += 1) {
    if (at >= tokens.length) break;
    if (isFinite(tokens[at])) return undefined;
    const act = isBreakAt(tokens, at + 1) ? germanActs.parted.get(`${tokens[at]?.word} ${word}`) : undefined;
    if (act !== undefined) return { act, end: at };
  }
  return undefined;
}

const opensSentence = (tokens: Tokens, start: number, index: number): boolean =>
  index <= start + OPENING_MAXIMUM && tokens.slice(start, index).every(({ word }) => BEFORE_ACT.test(word));

/** Whole verbs in place of parted ones. */
function withWholeVerbs(tokens: Tokens): Token[] {
  const result = [...tokens];
  const dropped = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    const isOpening = isBreakAt(tokens, index - 1);
    if (dropped.has(index) || (isCapital(token) && !isOpening)) continue;
    const found = partedAct(tokens, index);
    if (found === undefined || ARTICLES.has(tokens[index - 1]?.word ?? '')) continue;
    result[index] = named(token, found.act.name, 'verb');
    dropped.add(found.end);
  }
  return result.filter((_, index) => !dropped.has(index));
}

/** `35 Lieferanten betreut`, `Habe 35 Lieferanten betreut`: the verb first, or where `habe` stands. */
function withVerbsFirst(tokens: Tokens): Token[] {
  const result: Token[] = [];
  let from = 0;
  let moved = -1;
  for (const [index, token] of tokens.entries()) {
    result.push(token);
    if (isStrongAt(tokens, index)) {
      from = result.length;
      moved = -1;
      continue;
    }
    const act = token.act === undefined ? germanActs.forms.get(token.word) : undefined;
    const isLast = act !== undefined && /^(?:participle|infinitive)$/.test(act.form);
    const and = result.at(-2);
    // `Kunden betreut und beraten`.
    if (
      isLast &&
      moved >= 0 &&
      result.length - 1 === from &&
      and !== undefined &&
      isBreakAt(tokens, index + 1)
    ) {
      result.splice(-2);
      result.splice(moved + 1, 0, and, named(token, act.name, 'verb'));
      from = result.length + 1;
      continue;
    }
    if (!isLast || isCapital(token) || !isBreakAt(tokens, index + 1) || result.length - 1 === from) continue;
    if (result.length - from > SENTENCE_MAXIMUM) continue;
    const segment = result.slice(from, -1);
    const helper = segment.findIndex(
      ({ word }) => AUXILIARIES.has(word) || (act.name === INVOLVED && BEING.has(word)),
    );
    if (helper === -1 && (act.form === 'infinitive' || !isBareSegment(segment))) continue;
    if (segment.some(({ act: other }) => other === 'verb')) continue;
    result.pop();
    const place = from + Math.max(helper, 0);
    result.splice(place, helper === -1 ? 0 : 1, named(token, act.name, 'verb'));
    moved = place;
    from = result.length + 1;
  }
  return result;
}

const OF_ACT = /^(?:von|vom|der|des|eines|einer|an|am|bei|beim|für|und|,|zu|zum|zur)$/;
const OTHERS = /^(?:vom|war|waren|ist|sind|bin|zu|um)$/;
/** Nobody else does it, and no other verb stands there. */
const isBareSegment = (segment: Tokens): boolean =>
  segment.every((token, at) => {
    const isRelative = /^(?:der|die|das)$/.test(token.word) && segment[at - 1]?.text === ',';
    const isBy = /^(?:von|durch)$/.test(token.word) && ARTICLES.has(segment[at + 1]?.word ?? '');
    // `Dokumentation auf Englisch verfasst` documented nothing.
    const isOpenNoun =
      at === 0 && germanActs.forms.has(`+${token.word}`) && OF_ACT.test(segment[1]?.word ?? '');
    return !(
      OTHERS.test(token.word) ||
      token.text === '(' ||
      isRelative ||
      isBy ||
      isOpenNoun ||
      isFinite(token)
    );
  });

/** `Be-` of `Be- und Entladen`. */
function cutAct(word: string, whole: string): Act | undefined {
  if (whole.length > WORD_MAXIMUM) return undefined;
  for (let at = 1; at < whole.length - 2; at += 1) {
    const found = germanActs.forms.get(`+${word}${whole.slice(at)}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function actAt(tokens: Tokens, index: number, { isOpening, opened, isLight }: Place): Token[] {
  const token = tokens[index];
  if (token === undefined) return [];
  const whole = token.text.endsWith('-') ? cutAct(token.word, tokens[index + 2]?.word ?? '') : undefined;
  const text = token.text.slice(0, -1);
  const shared = token.text.endsWith('-') ? compoundAct(tokens[index + 2]?.word ?? '') : undefined;
  // `Grund- und Behandlungspflege`.
  if (whole === undefined && shared !== undefined)
    return [
      named({ ...token, text, start: token.end - 1 }, shared.act.name, isOpening ? 'verb' : 'noun'),
      { ...token, text, end: token.end - 1 },
    ];
  if (whole !== undefined) return [named({ ...token, text }, whole.name, isOpening ? 'verb' : 'noun')];
  if (token.act !== undefined || token.isJoined || tokens[index + 1]?.isJoined === true) return [token];
  const act = germanActs.forms.get(token.word);
  const isVerbForm = act !== undefined && /^(?:finite|present|participle)$/.test(act.form);
  if (isOpening && isVerbForm && tokens.length > index + 1) return [named(token, act.name, 'verb')];
  const isUnknown =
    isOpening || (/^(?:und|sowie|,)$/.test(tokens[index - 1]?.word ?? '') && opened?.act === 'verb');
  if (isUnknown && nounOf(token.word) === undefined && UNKNOWN_PAST.test(token.word))
    return [named(token, token.word, 'verb')];
  if (!isCapital(token)) {
    const last = tokens[index - 1]?.word ?? '';
    if (act?.form === 'finite' && !ARTICLES.has(last)) return [named(token, act.name, 'verb')];
    const isPresent =
      act?.form === 'present' || (act?.form === 'participle' && !isBreakAt(tokens, index + 1));
    if (act !== undefined && isPresent && /^(?:und|sowie|ich|,)$/.test(last) && opened?.act === 'verb')
      return [named(token, act.name, 'verb')];
    return act?.form === 'infinitive' ? [named(token, act.name, 'noun')] : [token];
  }
  const noun = nounOf(token.word);
  if (noun !== undefined) return [named(token, noun.name, isOpening ? 'verb' : 'noun')];
  const compound = isOpening || isLight ? compoundAct(token.word) : undefined;
  if (compound === undefined) return [token];
  const cut = token.start + compound.at;
  const rest = {
    ...token,
    text: token.text.slice(0, compound.at),
    word: token.word.slice(0, compound.at),
    end: cut,
  };
  return [
    named(
      { ...token, text: token.text.slice(compound.at), start: cut },
      compound.act.name,
      isOpening ? 'verb' : 'noun',
    ),
    rest,
  ];
}

const LESS = /^(?:stellv|unterst|kommiss|teilw|geplant|angestrebt|beginnend|assist)/;
/** `Telefonische Beratung`: the act behind its adjective. */
const descriptionBefore = (tokens: Tokens, start: number, index: number): boolean => {
  const first = tokens[start];
  return (
    index === start + 1 &&
    first !== undefined &&
    /^\p{L}\p{Ll}+e[rsn]?$/u.test(first.text) &&
    !ARTICLES.has(first.word) &&
    !LESS.test(first.word) &&
    germanActs.forms.get(first.word) === undefined &&
    nounOf(first.word) === undefined &&
    (nounOf(tokens[index]?.word ?? '') ?? compoundAct(tokens[index]?.word ?? '')) !== undefined
  );
};

function withActs(tokens: Tokens): Token[] {
  const result: Token[] = [];
  let opened: Token | undefined;
  let start = 0;
  for (const index of tokens.keys()) {
    const token = tokens[index];
    if (token === undefined) continue;
    if (isStrongAt(tokens, index - 1)) {
      start = index;
      opened = undefined;
    }
    const described = descriptionBefore(tokens, start, index);
    const isOpening =
      !isOfOther(tokens, index) &&
      (opened === undefined
        ? described || opensSentence(tokens, start, index)
        : opensAgain(tokens, index, result, opened));
    if (described) result.pop();
    const made = isDoneByOthers(tokens, start, index)
      ? [named(token, germanActs.forms.get(token.word)?.name ?? token.word, 'verb')]
      : actAt(tokens, index, { isOpening, opened, isLight: endsLight(result) });
    const [first] = made;
    const isNounOf = isOpening && /^(?:von|der|des|eines|einer)$/.test(tokens[index + 1]?.word ?? '');
    if (isOpening && (first?.act === 'verb' || (isNounOf && isCapital(token)))) opened = first;
    if (/^(?:von|vom)$/.test(token.word) && result.at(-1)?.act === 'verb') continue;
    result.push(...made, ...(described ? tokens.slice(start, index) : []));
  }
  return result;
}

function inActiveOrder(tokens: Tokens): Token[] {
  const isUndone = tokens.some(({ word }) => UNDONE.has(word));
  const whole = withWholeVerbs(tokens);
  const ordered = withoutLightActs(withActs(isUndone ? whole : withVerbsFirst(whole)), nounOf);
  // In French `an` is a year.
  return ordered.map((token) => (token.word === 'an' ? { ...token, word: 'am' } : token));
}

/** `instand gesetzt` in one word. */
const withWholeParticiples = (tokens: Tokens): Token[] =>
  tokens.flatMap((token, index) => {
    const isParticiple = (word: string) => germanActs.forms.get(word)?.form === 'participle';
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    if (before !== undefined && isParticiple(before.word + token.word)) return [];
    const word = token.word + (after?.word ?? '');
    return after !== undefined && isParticiple(word) ? { ...token, word, end: after.end } : token;
  });

export function inPlainGerman(tokens: Tokens): Token[] {
  const plain = withPlainWords(
    withoutColon(
      withoutAnswering(withoutLightEnds(withDoersActs(withWholeParticiples(tokens)), nounOf), nounOf),
    ),
  );
  const passive = plain.findIndex(({ word }) => PASSIVE.test(word));
  if (passive === -1) return inActiveOrder(plain);
  const cut = plain.slice(0, passive).findLastIndex(({ text }) => /^[,;.]$/.test(text));
  return [...inActiveOrder(plain.slice(0, cut + 1)), ...withOthersActs(plain.slice(cut + 1))];
}
