import type { TailoredResume } from '#contracts/resume-views.ts';

/** R-2 what is asked before a resume goes. */
export const deletionQuestion = (name: string) =>
  `Are you sure you want to delete "${name}"? This action cannot be undone.`;

const MOST_NAMED = 3;

/** Which tailored resumes rest on a base; nothing where none does. */
export function restingOn(baseId: number, resumes: readonly TailoredResume[]): string | undefined {
  const titles = resumes
    .filter(({ baseResumeId }) => baseResumeId === baseId)
    .map(({ title }) => `“${title}”`);
  if (titles.length === 0) return undefined;
  const more = titles.length - MOST_NAMED;
  const named = [...titles.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])];
  return titles.length === 1
    ? `${named[0]} rests on it. It stays, and is held against the base as it was.`
    : `${titles.length} tailored resumes rest on it: ${named.join(', ')}. They stay, and are held against the base as it was.`;
}
