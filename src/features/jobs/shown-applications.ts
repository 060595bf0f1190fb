/** J-3 Which applications are shown, and in which order: the list is whole in the browser, so that no key waits. */
import { JOB_PRIORITIES, type JobPriority } from '#contracts/job-application-input.ts';
import { JOB_STATUSES, STAGES, type JobStatus } from '#contracts/job-status.ts';
import type { JobApplicationRow } from '#contracts/jobs.ts';
import type { Sort } from '#lib/owner/list-order.ts';

export type JobColumn = 'company' | 'status' | 'priority' | 'appliedDate' | 'nextStepDate' | 'actions';

export type JobFilters = {
  status?: JobStatus | undefined;
  priority?: JobPriority | undefined;
  /** Every word must be somewhere in the application. */
  search: string;
  /** Applications that the server found by their long texts, which the list does not have. */
  found?: ReadonlySet<number> | undefined;
};

export const SORTED_COLUMNS: readonly JobColumn[] = [
  'company',
  'status',
  'priority',
  'appliedDate',
  'nextStepDate',
];
export const FIRST_SORT: Sort<JobColumn> = { by: 'appliedDate', direction: 'descending' };

const { compare } = new Intl.Collator(); // by its own `localeCompare` a string takes ten times as long

const byRank = <Value>(order: readonly Value[], a: Value, b: Value) => order.indexOf(a) - order.indexOf(b);

const COMPARE: Record<JobColumn, (a: JobApplicationRow, b: JobApplicationRow) => number> = {
  company: (a, b) => compare(a.company, b.company) || compare(a.position, b.position),
  status: (a, b) => byRank(JOB_STATUSES, a.status, b.status),
  priority: (a, b) => byRank(JOB_PRIORITIES, a.priority, b.priority),
  appliedDate: (a, b) => order(a.appliedDate, b.appliedDate),
  nextStepDate: (a, b) => order(a.nextStepDate ?? '', b.nextStepDate ?? ''),
  actions: () => 0,
};

export function filtered(
  applications: readonly JobApplicationRow[],
  { status, priority, search, found }: JobFilters,
): JobApplicationRow[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  return applications.filter((application) => {
    if (status && application.status !== status) return false;
    if (priority && application.priority !== priority) return false;
    if (words.length === 0 || found?.has(application.id)) return true;
    const text = textOf(application);
    return words.every((word) => text.includes(word));
  });
}

/** A sorted copy: what has no next step comes last in both directions, equal ones newest first. */
export function sorted(applications: readonly JobApplicationRow[], { by, direction }: Sort<JobColumn>) {
  const sign = direction === 'ascending' ? 1 : -1;
  const isLast = ({ nextStepDate }: JobApplicationRow) => by === 'nextStepDate' && nextStepDate === null;
  return applications.toSorted(
    (a, b) =>
      Number(isLast(a)) - Number(isLast(b)) ||
      sign * COMPARE[by](a, b) ||
      order(b.appliedDate, a.appliedDate) ||
      b.id - a.id,
  );
}

/** True when the next step of an application that is still open should have been taken before today. */
export function isOverdue(
  { nextStepDate, status }: Pick<JobApplicationRow, 'nextStepDate' | 'status'>,
  today: string,
): boolean {
  return STAGES[status].isOpen && nextStepDate !== null && nextStepDate < today;
}

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const texts = new WeakMap<JobApplicationRow, string>(); // made once for all keys that are typed

function textOf(application: JobApplicationRow): string {
  const known = texts.get(application);
  if (known !== undefined) return known;
  const { company, position, location, salary, source, hiringManager, contactPerson, contactEmail } =
    application;
  const text = [
    ...[company, position, location, salary, source, hiringManager],
    ...[contactPerson, contactEmail, application.nextStepAction],
  ]
    .join('\n')
    .toLowerCase();
  texts.set(application, text);
  return text;
}
