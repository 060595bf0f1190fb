/** How many of a number that is told are left: those that did not, those behind a place. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Unit } from '../knowledge/units.ts';
import { othersOf } from '../language/concepts.ts';
import { NUMERAL, numberOf } from '../language/numbers.ts';
import { ORDINALS } from '../language/ordinals.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';
import { countedIn } from '../read/kind.ts';
import { unexplained } from './row-question.ts';

type Share = { part: number; whole: number };

const HOW_MANY = /\bhow many\b/;
const NEGATED = /\b(?:not|never|fail(?:ed|s)? to|lost|lose|without|left over|remain\w*|missed)\b/;
const BEHIND = /\b(?:behind|after|below|worse than)\b/;
const AHEAD = /\b(?:ahead|in front|before|above|better than)\b/;
/** What asks for the others, and names nothing. */
const ASKS_OTHERS =
  /\b(?:fail\w*|lost|lose|remain\w*|missed|left over|finish\w*|better|worse|ahead|behind|front)\b/g;
/** Of what a sentence denies the others are told by itself. */
const DENIED = /\b(?:not|never|none|no) (?:to |an? |the |of )?(\p{L}+)/gu;
const OF = '(?:out )?of (?:the |its |his |her |all )?';
/** Each with a part and its whole: "six of nineteen"; "of 24 invited nurses, seven came"; "31 buildings, four of them". */
const SHARES = [
  String.raw`\b(?<part>${NUMERAL}) ${OF}(?<whole>${NUMERAL})\b`,
  String.raw`\bof (?<whole>${NUMERAL}) (?:[\p{L}-]+ ){1,3}?(?<part>${NUMERAL}) \p{L}`,
  String.raw`\b(?<whole>${NUMERAL}) (?:[\p{L}-]+ ){1,3}?(?<part>${NUMERAL}) of (?:them|those|these)\b`,
].map((pattern) => new RegExp(pattern, 'u'));
const PLACE = new RegExp(
  String.raw`\b(${ORDINALS.join('|')}) (?:place |rank |prize )?(?:out )?of (?:the )?([\p{L}\d-]+) `,
  'u',
);
const CANDIDATES = 12;
/** The share of the question, by how telling its words are, that a sentence must hold. */
const ENOUGH = 0.5;

/** The number of the others, with the sentence that tells the whole; undefined where none does. */
export function complementAnswer(
  text: string,
  knowledge: Knowledge,
): { text: string; unit: Unit } | undefined {
  const placed = BEHIND.test(text) || AHEAD.test(text);
  if (!HOW_MANY.test(text) || (!placed && !NEGATED.test(text))) return undefined;
  const { sentences } = knowledge;
  const counted = countedIn(text) ?? '';
  const asked = unexplained(text.replace(ASKS_OTHERS, ' '), knowledge).filter((one) => !/^\d+$/.test(one));
  const said = words(text).flatMap((word) => numberOf(word) ?? []);
  const weigh = (stems: string[]) => stems.reduce((sum, one) => sum + sentences.weight(one), 0);
  const heldBy = (unit: Unit) => {
    const held = new Set([...unit.stems, ...unit.context, ...(nextOf(unit, knowledge)?.stems ?? [])]);
    return (
      weigh(asked.filter((one) => held.has(one) || othersOf(one).some((other) => held.has(other)))) /
      weigh(asked)
    );
  };
  for (const unit of sentences.candidates(asked, CANDIDATES)) {
    if (heldBy(unit) < ENOUGH || !words(unit.text).join(' ').includes(counted)) continue;
    // Who was not better was behind.
    const share = placed
      ? placeIn(unit, AHEAD.test(text) !== NEGATED.test(text))
      : shareIn(unit, said, asked, knowledge);
    if (!share || isOfOthers(unit, share, counted) || (said.length > 0 && !said.includes(share.whole)))
      continue;
    const told =
      said.length > 0 && !placed
        ? [unit.text, nextOf(unit, knowledge)?.text ?? ''].join(' ').trim()
        : unit.text;
    return { unit, text: `${share.whole - share.part}: ${share.whole} less ${share.part}. “${told}”` };
  }
  return undefined;
}

/** What is counted has a number of its own in the sentence: "four of the seven weeks for 85 machines". */
function isOfOthers({ text }: Unit, { part, whole }: Share, counted: string): boolean {
  const own = new RegExp(String.raw`\b(${NUMERAL}) (?:[\p{L}-]+ )?${counted}`, 'u').exec(
    words(text).join(' '),
  )?.[1];
  return counted !== '' && own !== undefined && ![part, whole].includes(numberOf(own) ?? whole);
}

const nextOf = (unit: Unit, { sentences }: Knowledge) =>
  sentences.neighbours(unit).find(({ id }) => id === unit.id + 1);

function placeIn({ text }: Unit, isAhead: boolean): Share | undefined {
  const [, place = '', of = ''] = PLACE.exec(words(text).join(' ')) ?? [];
  const whole = numberOf(of);
  const rank = ORDINALS.indexOf(place) + 1;
  if (whole === undefined || rank === 0) return undefined;
  return { whole, part: isAhead ? whole - rank + 1 : rank };
}

/** A part and its whole, both told by one sentence, or the part by the start of the sentence after. */
function shareIn(unit: Unit, said: number[], asked: string[], knowledge: Knowledge): Share | undefined {
  const next = nextOf(unit, knowledge);
  const isDenied = [
    ...words(`${unit.text} ${next?.text ?? ''}`)
      .join(' ')
      .matchAll(DENIED),
  ].some(([, word = '']) => asked.includes(stem(word)));
  if (isDenied) return undefined;
  const line = words(unit.text).join(' ');
  for (const pattern of SHARES) {
    const { groups = {} } = pattern.exec(line) ?? {};
    const [whole, part] = [numberOf(groups['whole'] ?? ''), numberOf(groups['part'] ?? '')];
    if (whole !== undefined && part !== undefined && part <= whole) return { whole, part };
  }
  const whole = words(unit.text)
    .flatMap((word) => numberOf(word) ?? [])
    .find((number) => said.includes(number));
  const part = numberOf(words(next?.text ?? '')[0] ?? '');
  const isAsked = asked.some((one) => next?.stems.has(one) && !unit.stems.has(one));
  return whole !== undefined && part !== undefined && part < whole && isAsked ? { whole, part } : undefined;
}
