/** Where in a resume a path leads, in words: `experience.0.bullets.2` is `CIO at Example, bullet 3`. */
import type { ResumeContent } from '#contracts/resume-content.ts';
import { resumeLabel } from '#contracts/resume-labels.ts';

/** @param of the resume of the path; without it an entry has its number */
export function placeWords(path: string, of?: ResumeContent): string {
  const [field = '', ...rest] = path.replace(/^_source\./u, '').split('.');
  const label = resumeLabel(field);
  const index = Number(rest[0]);
  if (field === 'experience' || field === 'education')
    return [entryName(field, index, of) || `${label} ${index + 1}`, ...within(rest.slice(1))].join(', ');
  return Number.isInteger(index) && rest.length > 0 ? `${label}, entry ${index + 1}` : label;
}

function entryName(kind: 'experience' | 'education', index: number, of: ResumeContent | undefined): string {
  const job = kind === 'experience' ? of?.experience[index] : undefined;
  if (job) return [job.title, job.company].filter(Boolean).join(' at ');
  const degree = kind === 'education' ? of?.education[index] : undefined;
  return degree ? [degree.degree, degree.school].filter(Boolean).join(', ') : '';
}

function within([field, index]: readonly string[]): string[] {
  if (field === undefined) return [];
  return field === 'bullets' && index !== undefined
    ? [`bullet ${Number(index) + 1}`]
    : [PARTS[field] ?? field];
}

const PARTS: Readonly<Record<string, string>> = {
  title: 'title',
  company: 'company',
  location: 'location',
  startDate: 'start',
  endDate: 'end',
  degree: 'degree',
  school: 'school',
  graduationDate: 'graduation',
  gpa: 'grade',
};
