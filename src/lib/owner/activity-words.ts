/** The words of the activity log for a reader. */
import type { ActivityLog } from '#contracts/activity.ts';

/** `blog_post` → `Blog post`, and `revisionId` → `Revision id`. */
export function asWords(name: string): string {
  const words = name.replaceAll('_', ' ').replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What an entry is about: the name that its details carry, else its number or name of its own. */
export function subjectOf({ details, resourceId }: Pick<ActivityLog, 'details' | 'resourceId'>): string {
  for (const key of ['title', 'name', 'post', 'position']) {
    const value = details?.[key];
    if (typeof value === 'string' && value) return value;
  }
  if (!resourceId) return '';
  return /^\d+$/u.test(resourceId) ? `#${resourceId}` : resourceId; // tables have names
}

/** A value of the details as text: plain ones as they are, others as JSON. */
export function detailText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
