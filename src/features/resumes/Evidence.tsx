import { ChevronRight } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import type { ResumeContent, ResumeSpan } from '#contracts/resume-content.ts';
import { resumeLabel } from '#contracts/resume-labels.ts';
import { formatCount } from '#lib/owner/format.ts';

type Props = {
  spans: readonly ResumeSpan[];
  /** The resume that the quotes are of; it gives their places a name. */
  of?: ResumeContent | undefined;
};

/** What of a resume something rests on, in its own words. */
export function Evidence({ spans, of }: Props) {
  if (spans.length === 0) return null;
  return (
    <details className="group/evidence text-xs">
      <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 text-muted select-none hover:text-ink">
        <Icon shape={ChevronRight} size={14} className="group-open/evidence:rotate-90" />
        {formatCount(spans.length, 'quote')} from your resume
      </summary>
      <ul className="mt-1 grid gap-1.5 border-l-2 border-line pl-3">
        {spans.map(({ path, quote, start }, index) => (
          <li key={`${path} ${start} ${index}`}>
            <q className="wrap-anywhere">{quote}</q>
            <span className="block text-muted">{placeWords(path, of)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

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
