/** Reads amounts: `$1.2M`, `18 months`, `a year and a half`, `more than 40 %`, `dozens`. */
import {
  CURRENCIES,
  DURATIONS,
  MULTIPLIERS,
  NUMBER_WORDS,
  ORDINALS,
  VAGUE_AMOUNTS,
  WEEKLY,
  type Limit,
} from '../data/numbers.ts';
import { fractionAt } from './figures.ts';
import { limitBefore } from './limited.ts';
import { stem } from './stem.ts';
import type { Tokens } from './token.ts';
import { wordSet } from './word-set.ts';

export type Quantity = {
  /** In the unit's own base: seconds, months, the currency's whole unit, percent. */
  value: number;
  /** `count`, `%`, `points`, `seconds`, `months`, `year` (of the calendar), `nth`, `every:months`, `vague:dozens` or a currency. */
  unit: string;
  limit: Limit;
  /** `over two years`: it may be more than two, or two during which it happened. */
  isOver: boolean;
  /** Tokens that it covers. */
  from: number;
  to: number;
};

type Amount = { value: number; unit: string; size: number };

const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const DOTTED_THOUSANDS = /^\d{1,3}(?:\.\d{3}){2,}$/;

/** The value of digits as they are written in English, or in German where no other reading is possible. */
function digits(text: string): number {
  if (THOUSANDS.test(text)) return Number(text.replaceAll(',', ''));
  if (DOTTED_THOUSANDS.test(text)) return Number(text.replaceAll('.', ''));
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : Number.NaN;
}

const durations = new Map(Object.entries(DURATIONS).map(([word, duration]) => [stem(word), duration]));
const vague = wordSet(VAGUE_AMOUNTS);
/** `twenty-five`, `two hundred`: the value and how many tokens. */
function spelled(tokens: Tokens, index: number): Omit<Amount, 'unit'> | null {
  const first = NUMBER_WORDS[tokens[index]?.word ?? ''];
  // `zero incidents` is read as `no incidents`.
  // `every other week` is every two weeks.
  if (tokens[index]?.word === 'other' && tokens[index - 1]?.word === 'every') return { value: 2, size: 1 };
  if (first === undefined || first === 0) return null;
  const second = NUMBER_WORDS[tokens[index + 1]?.word ?? ''];
  const isTens = first >= 20 || (tokens[index]?.word === 'dix' && tokens[index + 1]?.isJoined === true);
  return isTens && second !== undefined && second > 0 && second < 10
    ? { value: first + second, size: 2 }
    : { value: first, size: 1 };
}

/** `half a year` and `a year and a half`; null elsewhere. */
function halves(tokens: Tokens, index: number): Amount | null {
  const word = (offset: number) => tokens[index + offset]?.word ?? '';
  const duration = (offset: number) => durations.get(stem(word(offset)));
  const inUnit = (factor: number, offset: number, size: number) => {
    const unit = duration(offset);
    return unit === undefined ? null : { value: unit.size * factor, unit: unit.kind, size };
  };
  const multiple = word(0) === 'half' && word(1) === 'a' ? MULTIPLIERS[word(2)] : undefined;
  if (multiple !== undefined) return { value: multiple / 2, unit: 'count', size: 3 };
  const ofOne = /^an?$/.test(word(1)) ? 1 : 0;
  if (word(0) === 'half') return inUnit(0.5, 1 + ofOne, 2 + ofOne);
  if ((word(0) === 'a' || word(0) === 'one') && `${word(2)} ${word(3)} ${word(4)}` === 'and a half')
    return inUnit(1.5, 1, 5);
  const count = NUMBER_WORDS[word(0)] ?? (tokens[index]?.kind === 'number' ? digits(word(0)) : undefined);
  if (count !== undefined && `${word(1)} ${word(2)} ${word(3)}` === 'and a half')
    return inUnit(count + 0.5, 4, 5);
  return null;
}

