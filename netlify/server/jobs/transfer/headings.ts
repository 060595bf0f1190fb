/** How trackers call the fields of an application, and the stages of a search. */
import type { JobApplicationInput, JobPriority } from '#contracts/job-application-input.ts';
import { JOB_STATUSES, type JobStatus } from '#contracts/job-status.ts';

export type Field = Exclude<keyof JobApplicationInput, 'posting'>;

/** Headings in lower case without marks, by the field that they fill. */
const HEADINGS: Readonly<Record<Field, string>> = {
  company: 'company|company name|employer|organization',
  position: 'position|title|job title|job position|jobtitle|role|job',
  location: 'location|job location|city',
  salary: 'salary|max salary|salary range|compensation|pay',
  hiringManager: 'hiring manager',
  hiringManagerLink: 'hiring managers page|hiring manager link',
  jobUrl: 'address|job url|url|link|job link|posting url|job post url|job posting url',
  description: 'description|job description',
  requirements: 'requirements',
  appliedDate: 'applied|applied date|application date|date applied|applied on|applied at|date saved',
  status: 'status|list|list name|stage',
  priority: 'priority|excitement',
  source: 'source|job source|jobsource|found on',
  contactPerson: 'contact person|contact',
  contactEmail: 'contact email',
  notes: 'notes|note|comments',
  nextStepDate: 'next step on|next step date|follow up|follow up date',
  nextStepAction: 'next step|next step action',
  details: 'details|job type|jobtype|employment type',
};

const FIELDS = new Map(
  Object.entries(HEADINGS).flatMap(([field, names]) =>
    names.split('|').map((name) => [name, field as Field] as const),
  ),
);

/** Says something of a field only where its own column is silent: of a job that was saved, the day of that. */
export const isSecondChoice = (heading: string): boolean => plain(heading) === 'date saved';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The field that a heading names; also as the contract calls it (`jobUrl`). */
export function fieldOf(heading: string): Field | undefined {
  const name = plain(heading.replaceAll(/[’']/gu, ''));
  const own = Object.keys(HEADINGS).find((field) => field.toLowerCase() === name.replaceAll(' ', ''));
  return FIELDS.get(name) ?? FIELDS.get(plain(own ?? '')) ?? (own as Field | undefined);
}

/** Headings that only one tracker writes together. */
const FORMATS: readonly [format: string, headings: string][] = [
  ['LinkedIn', 'application date|company name|job title|job url|resume name'],
  ['JobSync', 'jobtitle|jobsource|applieddate'],
  ['Teal', 'company|status|excitement'],
  ['Huntr', 'company|list'],
  ['Huntr', 'company|list name'],
  ['Job Tracker', 'company|position|hiring managers page'],
];

/** Whose export a file with these headings is. */
export function formatOf(headings: readonly string[]): string {
  const names = new Set(headings.map((heading) => plain(heading.replaceAll(/[’']/gu, ''))));
  const known = FORMATS.find(([, needed]) => needed.split('|').every((name) => names.has(name)));
  return known?.[0] ?? 'CSV';
}

/** What other trackers call them. */
const STATUS_NAMES: Readonly<Record<JobStatus, string>> = {
  pending: 'applied|applying|wishlist|bookmarked|saved|draft|new|to apply|submitted|in review',
  interview: 'interviewing|interviews|phone screen|screening|assessment|on site|onsite',
  offer: 'offers|negotiating|accepted|hired|offer received',
  rejected: 'declined|not selected|no response|expired|closed|ghosted',
  withdrawn: 'archived|i withdrew|not interested|withdrew',
};

/** How words of a person's own list begin, such as “Rejected after 2nd interview”; what ends a search goes first. */
const STATUS_BEGINNINGS: readonly [JobStatus, string][] = [
  ['withdrawn', 'declined offer|offer declined|i declined|withdr|archiv'],
  ['rejected', 'reject|declin|unsuccess|turned down|ghost|closed|filled|no response|no offer'],
  ['offer', 'offer|hired|accepted'],
  ['interview', 'interview|screen|assessment|onsite|final round'],
  ['pending', 'applied|applying|progress|review|submit|waiting|saved'],
];
/** “Not accepted” says what is not, and of nothing what is. */
const NEGATED =
  /\b(?:not|never|no(?! (?:response|offer)\b)|(?:did|do|does|was|has|have|had)n ?t|nicht|kein\w*)\b/u;

/** The status that somebody's own words tell; undefined where they tell none. */
const toldBy = (name: string): JobStatus | undefined =>
  NEGATED.test(name)
    ? undefined
    : STATUS_BEGINNINGS.find(([, words]) =>
        words.split('|').some((word) => ` ${name}`.includes(` ${word}`)),
      )?.[0];

/** The status that a word of any tracker means; the word itself where it is none, so that it is refused. */
export function statusOf(text: string): string {
  const name = plain(text);
  const own = JOB_STATUSES.find((status) => plain(status) === name);
  const named = JOB_STATUSES.find((status) => STATUS_NAMES[status].split('|').includes(name));
  return own ?? named ?? toldBy(name) ?? text;
}

const PRIORITIES: Readonly<Record<string, JobPriority>> = { low: 'low', medium: 'medium', high: 'high' };
/** Teal's stars. */
const STARS: readonly (JobPriority | '')[] = ['', 'low', 'low', 'medium', 'high', 'high'];
export function priorityOf(text: string, format: string): string {
  const stars = format === 'Teal' ? STARS[Number(text)] : undefined;
  return stars ?? PRIORITIES[plain(text)] ?? text;
}
