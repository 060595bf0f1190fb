/** Names the words of a text: what each stands for, whether it is a small word, an amount or may be a verb. */
import { DURATIONS, FREQUENCIES, isTime, NUMBER_WORDS, type Limit } from '../data/numbers.ts';
import { LEVEL_WORDS, UNFINISHED } from '../data/levels.ts';
import { named } from '../data/named.ts';
import { CURRENT, FREE_WORDS, NEGATIONS } from '../data/words.ts';
import { remembered } from './remembered.ts';
import { quantitiesOf, type Quantity } from './quantities.ts';
import { stem } from './stem.ts';
import type { Token, Tokens } from './token.ts';
import { tokensOf } from './tokens.ts';
import { formOf, verbGroup, type KnownVerb, type VerbForm } from './verb-forms.ts';
import { nameAt, type Named } from './vocabulary.ts';
import { wordSet, wordsOf } from './word-set.ts';

export type Item = {
  kind: 'word' | 'free' | 'quantity' | 'mark';
  /** What it stands for; synonyms share it. */
  key: string;
  /** Folded, its first word where it is a phrase. */
  word: string;
  text: string;
  start: number;
  end: number;
  isJoined: boolean;
  /** Of several words that have one name, as `chief operating officer` has. */
  isPhrase: boolean;
  isNegation: boolean;
  isPlural: boolean;
  isUnfinished: boolean;
  /** `is replacing`. */
  isGoingOn: boolean;
  /** Of words such as `familiar` (1) or `expert` (4); 0 of others. */
  level: number;
  form: VerbForm | null;
  verb: KnownVerb | null;
  quantity: Quantity | null;
  /** Of a multiple such as `doubled`: `more than`. */
  limit: Limit;
};

const free = wordSet(FREE_WORDS);
const negations = wordSet(NEGATIONS);
const unfinished = wordSet(UNFINISHED);
const current = wordSet(CURRENT);
const levels = new Map(
  Object.entries(LEVEL_WORDS).flatMap(([level, words]) =>
    wordsOf(words).map((word): [string, number] => [word, Number(level)]),
  ),
);
const durations = new Map(Object.keys(DURATIONS).map((word) => [stem(word), word]));
const TIME_PREPOSITIONS = /^(?:in|within|over|during|after|for|than|last|first|next)$/;

/** `90 guests a shift`, but not `led a shift`. */
const isCountBefore = (words: readonly string[], index: number): boolean =>
  words[index] === 'per' ||
  words
    .slice(Math.max(0, index - 3), index)
    .some((word) => /^\d/.test(word) || NUMBER_WORDS[word] !== undefined);

const SHORT_TIMES = named(
  'hour: h hr heure stunde | minute: min | second: s sec | day: d jour tag | year: yr an jahr année | week: ' +
    'semaine woche | month: mois monat | quarter: quartal trimestre',
);

/** `a week`, `per week`, `each week` as one key, else null. */
function frequencyAt(words: readonly string[], index: number): string | null {
  const known = FREQUENCIES[words[index] ?? ''];
  // `acht Fahrzeuge am Tag`, but not `im Jahr 2020`.
  const isGerman = /^(?:am tag|im (?:monat|jahr|quartal))$/.test(`${words[index]} ${words[index + 1]}`);
  if (isGerman && isCountBefore(words, index) && !/^\d/.test(words[index + 2] ?? ''))
    return `per:${SHORT_TIMES[words[index + 1] ?? ''] ?? words[index + 1]}`;
  if (known !== undefined) return `per:${known}`;
  if (!/^(?:a|an|per|each|every|pro|par|chaque|jeden|jede|jedes)$/.test(words[index] ?? '')) return null;
  const next = words[index + 1] ?? '';
  const isEach = /^(?:per|each|every|pro|par|chaque|jede[nrs]?)$/.test(words[index] ?? '');
  const isSpan = durations.get(stem(next)) === next;
  if (!isSpan && isTime(next) && (isEach || isCountBefore(words, index))) return `per:${stem(next)}`;
  if (!isSpan || TIME_PREPOSITIONS.test(words[index - 1] ?? '')) return null;
  return `per:${SHORT_TIMES[next] ?? next}`;
}

/** `in training on approach`: not yet rated on it. */
const isInTraining = (tokens: Tokens, index: number): boolean =>
  /^(?:training|ausbildung|formation|apprentissage|instruction)$/.test(tokens[index]?.word ?? '') &&
  /^(?:in|en|under)$/.test(tokens[index - 1]?.word ?? '');

/** `currently completing an MBA`. */
const isStillDone = (tokens: Tokens, index: number): boolean =>
  /^(?:completing|finishing)$/.test(tokens[index]?.word ?? '') && current.has(tokens[index - 1]?.word ?? '');

/** `is replacing`: it goes on. */
const isGoingOn = (tokens: Tokens, index: number): boolean => {
  const at = /^(?:currently|now|still)$/.test(tokens[index - 1]?.word ?? '') ? index - 2 : index - 1;
  return tokens[index]?.word.endsWith('ing') === true && /^(?:am|is|are)$/.test(tokens[at]?.word ?? '');
};

