/** Dates of a resume as they are printed: `May 2019 – Present`. */
const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
]; // prettier-ignore
const YEAR_AND_MONTH = /^(\d{4})-(\d{2})$/;

/** `2019-05` as `May 2019`; a year stays one, `present` is `Present`, and what is none of them stays as it is. */
export function formatDate(date: string): string {
  if (date === 'present') return 'Present';
  const [, year, month] = YEAR_AND_MONTH.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return year && name ? `${name} ${year}` : date;
}

/** `May 2019 – Present`; a period that lacks an end or a beginning says so in a word, so that it is no other. */
export function formatPeriod(start: string, end: string): string {
  if (start && end) return `${formatDate(start)} – ${formatDate(end)}`;
  if (start) return `From ${formatDate(start)}`;
  if (end) return end === 'present' ? 'Present' : `Until ${formatDate(end)}`;
  return '';
}
