/** What a monthly amount that is published comes to in a year. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Unit } from '../knowledge/units.ts';
import { othersOf } from '../language/concepts.ts';
import { normalize } from '../language/words.ts';
import { isExtreme } from '../read/kind.ts';
import { unexplained } from './row-question.ts';

const MONTHS = 12;
const AMOUNT =
  /(?<![\d.,])(\d[\d.,]{0,14}[kmb]?) (?:\p{L}{1,20} ){0,3}(?:(?:a|per|each|every) month|monthly)\b/u;
const A_YEAR = /\b(?:(?:a|per|each|full|whole|one|entire) year|yearly|annual(?:ly)?|(?:12|twelve) months)\b/;
const BY_MONTH = /\bmonth(?:ly)?\b/;
const ASKS_AMOUNT = /\b(?:how much|what (?:do|does|did|is|was|would|will)|come to|add up)\b/;
const NEAREST = 5;
/** The share of the question, by how telling its words are, that a sentence must hold to be meant without an amount. */
const ENOUGH = 0.6;
const TIMES = /\b(?:months?|monthly|years?|yearly|annual(?:ly)?)\b/g;
const WRITTEN = /(?<![\d.,])[$€£]?\d[\d.,]{0,14}[KMBkmb]?\b(?: (?:euros|dollars|pounds|francs))?/g;
/** Commas and stops between thousands. */
const GROUPS = /[.,](?=\d{3}(?:\D|$))/g;

/** The yearly amount of one that the content tells by the month: of the one that the question says, or of what it is about. */
export function yearlyAmount(text: string, knowledge: Knowledge): { text: string; unit: Unit } | undefined {
  const { sentences } = knowledge;
  if (!A_YEAR.test(text) || !(BY_MONTH.test(text) || ASKS_AMOUNT.test(text))) return undefined;
  const asked = AMOUNT.exec(text)?.[1];
  const subject = unexplained(text.replace(TIMES, ' '), knowledge);
  const weigh = (stems: string[]) => stems.reduce((sum, stem) => sum + sentences.weight(stem), 0);
  const isMeant = ({ stems, context }: Unit) => {
    const isHeld = (stem: string) => stems.has(stem) || context.has(stem);
    const held = subject.filter((stem) => isHeld(stem) || othersOf(stem).some(isHeld));
    return weigh(held) > ENOUGH * weigh(subject);
  };
  const amountIn = (one: Unit) => AMOUNT.exec(normalize(one.text))?.[1];
  const nearest = asked === undefined ? sentences.candidates(subject, NEAREST).filter(isMeant) : [];
  // Where a sentence tells the year, nothing is to be computed.
  if (!BY_MONTH.test(text) && (isExtreme(text) || nearest.some((one) => A_YEAR.test(normalize(one.text)))))
    return undefined;
  const unit =
    asked === undefined
      ? nearest.find((one) => amountIn(one) !== undefined)
      : sentences.units.find((one) => amountIn(one) === asked);
  const amount = unit && amountIn(unit);
  const month = unit?.text.match(WRITTEN)?.find((written) => normalize(written).split(' ')[0] === amount);
  const digits = month?.replace(GROUPS, '').match(/\d[\d.,]*/)?.[0] ?? '';
  if (!unit || !month || !/^\d+$/.test(digits)) return undefined;
  const year = month.replace(/\d[\d.,]*/, (Number(digits) * MONTHS).toLocaleString('en-US'));
  return { text: `${year} a year: ${MONTHS} times ${month} a month. “${unit.text}”`, unit };
}