/** `at zero`: it denies no word behind it, but is itself what is said. */
const isNothing = (tokens: Tokens, index: number): boolean =>
  /^(?:zero|none|nothing|nobody)$/.test(tokens[index]?.word ?? '') && tokens[index + 1]?.kind !== 'word';

/** Of `rolled out` the form of its first word. */
const formIn = ({ key, size }: Named, word: string): VerbForm | null => {
  if (size === 1) return formOf(word);
  if (!key.includes('_')) return null;
  return formOf(word) ?? (verbGroup(key, key) === null ? null : 'plain');
};

const formAt = (token: Token, named: Named): VerbForm | null =>
  token.act === undefined ? formIn(named, token.word) : token.act === 'verb' ? 'past' : null;

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** `06/2023` is `June 2023`; null where no month stands there. */
function monthAt(tokens: Tokens, index: number, text: string): string | null {
  const [token, next] = [tokens[index], tokens[index + 1]];
  const isDate = token !== undefined && /^(?:0?[1-9]|1[0-2])$/.test(token.text) && text[token.end] === '/';
  return isDate && /^(?:19|20)\d\d$/.test(next?.text ?? '')
    ? stem(MONTHS[Number(token.text) - 1] ?? '')
    : null;
}

const MATTER =
  /^(?:issue|concern|problem|objection|question|querie?|point|defect|fault|risk|hazard|doubt|complaint)s?$/;
/** `raised two concerns`, but not `raised awareness of risks`. */
function isFlagged(tokens: Tokens, index: number): boolean {
  if (!/^rais(?:e|es|ed|ing)$/.test(tokens[index]?.word ?? '')) return false;
  const rest = tokens.slice(index + 1, index + 5);
  const end = rest.findIndex(
    ({ kind, word }) => kind === 'mark' || /^(?:of|for|in|on|at|to|with|by|from)$/.test(word),
  );
  return rest.slice(0, end === -1 ? rest.length : end).some(({ word }) => MATTER.test(word));
}
const FLAGGED: Named = { key: 'flag', size: 1 };

function readItems(text: string): readonly Item[] {
  const tokens = tokensOf(text);
  const words = tokens.map(({ word }) => word);
  const stems = words.map((word) => stem(word));
  const quantities = new Map(quantitiesOf(tokens).map((quantity) => [quantity.from, quantity]));
  const items: Item[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    if (token === undefined) break;
    const month = monthAt(tokens, index, text);
    const ownName = month ?? (token.act === undefined ? null : (stems[index] ?? null));
    const named = isFlagged(tokens, index)
      ? FLAGGED
      : ownName === null
        ? nameAt(tokens, stems, index)
        : { key: ownName, size: 1 };
    const quantity = named.size > 1 || month !== null ? undefined : quantities.get(index);
    const isHyphened = tokens[index + 2]?.isJoined === true; // `a second-shift team`
    const frequency =
      quantity === undefined && named.size === 1 && !isHyphened ? frequencyAt(words, index) : null;
    const size =
      quantity === undefined
        ? frequency !== null && FREQUENCIES[token.word] === undefined
          ? 2
          : named.size
        : quantity.to - index;
    const last = tokens[index + size - 1] ?? token;
    const isWord = month !== null || (quantity === undefined && token.kind === 'word');
    const isCompound = token.isJoined || token.isCapitals || tokens[index + 1]?.isJoined === true;
    const isFree =
      isWord &&
      token.act === undefined &&
      frequency === null &&
      named.size === 1 &&
      !isCompound &&
      free.has(token.word);
    const isNegation = isWord && !token.isCapitals && negations.has(token.word) && !isNothing(tokens, index);
    items.push({
      kind:
        quantity !== undefined
          ? 'quantity'
          : token.kind === 'mark'
            ? 'mark'
            : isFree || isNegation
              ? 'free'
              : 'word',
      key: frequency ?? named.key,
      word: token.word,
      text: text.slice(token.start, last.end),
      start: token.start,
      end: last.end,
      isJoined: token.isJoined,
      isPhrase: isWord && named.size > 1,
      isNegation,
      isPlural: isWord && /[^su]s$/.test(last.word) && stem(last.word) !== last.word,
      isUnfinished: unfinished.has(token.word) || isInTraining(tokens, index) || isStillDone(tokens, index),
      isGoingOn: isGoingOn(tokens, index),
      level: levels.get(token.word) ?? 0,
      form: isWord && !isFree ? formAt(token, named) : null,
      verb: isWord ? verbGroup(named.key, named === FLAGGED ? '' : (stems[index] ?? '')) : null,
      quantity: quantity ?? null,
      limit: token.limit ?? 'exact',
    });
    index += size;
  }
  return items;
}

/** The words of a text in their order; a text is read once. */
export const itemsOf = remembered(readItems);
