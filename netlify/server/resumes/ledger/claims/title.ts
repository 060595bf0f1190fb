/** Titles: the same one or a listed alias, held at that employer. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import { TITLE_ALIASES } from '../data/titles.ts';
import { keysOf } from '../base.ts';
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

/** `Director of IT` and `IT Director` have one key. */
export const titleKey = (title: string): string => {
  const key = keysOf(title).toSorted().join(' ');
  return aliases.get(key) ?? key;
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
