/** The filters of the activity log as the address has them. */
import { ACTIVITY_RESOURCES, type ActivityResource } from '#contracts/activity.ts';

export type LogFilters = {
  action?: string;
  resource?: ActivityResource;
  actor?: string;
  search?: string;
  from?: string;
  to?: string;
};

/** The parameters of the address beside the search. */
export const LOG_FILTERS = ['action', 'resource', 'actor', 'from', 'to'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/**
 * What of the raw values can be asked for: no blanks, unknown resources or half-typed days. The days are the reader's,
 * as the moments in the log are shown.
 */
export function logFilters(raw: Record<keyof LogFilters, string>): LogFilters {
  const resource = ACTIVITY_RESOURCES.find((known) => known === raw.resource);
  const search = raw.search.trim();
  return {
    ...(raw.action && { action: raw.action }),
    ...(resource && { resource }),
    ...(raw.actor && { actor: raw.actor }),
    ...(search && { search }),
    ...(DAY.test(raw.from) && { from: midnight(raw.from) }),
    ...(DAY.test(raw.to) && { to: midnight(raw.to, 1) }),
  };
}

/** When a day begins for the reader, or so many days later. */
function midnight(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
