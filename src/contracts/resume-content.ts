/** What a resume says: the shape of R-7, of base resumes, tailored ones and the files that are written of them. */
import { z } from 'zod';

import { atMost, clean } from './owner-text.ts';

export const RESUME_LIMITS = {
  /** In characters, of a name, a title, a skill and the like. */
  line: 300,
  /** In characters, of a bullet. */
  bullet: 2_000,
  /** In characters, of the summary. */
  summary: 6_000,
  /** Of each list; nobody's life has more. */
  entries: 60,
  items: 200,
} as const;

const Line = z
  .string('Enter a text')
  .overwrite((text) => clean(text).replace(/\s+/g, ' ').trim())
  .max(RESUME_LIMITS.line, atMost(RESUME_LIMITS.line));
/** More than one line. */
const LongText = (maximum: number) =>
  z
    .string('Enter a text')
    .overwrite((text) => clean(text).trim())
    .max(maximum, atMost(maximum));
const lines = () => z.array(Line).max(RESUME_LIMITS.items).default([]);

/** Dates are `2019-05`, `2019`, `present` or empty. */
export const ResumeDate = z
  .string('Enter a date')
  .trim()
  .regex(/^(|\d{4}|\d{4}-(0[1-9]|1[0-2])|present)$/, 'Use a month such as 2019-05, a year, or present');

export const ResumeJob = z.object({
  title: Line.default(''),
  company: Line.default(''),
  location: Line.default(''),
  startDate: ResumeDate.default(''),
  endDate: ResumeDate.default(''),
  bullets: z.array(LongText(RESUME_LIMITS.bullet)).max(RESUME_LIMITS.items).default([]),
});
export type ResumeJob = z.infer<typeof ResumeJob>;

export const ResumeEducation = z.object({
  degree: Line.default(''),
  school: Line.default(''),
  location: Line.default(''),
  graduationDate: ResumeDate.default(''),
  gpa: Line.default(''),
});
export type ResumeEducation = z.infer<typeof ResumeEducation>;

/** What the shape of R-7 has no place for; nothing of a document is lost. */
export const ResumeSource = z.object({
  /** The line beneath the name, such as “Head of IT Operations”. */
  headline: Line.default(''),
  languages: lines(),
  projects: z.array(LongText(RESUME_LIMITS.bullet)).max(RESUME_LIMITS.items).default([]),
  links: lines(),
  awards: lines(),
  publications: z.array(LongText(RESUME_LIMITS.bullet)).max(RESUME_LIMITS.items).default([]),
  interests: lines(),
  volunteering: z.array(LongText(RESUME_LIMITS.bullet)).max(RESUME_LIMITS.items).default([]),
  references: lines(),
  /** Sections of another kind, under their own headings. */
  others: z
    .array(
      z.object({ heading: Line, lines: z.array(LongText(RESUME_LIMITS.bullet)).max(RESUME_LIMITS.items) }),
    )
    .max(RESUME_LIMITS.entries)
    .default([]),
  /** Dates as they stand in the document, by path: `experience.0.startDate` → `May 2019`. */
  dates: z.record(z.string().max(60), Line).default({}),
  /** A JSON Resume as it came, so that it can leave again without loss. */
  jsonResume: z.unknown().optional(),
});
export type ResumeSource = z.infer<typeof ResumeSource>;

/** The lists of lines among them. */
export const SOURCE_LISTS = [
  'languages',
  'projects',
  'links',
  'awards',
  'publications',
  'interests',
  'volunteering',
  'references',
] as const satisfies readonly (keyof ResumeSource)[];

export const ResumeContent = z.object({
  name: Line.default(''),
  email: Line.default(''),
  phone: Line.default(''),
  location: Line.default(''),
  linkedin: Line.optional(),
  summary: LongText(RESUME_LIMITS.summary).default(''),
  experience: z.array(ResumeJob).max(RESUME_LIMITS.entries).default([]),
  education: z.array(ResumeEducation).max(RESUME_LIMITS.entries).default([]),
  skills: lines(),
  certifications: lines(),
  achievements: z.array(LongText(RESUME_LIMITS.bullet)).max(RESUME_LIMITS.items).default([]),
  _source: ResumeSource.optional(),
});
export type ResumeContent = z.infer<typeof ResumeContent>;

/** A path of the shape, such as `experience.0.bullets.2` or `skills.4`. */
export const ResumePath = z.string().max(60);

/** Where in a resume words stand: `quote` is `text.slice(start, end)` of what `path` names. */
export const ResumeSpan = z.object({
  path: ResumePath,
  quote: z.string(),
  start: z.number().int(),
  end: z.number().int(),
});
export type ResumeSpan = z.infer<typeof ResumeSpan>;
