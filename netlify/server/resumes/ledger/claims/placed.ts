/** Where something was done, as a text of the job tells it that names no act: `… on a 28-bed ward`. */
import { PLACES } from '../data/words.ts';
import type { Place } from '../match/miss.ts';
import { GROUP } from '../match/objects.ts';
import { saidIn } from '../match/said.ts';
import { findStatement, type Outcome } from '../match/text.ts';
import type { Unit, Units } from '../match/units.ts';
import { wholeSpan } from '../verdict.ts';
import { framesOf } from '../text/frames.ts';
import type { Item } from '../text/items.ts';
import { stem } from '../text/stem.ts';
import { stemSet } from '../text/word-set.ts';

const places = stemSet(PLACES);
/** `ward`, and `intensive care unit`, which has a name of its own. */
const isPlace = ({ key, text }: Item): boolean =>
  places.has(key) || places.has(stem(text.toLowerCase().split(' ').at(-1) ?? ''));
const AT = / (in|on|at|for|within|of) (an?) ((?:[^,;:()]|(?<=\d),(?=\d))+?)(?=,(?!\d)|[;:()]|\.?$)/g;
const BINDING = /^(?:in|on|at|for|of|by|under|within)$/;
/** Of one place; nobody sets more words before it. */
const DESCRIBING_MAXIMUM = 4;
/** Of one statement; nobody names more. */
const PLACES_MAXIMUM = 3;

/** `Contact centre for a network` reaches no centre. */
const asNoun = (unit: Unit): Unit => {
  const text = `A ${unit.text.charAt(0).toLowerCase()}${unit.text.slice(1)}`;
  return { ...unit, text, frames: framesOf(text) };
};

/** It says nothing that was done. */
const isBare = ({ frames }: Unit): boolean =>
  frames.every(({ verb, agent }) => verb === null || agent !== 'self');

/** Texts that say what the place of the job is, and nothing that was done. */
function introductions({ all }: Units): Units {
  const found = all.flatMap((unit) => {
    const noun = asNoun(unit);
    const words = saidIn(noun.text);
    const end = words.findIndex(({ gap }) => gap.some((small) => BINDING.test(small)));
    const opening = end === -1 ? words : words.slice(0, end);
    // `Contact centre for …`, but not `Sold a café`.
    const isOfPlace =
      opening.some(({ item }) => isPlace(item)) &&
      opening.every(({ gap, isVerb }, at) => !isVerb && (at === 0 || gap.length === 0));
    return isOfPlace ? [noun] : isBare(unit) ? [unit] : [];
  });
  return { all: found, near: () => found };
}

/** Neighbours among so many words. */
const slicesOf = (count: number): [number, number][] =>
  count > DESCRIBING_MAXIMUM
    ? []
    : [...Array(count).keys()].flatMap((from) =>
        [...Array(count - from).keys()].map((size): [number, number] => [from, from + size + 1]),
      );

type Placed = { place: string; rest: string };

/** The places of a text with what it says without them, or without the words that describe them. */
function placesIn(text: string): Placed[] {
  const found = [...text.matchAll(AT)];
  if (found.length > PLACES_MAXIMUM) return [];
  return found.flatMap((match) => {
    const [all, preposition = '', article = '', phrase = ''] = match;
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + all.length)];
    const isOfGroup = preposition !== 'of' || GROUP.test(before.split(' ').at(-1) ?? '');
    const [start = '', ...tail] = phrase.split(/ (?=with |of |in |at |serving |supplying |covering |for )/);
    const words = start.split(' ');
    const head = saidIn(start).at(-1);
    if (head === undefined || !isPlace(head.item)) return [];
    const described = slicesOf(words.length - 1).map(([from, to]) => ({
      place: [article, ...words.slice(from, to), words.at(-1), ...tail].join(' '),
      rest: `${before} ${preposition} ${article} ${[...words.slice(0, from), ...words.slice(to)].join(' ')}${after}`,
    }));
    return [...(isOfGroup ? [{ place: `${article} ${phrase}`, rest: before + after }] : []), ...described];
  });
}

/** The text that was used tells of a place that the claim leaves out. */
function isElsewhere({ evidence }: Outcome & { isSupported: true }, units: Units, text: string): boolean {
  const told = new Set(saidIn(text).map(({ item }) => item.key));
  const used = units.all.filter(({ path }) => evidence.some((span) => span.path === path));
  return used
    .flatMap((unit) => saidIn(unit.text))
    .some(({ item, role }) => item.quantity === null && BINDING.test(role) && !told.has(item.key));
}

const SMALL = / (?:for|with|in|at|across|of) /;
/** `Payroll and stock for 90 clerks` told behind an act that was done to just payroll and stock. */
function listedIn(text: string, { all }: Units): { rest: string; there: Unit }[] {
  const told = text.toLowerCase();
  return all.flatMap((there) => {
    const whole = there.text.replace(/\.$/, '').toLowerCase();
    const [list = ''] = whole.split(SMALL, 1);
    const at =
      /(?: and |, )/.test(list) && list !== whole && isBare(there) ? told.indexOf(` ${whole}`) + 1 : 0;
    const rest = text.slice(0, at + list.length) + text.slice(at + whole.length);
    return at > 0 ? [{ rest, there }] : [];
  });
}

/** The places hold of the job, and what is done there is supported without them. */
export function verifyPlaced(
  text: string,
  units: Units,
  place: Place,
  verify: (text: string) => Outcome,
): Outcome | null {
  for (const { rest, there } of listedIn(text, units)) {
    const done = verify(rest);
    if (done.isSupported && !isElsewhere(done, units, text))
      return { isSupported: true, evidence: [...done.evidence, wholeSpan(there.path, there.text)] };
  }
  const found = placesIn(text);
  const known = found.length === 0 ? null : introductions(units);
  if (known === null || known.all.length === 0) return null;
  for (const { place: phrase, rest } of found) {
    const there = findStatement(saidIn(phrase), known, place);
    const done = there.isSupported ? verify(rest) : there;
    if (there.isSupported && done.isSupported && !isElsewhere(done, units, text))
      return { isSupported: true, evidence: [...done.evidence, ...there.evidence] };
  }
  return null;
}
