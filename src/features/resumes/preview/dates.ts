/** Dates as the files print them. */
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2019-05` as `May 2019`; a year stays one, `present` is `Present`, and what is none of them stays as it is. */
export function dateWords(date: string): string {
  if (date === 'present') return 'Present';
  return /^\d{4}-\d{2}$/u.test(date) ? MONTH.format(new Date(`${date}-01T00:00:00Z`)) : date;
}

/** `May 2019 – Present`; a period that lacks an end or a beginning says so. */
export function periodWords(start: string, end: string): string {
  if (start && end) return `${dateWords(start)} – ${dateWords(end)}`;
  if (start) return `From ${dateWords(start)}`;
  if (end) return end === 'present' ? 'Present' : `Until ${dateWords(end)}`;
  return '';
}
