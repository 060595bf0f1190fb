/** Places of a resume in words: `experience.0.bullets.2` is “Head of IT, Example Ltd”. */
import type { ResumeContent } from '#contracts/resume-content.ts';
import { resumeLabel } from '#contracts/resume-labels.ts';

export function nameOfPlace(resume: ResumeContent, path: string): string {
  const [section = '', index = '', ...rest] = path.split('.');
  if (section === '_source') return nameOfSource(resume, index, Number(rest[0]));
  const job = section === 'experience' ? resume.experience[Number(index)] : undefined;
  if (job) return nonEmpty(job.title, job.company) || 'Experience';
  const degree = section === 'education' ? resume.education[Number(index)] : undefined;
  if (degree) return nonEmpty(degree.degree, degree.school) || 'Education';
  return resumeLabel(section);
}

function nameOfSource({ _source }: ResumeContent, list: string, index: number): string {
  if (list === 'others') return _source?.others[index]?.heading || 'Another section';
  return resumeLabel(list);
}

const nonEmpty = (...texts: string[]): string => texts.filter(Boolean).join(', ');
