/** What the parts of a resume are called wherever they are named: in forms, changes and proposals. */
import type { ResumeContent, ResumeSource } from './resume-content.ts';

type Part = Exclude<keyof ResumeContent, '_source'> | Exclude<keyof ResumeSource, 'dates' | 'jsonResume'>;

export const RESUME_LABELS: Readonly<Record<Part, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  linkedin: 'LinkedIn',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  certifications: 'Certifications',
  achievements: 'Achievements',
  headline: 'Headline',
  languages: 'Languages',
  projects: 'Projects',
  links: 'Links',
  awards: 'Awards',
  publications: 'Publications',
  interests: 'Interests',
  volunteering: 'Volunteering',
  references: 'References',
  others: 'Other sections',
};

/** The label of a part by its name, or the name itself of what is none. */
export const resumeLabel = (part: string): string =>
  Object.entries(RESUME_LABELS).find(([name]) => name === part)?.[1] ?? part;
