/** How sure the reading of each field is (D28); of a list its least sure entry counts. */
import type { ResumeContent } from '#contracts/resume-content.ts';
import type { BaseResumeDetails, ReadingCertainty } from '#contracts/resume-views.ts';

import { valueAt } from './value-at.ts';

/** `none` is nothing where a resume may well have nothing: no certificates, no grade. */
export type Mark = ReadingCertainty | 'none' | 'corrected';

const WORST: readonly ReadingCertainty[] = ['missing', 'unsure', 'sure'];

/** The mark of a field by its path. */
export function markAt(
  { certainty, content, reading }: Pick<BaseResumeDetails, 'certainty' | 'content' | 'reading'>,
  path: string,
): Mark {
  const now = JSON.stringify(valueAt(content, path) ?? '');
  if (content && now !== JSON.stringify(valueAt(reading, path) ?? '')) return 'corrected';
  const marks = Object.entries(certainty).flatMap(([at, mark]) =>
    at === path || at.startsWith(`${path}.`) ? [mark] : [],
  );
  // What is there and was not spoken of was read; what is not there is missing, whatever is said of its kind.
  if (isEmpty(valueAt(reading, path))) return MAY_LACK.test(path) ? 'none' : 'missing';
  return WORST.find((mark) => mark !== 'missing' && marks.includes(mark)) ?? 'sure';
}

const MAY_LACK = /(?:^|\.)(?:linkedin|summary|certifications|achievements|location|bullets|gpa)$/;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

export type MarkCounts = Readonly<Record<Mark, number>>;

/** How many fields have which mark. */
export function countMarks(marks: readonly Mark[]): MarkCounts {
  const count = (mark: Mark) => marks.filter((one) => one === mark).length;
  return {
    sure: count('sure'),
    unsure: count('unsure'),
    missing: count('missing'),
    none: count('none'),
    corrected: count('corrected'),
  };
}

/** `29 fields are sure, 2 unsure, 1 missing`; what there is none of is not told. */
export function markCountsInWords({ sure, unsure, missing, corrected }: Omit<MarkCounts, 'none'>): string {
  const others = [
    { count: unsure, words: 'unsure' },
    { count: missing, words: 'missing' },
    { count: corrected, words: 'corrected by you' },
  ].filter(({ count }) => count > 0);
  return [
    sure === 1 ? '1 field is sure' : `${sure} fields are sure`,
    ...others.map(({ count, words }) => `${count} ${words}`),
  ].join(', ');
}

const FIELDS = [
  'name',
  'email',
  'phone',
  'location',
  'linkedin',
  'summary',
  'skills',
  'certifications',
  'achievements',
];
const JOB_FIELDS = ['title', 'company', 'location', 'startDate', 'endDate', 'bullets'];
const EDUCATION_FIELDS = ['degree', 'school', 'location', 'graduationDate', 'gpa'];

/** The fields of R-7 that a resume has or could have, by path. */
export function markedFields({ experience, education }: ResumeContent): string[] {
  const inEach = (list: string, count: number, fields: readonly string[]) =>
    Array.from({ length: count }, (_, index) => fields.map((field) => `${list}.${index}.${field}`)).flat();
  return [
    ...FIELDS,
    ...inEach('experience', experience.length, JOB_FIELDS),
    ...inEach('education', education.length, EDUCATION_FIELDS),
  ];
}
