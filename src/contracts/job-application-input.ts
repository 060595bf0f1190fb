/** The fields of a job application as the owner writes them: for the form and for the server (J-6). */
import { z } from 'zod';

import { JobPostingInput } from './job-posting.ts';
import { JobStatus } from './job-status.ts';
import { atMost, clean, line } from './owner-text.ts';
import { Moment } from './values.ts';

export const JOB_PRIORITIES = ['low', 'medium', 'high'] as const;
export const JobPriority = z.enum(JOB_PRIORITIES, `Use ${JOB_PRIORITIES.join(', ')}`);
export type JobPriority = z.infer<typeof JobPriority>;

/** In characters, of what stands in one line. */
export const JOB_LINE_MAXIMUM = 200;
/** In characters, of description, requirements, notes and details each. */
export const JOB_TEXT_MAXIMUM = 20_000;
/** In characters, of the address of a page. */
export const JOB_ADDRESS_MAXIMUM = 2_000;
const EMAIL_MAXIMUM = 254;
const FIRST_YEAR = 1970;
const LAST_YEAR = 2099;

export const requiredLine = (missing: string) => line(JOB_LINE_MAXIMUM, missing).min(1, missing);

const orNull = (value: string) => value || null;
/** Text that may be left out; blank is none. */
export const optionalLine = line(JOB_LINE_MAXIMUM).transform(orNull).nullable();
export const optionalText = (maximum = JOB_TEXT_MAXIMUM) =>
  z
    .string('Enter a text')
    .overwrite((value) => clean(value).trim())
    .max(maximum, atMost(maximum))
    .transform(orNull)
    .nullable();

/** The address of a web page, the only kind that may become a link. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

export const WebAddress = line(JOB_ADDRESS_MAXIMUM).refine(
  (value) => value === '' || isWebAddress(value),
  'Enter an address such as https://…',
);

export const optionalAddress = WebAddress.transform(orNull).nullable();

/** An address without `https://` stays a text; one of another scheme is refused. */
const LooseAddress = line(JOB_ADDRESS_MAXIMUM).refine(
  (value) => isWebAddress(value) || !URL.canParse(value),
  'Enter an address such as https://…',
);

export const optionalEmail = line(EMAIL_MAXIMUM)
  .refine((value) => value === '' || z.regexes.email.test(value), 'Enter a valid email address')
  .transform(orNull)
  .nullable();

const twoDigits = (value: number) => String(value).padStart(2, '0');
const isDate = (date: Date) => !Number.isNaN(date.getTime());

/** The day that was written, whatever the time zone; `undefined` for what is no date. */
function dayOf(value: string | number): string | undefined {
  const date = new Date(value);
  if (!isDate(date)) return undefined;
  if (typeof value === 'number') return date.toISOString().split('T')[0];
  if (!/\d{4}/.test(value)) return undefined; // JavaScript takes `1` for January 2001
  const [written] = /^\d{4}-\d\d-\d\d/.exec(value) ?? [];
  if (written === undefined)
    return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
  // JavaScript takes 31 February for 3 March.
  const day = new Date(written);
  return isDate(day) && day.toISOString().startsWith(written) ? written : undefined;
}

const isBlank = (value: string | number) => typeof value === 'string' && value.trim() === '';

/** What is wrong with a date, if anything. */
function dateProblem(value: string | number): string | undefined {
  const day = dayOf(value);
  if (day === undefined) return 'Enter a date';
  const year = Number(/^\d+/.exec(day)?.[0]);
  return year >= FIRST_YEAR && year <= LAST_YEAR
    ? undefined
    : `Use a year from ${FIRST_YEAR} to ${LAST_YEAR}`;
}

function checkedDay(value: string | number, context: z.RefinementCtx): string {
  const message = dateProblem(value);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
  return dayOf(value) ?? '';
}

/** A day as `2026-11-20`; a moment or a number of milliseconds becomes one. */
const Day = z.union([z.string(), z.number()], 'Enter a date').transform(checkedDay);

/** A day that may be left out; blank is none. */
const OptionalDay = z
  .union([z.string(), z.number()], 'Enter a date')
  .transform((value, context) => (isBlank(value) ? null : checkedDay(value, context)))
  .nullable();

/** Every field of the form. */
export const JobApplicationFields = z.strictObject({
  company: requiredLine('Company is required'),
  position: requiredLine('Position is required'),
  location: optionalLine,
  salary: optionalLine,
  hiringManager: optionalLine,
  hiringManagerLink: LooseAddress.transform(orNull).nullable(),
  jobUrl: optionalAddress,
  description: optionalText(),
  requirements: optionalText(),
  appliedDate: Day,
  status: JobStatus,
  priority: JobPriority,
  source: optionalLine,
  contactPerson: optionalLine,
  contactEmail: optionalEmail,
  notes: optionalText(),
  nextStepDate: OptionalDay,
  nextStepAction: optionalLine,
  details: optionalText(),
});
export type JobApplicationFields = z.infer<typeof JobApplicationFields>;

const { company, position, ...others } = JobApplicationFields.shape;

/** A new application: pending, of medium priority and applied for today unless it says otherwise. */
export const JobApplicationInput = z.strictObject({
  company,
  position,
  ...z.object(others).partial().shape,
  /** What was read of the job's page or text, where the fields come from it. */
  posting: JobPostingInput.optional(),
});
export type JobApplicationInput = z.infer<typeof JobApplicationInput>;

/** A change: absent fields stay, null clears (D27). */
export const JobApplicationPatch = z.strictObject({
  ...JobApplicationFields.partial().shape,
  /** What the form read; a save of the whole form sends it. @throws 409 with the current row when it is older. */
  updatedAt: Moment.optional(),
  /** What has been read since; a field that is changed and has no origin here is the owner's. */
  posting: JobPostingInput.optional(),
});
export type JobApplicationPatch = z.infer<typeof JobApplicationPatch>;

/** What the owner can write down by hand; `status` is written by the server. */
export const JOB_EVENT_TYPES = [
  'note',
  'call',
  'email',
  'interview',
  'assessment',
  'follow-up',
  'offer',
  'other',
] as const;
const EVENT_TEXT_MAXIMUM = 5_000;

export const JobEventInput = z.strictObject({
  type: z.enum(JOB_EVENT_TYPES, `Use ${JOB_EVENT_TYPES.join(', ')}`).default('note'),
  title: requiredLine('Title is required'),
  description: optionalText(EVENT_TEXT_MAXIMUM).optional(),
  /** A moment; now when it is left out. */
  eventDate: z.iso
    .datetime({ offset: true, error: 'Enter a date and time' })
    .refine((value) => {
      const year = new Date(value).getUTCFullYear();
      return year >= FIRST_YEAR && year <= LAST_YEAR;
    }, `Use a year from ${FIRST_YEAR} to ${LAST_YEAR}`)
    .optional(),
});
export type JobEventInput = z.infer<typeof JobEventInput>;