/** What stands behind the digits: a multiplier, a percent sign, a currency, a unit of time. */
function measured(tokens: Tokens, index: number, value: number, size: number, currency?: string): Amount {
  let end = index + size;
  let amount = value;
  const word = () => tokens[end]?.word ?? '';
  const multiplier = MULTIPLIERS[word()];
  const isAttached = tokens[end]?.start === tokens[end - 1]?.end;
  // `3,1 M€`
  const isBeforeCurrency = CURRENCIES[tokens[end + 1]?.word ?? ''] !== undefined;
  if (multiplier !== undefined && (isAttached || word().length > 1 || isBeforeCurrency)) {
    amount *= multiplier;
    end += 1;
  }
  const done = (unit: string, factor = 1): Amount => ({ value: amount * factor, unit, size: end - index });
  if (currency !== undefined) return done(currency);
  const isPercent =
    /^(?:%|percent|prozent)$/.test(word()) || (word() === 'per' && tokens[end + 1]?.word === 'cent');
  if (isPercent || word() === 'percentage' || word() === 'pp') {
    end += word() === 'per' ? 2 : 1;
    const isPoints = tokens[end - 1]?.word === 'pp' || /^points?$/.test(word());
    if (/^points?$/.test(word())) end += 1;
    // `ein drittel` is written as 33.333333 %.
    return done(isPoints ? 'points' : Number.isInteger(amount * 1e3) ? '%' : 'share');
  }
  // A hundredth of a percentage point.
  const isBasis = word() === 'basis' && tokens[end + 1]?.word === 'points';
  if (isBasis || /^bps?$/.test(word())) {
    end += isBasis ? 2 : 1;
    return done('points', 0.01);
  }
  if (/^(?:times|mal|fois|x)$/.test(word())) {
    end += 1;
    return done('times');
  }
  if (word() === '+') end += 1;
  // `four or more times`
  const unit = tokens[end + 2]?.word ?? '';
  if (word() === 'or' && tokens[end + 1]?.word === 'more' && (unit === 'times' || durations.has(stem(unit))))
    return { ...measured(tokens, end + 1, value, 1), size: end - index + 3 };
  // `2,4 Mio. Euro`
  if (multiplier !== undefined && word() === '.' && CURRENCIES[tokens[end + 1]?.word ?? ''] !== undefined)
    end += 1;
  // `3,1 millions d'euros`
  const isOf = multiplier !== undefined && /^(?:d'|de|of)$/.test(word());
  if (isOf && CURRENCIES[tokens[end + 1]?.word ?? ''] !== undefined) end += 1;
  const after = CURRENCIES[word()];
  if (after !== undefined) {
    end += 1;
    return done(after);
  }
  if (/^(?:business|working)$/.test(word()) && /^days?$/.test(tokens[end + 1]?.word ?? '')) {
    end += 2;
    return done('workdays', 86_400);
  }
  const duration = durations.get(stem(word()));
  if (duration !== undefined && multiplier === undefined) {
    end += 1;
    return done(duration.kind, duration.size);
  }
  return done('count');
}

const ONE = /^(?:an?|une?|eine[mnrs]?)$/;
/** `under an hour`, `within a year`, `a month early`, but `40 calls an hour`. */
const isOneAt = (tokens: Tokens, index: number): boolean =>
  durations.has(stem(tokens[index + 1]?.word ?? '')) &&
  (limitBefore(tokens, index).size > 0 ||
    /^(?:in|within|during|after|for|pendant|durant|en|dans|während|über|innerhalb)$/.test(
      tokens[index - 1]?.word ?? '',
    ) ||
    /^(?:ahead|early|earlier|late|later|before|behind)$/.test(tokens[index + 2]?.word ?? ''));

function amountAt(tokens: Tokens, index: number): Amount | null {
  const token = tokens[index];
  if (token === undefined) return null;
  if (vague.has(token.word) && tokens[index - 1]?.kind !== 'number')
    return { value: 0, unit: `vague:${token.word}`, size: 1 };
  const half = halves(tokens, index);
  if (half !== null) return half;
  const share = fractionAt(tokens, index);
  if (share !== null) return share;
  if (ONE.test(token.word) && isOneAt(tokens, index)) return measured(tokens, index, 1, 1);
  if (token.word === 'a' && tokens[index + 1]?.word === 'single') return { value: 1, unit: 'count', size: 2 };
  const currency = CURRENCIES[token.word];
  if (currency !== undefined && tokens[index + 1]?.kind === 'number')
    return withSize(measured(tokens, index + 1, digits(tokens[index + 1]?.text ?? ''), 1, currency), 1);
  if (token.kind === 'number') {
    if (/[a-z]$/.test(token.text)) return { value: Number.parseInt(token.text, 10), unit: 'rank', size: 1 };
    const value = digits(token.text);
    if (Number.isNaN(value)) return null;
    const amount = measured(tokens, index, value, 1);
    return amount.unit === 'count' && amount.size === 1 && /^(?:19[5-9]|20[0-4])\d$/.test(token.text)
      ? { ...amount, unit: 'year' }
      : amount;
  }
  const ordinal = ORDINALS.indexOf(token.word);
  const isGrade = [1, 3].some((after) => /^grad(?:e|ers?)$/.test(tokens[index + after]?.word ?? ''));
  if (ordinal !== -1 && isGrade) return { value: ordinal + 1, unit: 'count', size: 1 };
  const isRank =
    /^(?:place|prize|rank|of|among|out)$/.test(tokens[index + 1]?.word ?? '') ||
    /^(?:ranked|placed|came|finished)$/.test(tokens[index - 1]?.word ?? '');
  if (ordinal !== -1 && isRank) return { value: ordinal + 1, unit: 'rank', size: 1 };
  const nth = token.word === 'every' ? ORDINALS.indexOf(tokens[index + 1]?.word ?? '') : -1;
  const many = token.word === 'every' ? amountAt(tokens, index + 1) : null;
  if (many !== null && /^(?:seconds|months)$/.test(many.unit) && many.size > 1)
    return { ...withSize(many, 1), unit: `every:${many.unit}` };
  // `every second week` is every two weeks, as `biweekly` is.
  const every = durations.get(stem(nth > 0 ? (tokens[index + 2]?.word ?? '') : ''));
  if (every !== undefined) return { value: (nth + 1) * every.size, unit: `every:${every.kind}`, size: 3 };
  if (/^(?:biweekly|fortnightly|fortnight)$/.test(token.word))
    return { value: 1_209_600, unit: 'every:seconds', size: 1 };
  // `every other Friday`, on which day it may be told or not.
  const isSecond = token.word === 'every' && /^(?:other|second)$/.test(tokens[index + 1]?.word ?? '');
  if (isSecond && WEEKLY.test(tokens[index + 2]?.word ?? ''))
    return { value: 1_209_600, unit: 'every:seconds', size: 2 };
  if (nth > 0) return { value: nth + 1, unit: 'nth', size: 2 };
  // `une nuit sur quatre`.
  if (many?.unit === 'count' && many.size === 1 && many.value > 1)
    return { value: many.value, unit: 'nth', size: 2 };
  if (token.word === 'twice') return { value: 2, unit: 'times', size: 1 };
  if (token.word === 'once') return { value: 1, unit: 'times', size: 1 };
  if (token.word === 'half') return { value: 50, unit: 'share', size: 1 };
  if ((token.word === 'a' || token.word === 'one') && tokens[index + 1]?.word === 'dozen')
    return { value: 12, unit: 'count', size: 2 };
  if (token.word === 'a' && tokens[index + 1]?.word === 'pair' && tokens[index + 2]?.word === 'of')
    return { value: 2, unit: 'count', size: 3 };
  if (token.word === 'dozen') return { value: 12, unit: 'count', size: 1 };
  if (token.word === 'a' && /^(?:hundred|thousand|million)$/.test(tokens[index + 1]?.word ?? ''))
    return withSize(measured(tokens, index, 1, 1), 0);
  // `per thousand lines`.
  const isRate = /^(?:per|pro|par)$/.test(tokens[index - 1]?.word ?? '');
  const multiplier = MULTIPLIERS[token.word];
  if (isRate && multiplier !== undefined && token.word.length > 3)
    return { value: multiplier, unit: 'count', size: 1 };
  const number = spelled(tokens, index);
  return number === null ? null : measured(tokens, index, number.value, number.size);
}

const withSize = (amount: Amount, more: number): Amount => ({ ...amount, size: amount.size + more });

/** `from 94 to 61 minutes`: the first has the unit of the second. */
function sharedUnits(found: readonly Quantity[], tokens: Tokens): Quantity[] {
  const sizeAt = (index: number) => durations.get(stem(tokens[index]?.word ?? ''))?.size ?? 1;
  return found.map((quantity, index) => {
    const last = found[index - 1];
    // `from 26 hours to 14`.
    const isSecond =
      last !== undefined &&
      quantity.unit === 'count' &&
      /^(?:%|points|seconds|months)$/.test(last.unit) &&
      last.to === quantity.from - 1 &&
      tokens[last.to]?.word === 'to' &&
      tokens[quantity.to]?.kind !== 'word';
    if (isSecond) return { ...quantity, unit: last.unit, value: quantity.value * sizeAt(last.to - 1) };
    const next = found[index + 1];
    const isPair =
      next?.from === quantity.to + 1 &&
      /^(?:to|and|or|auf|bis|à|[-–])$/.test(tokens[quantity.to]?.word ?? '');
    if (!isPair || quantity.unit !== 'count' || /^(?:count|year|times|rank)$|^vague/.test(next.unit))
      return quantity;
    return { ...quantity, unit: next.unit, value: quantity.value * sizeAt(next.to - 1) };
  });
}

/** All amounts of a text, from left to right, none within another. */
export function quantitiesOf(tokens: Tokens): Quantity[] {
  const found: Quantity[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const amount = amountAt(tokens, index);
    if (amount === null) continue;
    const { limit, size } = limitBefore(tokens, index);
    const to = index + amount.size;
    const isPlus = tokens[to]?.text === '+' || (tokens[to]?.word === 'plus' && tokens[to].isJoined);
    const isOdd = tokens[to]?.word === 'odd' && tokens[to].isJoined;
    const hasPlus = isPlus || tokens.slice(index, to).some(({ text }) => /^(?:\+|more)$/.test(text));
    const isAtMost =
      tokens[to]?.word === 'or' && /^(?:less|fewer|under|sooner)$/.test(tokens[to + 1]?.word ?? '');
    const isAtLeast = tokens[to]?.word === 'or' && /^(?:more|over)$/.test(tokens[to + 1]?.word ?? '');
    const isOver =
      /^(?:over|über)$/.test(tokens[index - 1]?.word ?? '') && /^(?:months|seconds)$/.test(amount.unit);
    found.push({
      value: Math.round(amount.value * 1e6) / 1e6,
      unit: amount.unit,
      limit: isOdd
        ? 'about'
        : isAtMost
          ? 'most'
          : isAtLeast || (hasPlus && limit === 'exact')
            ? 'least'
            : isOver || tokens[index + 1]?.word === 'single'
              ? 'exact'
              : limit,
      isOver,
      from: index - size,
      to: isAtMost || isAtLeast ? to + 2 : isPlus || isOdd ? to + 1 : to,
    });
    index = to - 1;
  }
  return sharedUnits(found, tokens);
}
