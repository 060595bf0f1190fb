/** "More of this or of that, and by how many?": two numbers that one sentence gives. */
import type { Draft } from '../answer/rule.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { stem } from '../language/stem.ts';
import { words } from '../language/words.ts';

const QUESTION =
  /\b(?:more|fewer|less) (?:of )?(?:the )?(.{2,40}?)(?: or | than )(?:more |fewer |the )*(.{2,40}?)(?: and | by |$)/;
const AMOUNT = /(?<![\d.,$])(\d[\d,]*)\s+(?:\p{L}[\p{L}-]*\s+)?(\p{L}[\p{L}-]*)/gu;

const RATE =
  /(?<![\d.,])(\d[\d.,]{0,12}) ?(k|m|million|thousand)? (?:\p{L}+ )?(?:a|per|every|each) (month|week|year)\b/u;
const PER_YEAR = { month: 12, week: 52, year: 1 };

/** "70K a month, what is that over a year?": an amount of the question in another period. */
export function periodAnswer(text: string): Draft | undefined {
  const [said, number = '', unit = '', period = ''] = RATE.exec(text) ?? [];
  const rest = text.replace(said ?? '', '');
  const wanted = /\b(year|annual|annually|yearly)\b/.test(rest)
    ? 'year'
    : /\b(month|monthly)\b/.test(rest)
      ? 'month'
      : undefined;
  if (!said || !wanted || !isPeriod(period) || wanted === period) return undefined;
  const amount = (Number(number.replaceAll(',', '')) * PER_YEAR[period]) / PER_YEAR[wanted];
  if (!Number.isFinite(amount)) return undefined;
  const shown = `${Number(amount.toFixed(1)).toLocaleString('en-US')}${unit.charAt(0).toUpperCase()}`;
  return { text: `${said.trim()} makes ${shown} a ${wanted}.`, passages: [] };
}

function isPeriod(period: string): period is keyof typeof PER_YEAR {
  return period in PER_YEAR;
}

/** The greater of two amounts with both numbers and their difference. */
export function quantityAnswer(text: string, { sentences }: Knowledge): Draft | undefined {
  const match = QUESTION.exec(text);
  const [first, second] = [match?.[1], match?.[2]].map((part) => words(part ?? '').map(stem)[0]);
  if (!first || !second) return undefined;
  for (const unit of sentences.units) {
    if (!unit.stems.has(first) || !unit.stems.has(second)) continue;
    const amounts = [...unit.text.matchAll(AMOUNT)].map(([said, number = '']) => ({
      stems: words(said).map(stem),
      amount: Number(number.replaceAll(',', '')),
      said,
    }));
    const one = amounts.find(({ stems }) => stems.includes(first));
    const other = amounts.find(({ stems }) => stems.includes(second));
    if (!one || !other || one === other) continue;
    const [more, less] = one.amount >= other.amount ? [one, other] : [other, one];
    return {
      text: `${more.said}, ${less.said}: a difference of ${more.amount - less.amount}.`,
      passages: [unit.passage],
    };
  }
  return undefined;
}
