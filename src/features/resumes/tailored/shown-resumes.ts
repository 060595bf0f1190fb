import type { TailoredResume } from '#contracts/resume-views.ts';
import type { WholeList } from '#lib/owner/use-whole-list.ts';

export type ResumeColumn = 'title' | 'created' | 'score' | 'actions';

export const RESUMES: WholeList<TailoredResume, ResumeColumn> = {
  orders: {
    title: ({ title }) => title,
    created: ({ createdAt }) => createdAt,
    score: ({ lastScore }) => lastScore ?? -1,
  },
  firstSort: { by: 'created', direction: 'descending' },
  textOf: ({ title, fileName }) => `${title} ${fileName}`,
};
