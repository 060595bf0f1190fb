/** Titles: the same one or a listed alias, held at that employer. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import { TITLE_ALIASES } from '../data/titles.ts';
import { keysOf } from '../base.ts';
import { isLessening } from '../match/near.ts';
import { itemsOf } from '../text/items.ts';
import { refused, supported, wholeSpan, type Verdict } from '../verdict.ts';

const aliases = new Map(
  TITLE_ALIASES.flatMap((group) =>
    group.map((title): [string, string] => [
      keysOf(title).toSorted().join(' '),
      keysOf(group[0] ?? '')
        .toSorted()
        .join(' '),
    ]),
  ),
);

/** Who is an assistant to somebody has not that title; nor has a deputy's assistant the deputy's. */
const RELATION = /\b(?:to|für|zum|zur|à)\b/i;

/** The words as they stand, `X of Y` as `Y X`. */
const inOrder = (title: string): string => {
  const [head = '', ...rest] = title.split(/ of | for |, | [-–—] /i);
  return [...rest.flatMap((part) => keysOf(part)), ...keysOf(head)].join(' ');
};

/** `Director of IT` and `IT Director` have one key; where one stands below another, the order counts. */
export const titleKey = (title: string): string => {
  const key = keysOf(title).toSorted().join(' ');
  const isBelow = itemsOf(title).some((item) => isLessening(item)) || RELATION.test(title);
  const known = aliases.get(key);
  if (known !== undefined) return known;
  return isBelow ? `${RELATION.test(title) ? 'to ' : ''}${inOrder(title)}` : key;
};

export const isSameTitle = (one: string, other: string): boolean => {
  const key = titleKey(one);
  return key === '' ? one.trim() === other.trim() : key === titleKey(other);
};

export function verifyTitle(text: string, base: ResumeContent, jobs: readonly number[]): Verdict {
  for (const index of jobs) {
    const title = base.experience[index]?.title ?? '';
    if (isSameTitle(text, title)) return supported([wholeSpan(`experience.${index}.title`, title)]);
  }
  const held = jobs.map((index) => `“${base.experience[index]?.title ?? ''}”`).join(', ');
  return refused(
    held === ''
      ? 'The base resume has no such employer.'
      : `The base resume has ${held} there, not “${text}”.`,
  );
}
