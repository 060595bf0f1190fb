/** The words of the activity log for a reader. */
import type { ActivityLog } from '#contracts/activity.ts';

import { formatMoment } from './format.ts';

/** `blog_post` → `Blog post`, and `revisionId` → `Revision id`. */
export function asWords(name: string): string {
  const words = name.replaceAll('_', ' ').replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What an entry is about: the name that its details carry, else its number or name of its own. */
export function subjectOf({ details, resourceId }: Pick<ActivityLog, 'details' | 'resourceId'>): string {
  for (const key of ['title', 'name', 'post', 'position']) {
    const value = details?.[key];
    if (typeof value === 'string' && value) return key === 'position' ? atCompany(value, details) : value;
  }
  return idText(resourceId);
}

/** A search has many positions of the same name. */
const atCompany = (position: string, details: ActivityLog['details']): string =>
  typeof details?.['company'] === 'string' ? `${position} at ${details['company']}` : position;

/** `#7`; tables have names, backups moments. */
export function idText(resourceId: string | null): string {
  if (!resourceId) return '';
  return /^\d+$/u.test(resourceId) ? `#${resourceId}` : momentText(resourceId);
}

/** A value of the details as text: moments in the reader's zone, what holds others as a list of them. */
export function detailText(value: unknown): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return value.map(detailText).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${asWords(name)}: ${detailText(part)}`)
      .join(', ');
  return momentText(typeof value === 'string' ? value : JSON.stringify(value));
}

/** With or without its punctuation, as in the names of backups. */
const MOMENT = /^(\d{4})-?(\d\d)-?(\d\dT\d\d):?(\d\d):?(\d\d)\.?(\d{3}Z)$/u;

/** A moment as it is written everywhere; any other text stays as it is. */
function momentText(text: string): string {
  return MOMENT.test(text) ? formatMoment(text.replace(MOMENT, '$1-$2-$3:$4:$5.$6')) : text;
}
