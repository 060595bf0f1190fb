/** Days of the calendar as `2026-11-20`: without a time, so without a time zone. */
const DAY_MS = 86_400_000;
const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** J-6 The day that it is for the reader. */
export function dayOf(moment: Date): string {
  const local = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return local.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

/** `2026-11-20` as `Nov 20, 2026`, in every zone. */
export function formatDay(day: string): string {
  const at = Date.parse(day);
  return Number.isNaN(at) ? day : FORMAT.format(at);
}

/** How far a day is from today in words; nothing beyond a week. */
export function nearness(day: string, today: string): string | undefined {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days > 1 && days <= 7 ? `in ${days} days` : undefined;
}
