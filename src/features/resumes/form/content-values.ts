/** What stands in the form of a resume: the shape of R-7, its lists as one text with an entry on each line. */
import { z } from 'zod';

import { ResumeContent, type ResumeSource } from '#contracts/resume-content.ts';

const Text = z.string();
/** The place of an entry in the resume that the form began with; -1 of a new one. */
const Origin = z.number().int();

const JobValues = z.object({
  origin: Origin,
  title: Text,
  company: Text,
  location: Text,
  startDate: Text,
  endDate: Text,
  bullets: Text,
});
const EducationValues = z.object({
  origin: Origin,
  degree: Text,
  school: Text,
  location: Text,
  graduationDate: Text,
  gpa: Text,
});
const SourceValues = z.object({
  headline: Text,
  languages: Text,
  projects: Text,
  links: Text,
  awards: Text,
  publications: Text,
  interests: Text,
  volunteering: Text,
  references: Text,
  others: z.array(z.object({ heading: Text, lines: Text })),
});

/** A field's text is never absent here: an input has no null. */
export const ContentValues = z.object({
  name: Text,
  email: Text,
  phone: Text,
  location: Text,
  linkedin: Text,
  summary: Text,
  experience: z.array(JobValues),
  education: z.array(EducationValues),
  skills: Text,
  certifications: Text,
  achievements: Text,
  _source: SourceValues,
});
export type ContentValues = z.infer<typeof ContentValues>;

const SOURCE_LISTS = [
  ...(['languages', 'projects', 'links', 'awards'] as const),
  ...(['publications', 'interests', 'volunteering', 'references'] as const),
] as const;
export const BLANK_JOB: z.infer<typeof JobValues> = {
  ...{ origin: -1, title: '', company: '', location: '', startDate: '', endDate: '', bullets: '' },
};
export const BLANK_EDUCATION: z.infer<typeof EducationValues> = {
  ...{ origin: -1, degree: '', school: '', location: '', graduationDate: '', gpa: '' },
};

/** A stored resume as the form shows it; of none, an empty form. */
export function valuesOf(content: ResumeContent | null): ContentValues {
  const stored = content ?? ResumeContent.parse({});
  const source = stored._source;
  const lists = SOURCE_LISTS.map((name) => [name, textOf(source?.[name] ?? [])] as const);
  return ContentValues.parse({
    ...stored,
    linkedin: stored.linkedin ?? '',
    experience: stored.experience.map((job, origin) => ({ ...job, origin, bullets: textOf(job.bullets) })),
    education: stored.education.map((education, origin) => ({ ...education, origin })),
    skills: textOf(stored.skills),
    certifications: textOf(stored.certifications),
    achievements: textOf(stored.achievements),
    _source: {
      headline: source?.headline ?? '',
      ...Object.fromEntries(lists),
      others: (source?.others ?? []).map(({ heading, lines }) => ({ heading, lines: textOf(lines) })),
    },
  });
}

/** The form as the contract takes it; what it has no field for stays as it is `stored`. */
export function contentOf(
  { experience, education, _source, ...values }: ContentValues,
  stored: ResumeContent | null,
): z.input<typeof ResumeContent> {
  const { linkedin, ...texts } = values;
  return {
    ...texts,
    ...((linkedin.trim() !== '' || stored?.linkedin !== undefined) && { linkedin }),
    experience: experience.map(({ origin: _, ...job }) => ({ ...job, bullets: linesOf(job.bullets) })),
    education: education.map(({ origin: _, ...one }) => one),
    skills: linesOf(values.skills),
    certifications: linesOf(values.certifications),
    achievements: linesOf(values.achievements),
    ...sourceOf({ experience, education, _source }, stored?._source),
  };
}

/** Nothing where there was nothing and nothing was typed. */
function sourceOf(
  { experience, education, _source }: Pick<ContentValues, 'experience' | 'education' | '_source'>,
  stored: ResumeSource | undefined,
) {
  const lists = Object.fromEntries(SOURCE_LISTS.map((name) => [name, linesOf(_source[name])]));
  const others = _source.others
    .map(({ heading, lines }) => ({ heading, lines: linesOf(lines) }))
    .filter(({ heading, lines }) => heading.trim() !== '' || lines.length > 0);
  const isEmpty =
    _source.headline.trim() === '' &&
    others.length === 0 &&
    Object.values(lists).every((list) => list.length === 0);
  if (stored === undefined && isEmpty) return {};
  const dates = {
    ...movedDates('experience', experience, stored?.dates ?? {}),
    ...movedDates('education', education, stored?.dates ?? {}),
  };
  return { _source: { ...stored, headline: _source.headline, ...lists, others, dates } };
}

/** Dates as the document writes them go with their entries, wherever those have moved. */
function movedDates(
  list: 'experience' | 'education',
  entries: readonly { origin: number }[],
  dates: Readonly<Record<string, string>>,
): Record<string, string> {
  const moved = entries.flatMap(({ origin }, index) =>
    ['startDate', 'endDate', 'graduationDate'].flatMap((name) => {
      const written = dates[`${list}.${origin}.${name}`];
      return written === undefined ? [] : [[`${list}.${index}.${name}`, written] as const];
    }),
  );
  return Object.fromEntries(moved);
}

/** One entry on each line; an entry of several lines becomes one. */
const textOf = (list: readonly string[]) => list.map((entry) => linesOf(entry).join(' ')).join('\n');

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
