/** Which tailored resumes the list shows, and in which order. */
import type { TailoredResume } from '#contracts/resume-views.ts';
import type { Sort } from '#lib/owner/list-order.ts';

export type ResumeColumn = 'title' | 'created' | 'score' | 'actions';

export const FIRST_SORT: Sort<ResumeColumn> = { by: 'created', direction: 'descending' };
export const SORTS: readonly ResumeColumn[] = ['title', 'created', 'score'];

const { compare } = new Intl.Collator('en', { numeric: true });
const COMPARE: Record<ResumeColumn, (a: TailoredResume, b: TailoredResume) => number> = {
  title: (a, b) => compare(a.title, b.title),
  created: (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  score: (a, b) => (a.lastScore ?? -1) - (b.lastScore ?? -1),
  actions: () => 0,
};

/** Those whose title or file has the words, in this order; the newest first where nothing else decides. */
export function shownResumes(
  resumes: readonly TailoredResume[],
  { by, direction }: Sort<ResumeColumn>,
  words: string,
): TailoredResume[] {
  const wanted = words.trim().toLowerCase();
  const sign = direction === 'ascending' ? 1 : -1;
  return resumes
    .filter(({ title, fileName }) => `${title} ${fileName}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => sign * COMPARE[by](a, b) || b.id - a.id);
}
