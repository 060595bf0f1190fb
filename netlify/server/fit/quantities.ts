/** Amounts that a demand names, such as `$500M` or `30,000 square feet`: met only where as much is published. */

import { smallNumber } from '../matching/text/numbers.ts';

export type Quantity = {
  unit: 'money' | 'feet' | 'metres' | 'percent' | 'people' | 'number';
  value: number;
  at: number;
};

const FIGURE = String.raw`(\d{1,3}(?:[,. ’']\d{3})+|\d{1,9}(?:[.,]\d{1,2})?)\s?(k|m|b|bn|million|billion|mio\.?|mrd\.?|millionen|milliarden|millions?|milliards?)?`;
const PATTERNS: readonly [Quantity['unit'], RegExp][] = [
  ['money', new RegExp(String.raw`(?:[$€£]|\b(?:USD|CAD|EUR|CHF|GBP)\s?)${FIGURE}(?![\p{L}\p{N}])`, 'giu')],
  ['feet', new RegExp(String.raw`${FIGURE}[ -]?(?:square (?:foot|feet)|sq\.? ?ft)`, 'giu')],
  [
    'metres',
    new RegExp(String.raw`${FIGURE}[ -]?(?:square met(?:re|er)s?|m²|qm|quadratmeter|mètres carrés)`, 'giu'),
  ],
  [
    'people',
    new RegExp(
      String.raw`(?:team|staff|group|crew|department|studio|abteilung|équipe) (?:of|von|de) (?:[\p{L}]+ ){0,2}${FIGURE}|${FIGURE}\+? (?:people|employees|persons|staff|seats|direct reports|mitarbeite\p{L}+|personen|personnes|collaborateurs)`,
      'giu',
    ),
  ],
  [
    'number',
    new RegExp(
      String.raw`(?:more than|over|above|at least|plus de|au moins|über|mehr als|mindestens) ${FIGURE} (?!(?:years?|yrs|jahre\p{L}*|ans?|percent|prozent|square|sq|qm|quadratmeter|m)\b)\p{L}`,
      'giu',
    ),
  ],
  ['percent', new RegExp(String.raw`${FIGURE}\s?(?:%|percent\b|prozent\b)`, 'giu')],
];
const TIMES: readonly [RegExp, number][] = [
  [/^(?:b|bn|billion|mrd|milliard)/i, 1e9],
  [/^(?:m|mio|million)/i, 1e6],
  [/^k/i, 1e3],
];

/** `a seven-figure budget` */
const IN_FIGURES: Record<string, string> = { six: '$100k', seven: '$1M', eight: '$10M', nine: '$100M' };

/** `a team of eleven architects` */
const WORD_BEFORE_PEOPLE = /\b((?:team|group|staff|crew|department|studio) of )(\p{L}{3,9})\b/giu;

export function quantitiesIn(written: string): Quantity[] {
  const figured = written.replace(WORD_BEFORE_PEOPLE, (words, before: string, word: string) => {
    const number = smallNumber(word.toLowerCase());
    return number === undefined ? words : `${before}${number}`;
  });
  if (!/\d|figure/i.test(figured)) return []; // most sentences: each pattern costs a walk
  const text = figured.replace(/\b(six|seven|eight|nine)[ -]figure\b/gi, (figures) => {
    const [count = ''] = figures.toLowerCase().split(/[ -]/);
    return IN_FIGURES[count] ?? figures;
  });
  return PATTERNS.flatMap(([unit, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ index, 1: first, 2: firstTimes, 3: second, 4: secondTimes }) => {
      const figure = first ?? second ?? '';
      const times = firstTimes ?? secondTimes ?? '';
      const plain = figure.replace(/[,. ’'](?=\d{3}(?!\d))/g, '').replace(',', '.');
      const factor = TIMES.find(([word]) => word.test(times))?.[1] ?? 1;
      return [{ unit, value: Number(plain) * factor, at: index }];
    }),
  );
}
