import type { ResumeFormat, ResumeLayout, ResumePages } from '#contracts/resume-views.ts';

export const FORMAT_LABELS: Readonly<Record<ResumeFormat, string>> = {
  docx: 'Word',
  pdf: 'PDF',
  txt: 'Plain text',
  json: 'JSON Resume',
};

export const LAYOUT_LABELS: Readonly<Record<ResumeLayout, string>> = {
  single: 'One column, which every parser reads',
  sidebar: 'A narrow column at the side',
};

export const PAGES_LABELS: Readonly<Record<ResumePages, string>> = {
  '1': 'One page',
  '2': 'Two pages',
  all: 'As it is, nothing is cut',
};
