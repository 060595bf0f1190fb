/** What the owner has corrected in a base since a resume was made of it. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import { resumeText } from '../content/stored.ts';
import { mapTexts, textAt, textsOf } from '../content/texts.ts';

/** A path without its places: `experience.*.startDate`. */
const fieldOf = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*');

/** Whether all lists that a path leads through have as many entries as before: then it leads to what was corrected. */
function isSamePlace(path: string, counts: readonly Map<string, number>[]): boolean {
  const lists = [...path.matchAll(/\.\d+(?=\.|$)/g)].map(({ index }) => path.slice(0, index));
  return lists.every((list) => new Set(counts.map((count) => count.get(list))).size === 1);
}

/** How many entries each list has. */
function countsOf(resume: ResumeContent): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of textsOf(resume))
    for (const { index, 1: place } of path.matchAll(/\.(\d+)(?=\.|$)/g)) {
      const list = path.slice(0, index);
      counts.set(list, Math.max(counts.get(list) ?? 0, Number(place) + 1));
    }
  return counts;
}

/**
 * The resume with each text that it has of its base as the base says it now; null where none was corrected. What the base
 * said twice and says in two ways now stays, and so does what was moved.
 */
export function withCorrections(
  resume: ResumeContent,
  former: ResumeContent,
  base: ResumeContent,
): ResumeContent | null {
  const counts = [countsOf(former), countsOf(base)];
  const corrected = new Map<string, string | undefined>();
  for (const { path, text } of textsOf(former)) {
    const now = isSamePlace(path, counts) ? (textAt(base, path) ?? '') : text;
    const key = `${fieldOf(path)} ${text}`;
    const isOtherwise = corrected.has(key) && corrected.get(key) !== now;
    corrected.set(key, isOtherwise || now === '' ? undefined : now);
  }
  const after = mapTexts(resume, (text, path) => corrected.get(`${fieldOf(path)} ${text}`) ?? text);
  return resumeText(after) === resumeText(resume) ? null : after;
}
