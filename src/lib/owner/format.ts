/** How figures and moments are written on the owner's screens. */
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const COUNT = new Intl.NumberFormat('en-US');
const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const; // A-FIL-1

/** An ISO moment in the reader's zone: `Nov 20, 2026, 1:45 PM`. */
export function formatMoment(at: string, isDateOnly = false): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? at : (isDateOnly ? DATE : MOMENT).format(date);
}

/** `1 post`, `1,024 posts`. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${COUNT.format(count)} ${count === 1 ? one : many}`;
}

/** A-FIL-1 a size in Bytes, KB, MB or GB of 1,024 each, with at most two decimals. */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return `${Number((bytes / 1024 ** power).toFixed(2))} ${UNITS[power] ?? 'Bytes'}`;
}
