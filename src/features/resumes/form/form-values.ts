/** The form of a resume: what it is called, how it is laid out, and what it says. */
import { z } from 'zod';

import { line } from '#contracts/owner-text.ts';
import { ResumeContent } from '#contracts/resume-content.ts';
import { RESUME_LABELS } from '#contracts/resume-labels.ts';
import { ResumeLayout } from '#contracts/resume-views.ts';
import type { Parts } from '#lib/owner/editing/versions.ts';

import { LAYOUT_LABELS } from '../formats.ts';
import { contentOf, ContentValues } from './content-values.ts';

export const FormValues = z.object({ title: z.string(), layout: ResumeLayout, content: ContentValues });
export type FormValues = z.infer<typeof FormValues>;

/** In characters. */
export type TitleLimit = { maximum: number; missing: string };

/** The form as the contract takes it. */
export const checkedForm = (stored: ResumeContent | null, { maximum, missing }: TitleLimit) =>
  FormValues.transform(({ content, ...values }) => ({ ...values, content: contentOf(content, stored) })).pipe(
    z.object({ title: line(maximum, missing).min(1, missing), layout: ResumeLayout, content: ResumeContent }),
  );
export type CheckedForm = z.output<ReturnType<typeof checkedForm>>;

const { name, email, phone, location, linkedin, summary, experience, education } = RESUME_LABELS;
const { skills, certifications, achievements } = RESUME_LABELS;
const LABELS = {
  title: 'Title',
  layout: 'Layout',
  ...{ name, email, phone, location, linkedin, summary, experience, education },
  ...{ skills, certifications, achievements },
  _source: 'More sections',
} as const;
export type Part = keyof typeof LABELS;

const isPart = (name: string): name is Part => Object.hasOwn(LABELS, name);
const PART_NAMES = Object.keys(LABELS).filter(isPart);

const partOf = ({ title, layout, content }: FormValues, part: Part): unknown =>
  part === 'title' ? title : part === 'layout' ? layout : content[part];

/** The parts in which two forms differ; blanks at the ends of texts do not count. */
export function differences(a: FormValues, b: FormValues): Part[] {
  return PART_NAMES.filter((part) => comparable(partOf(a, part)) !== comparable(partOf(b, part)));
}

const comparable = (value: unknown) =>
  JSON.stringify(value, (key, one: unknown) =>
    key === 'origin' ? undefined : typeof one === 'string' ? one.trim() : one,
  );

export const RESUME_PARTS: Parts<FormValues, Part> = {
  labels: LABELS,
  differences,
  wordsOf: (values, part) =>
    part === 'layout' ? LAYOUT_LABELS[values.layout] : textOf(partOf(values, part)).trim() || 'Nothing',
  taking: (mine, theirs, parts) => {
    const isTaken = (name: string) => parts.some((part) => part === name);
    const texts = Object.entries(theirs.content).filter(([name]) => isTaken(name));
    return {
      title: isTaken('title') ? theirs.title : mine.title,
      layout: isTaken('layout') ? theirs.layout : mine.layout,
      content: { ...mine.content, ...Object.fromEntries(texts) },
    };
  },
};

/** All texts of a part, to be compared by eye. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('\n\n');
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).filter(Boolean).join('\n');
}
