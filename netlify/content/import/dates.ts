/** Months as people and exports write them. */

/** Whoever has a name for a month first keeps it. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs', 'sl', 'sv', 'da', 'nb', 'fi'];

/** `2019-05` of "May 2019", "Mai 2019", "2019-05-31", "05/2019", "31.5.2019" or "5/31/19, 12:11 PM"; `2019` of a year alone; else nothing. */
export function monthOf(text: string): string | undefined {
  const words = text.trim().slice(0, 40).toLowerCase();
  const [, iso, isoMonth] = /^(\d{4})-(\d{2})\b/.exec(words) ?? [];
  if (iso && isoMonth) return dated(iso, Number(isoMonth));
  const [, name = '', named] =
    /^(?:\d{1,2}\.? (?:de )?)?(\p{L}{3,})\.?,? (?:de )?(?:\d{1,2},? )?(\d{4})\b/u.exec(words) ?? [];
  if (named) return dated(named, monthNamed(name));
  const [, dotted, dottedYear] = /^(?:\d{1,2}\. ?)?(\d{1,2})\. ?(\d{4})\b/.exec(words) ?? [];
  if (dotted && dottedYear) return dated(dottedYear, Number(dotted));
  const [, first, year] = /^(\d{1,2})\/(?:\d{1,2}\/)?(\d{4}|\d{2})\b/.exec(words) ?? [];
  if (first && year) return dated(year.length === 2 ? `20${year}` : year, Number(first));
  return /^\d{4}$/.test(words) ? words : undefined;
}

/** A month for what needs one: January of a year alone. */
export function wholeMonth(date: string | undefined): string | undefined {
  return date?.length === 4 ? `${date}-01` : date;
}

let names: Map<string, number> | undefined;

/** 1 to 12, also of what is cut short ("sept"); 0 where no language has it. */
function monthNamed(name: string): number {
  names ??= monthNames();
  const word = plain(name);
  const known = names.get(word);
  if (known !== undefined) return known;
  for (const [whole, month] of names) if (whole.startsWith(word)) return month;
  return 0;
}

/** As they stand alone and beside a day, whole and short. */
function monthNames(): Map<string, number> {
  const found = new Map<string, number>();
  const days = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2020, index, 2)));
  for (const language of LANGUAGES)
    for (const month of ['long', 'short'] as const)
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(language, { month, day, timeZone: 'UTC' });
        for (const [index, date] of days.entries()) {
          const name = plain(format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '');
          if (/\p{L}{3}/u.test(name) && !found.has(name)) found.set(name, index + 1);
        }
      }
  return found;
}

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();

const dated = (year: string, month: number): string =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year;

const WORDS = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "July 2022" of `2022-07`; a year as it is, nothing of nothing. */
export const inWords = (date: string | undefined): string =>
  date?.includes('-') ? WORDS.format(new Date(`${date}-01T00:00:00Z`)) : (date ?? '');
