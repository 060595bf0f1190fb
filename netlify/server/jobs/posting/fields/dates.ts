/** Days as people write them in English, German, French and Spanish. */
import { plain } from '../words/plain.ts';

const MONTHS = [
  'january jan januar janvier enero ene janner jaenner',
  'february feb februar fevrier fevr fev febrero',
  'march mar marz maerz mars marzo',
  'april apr avril avr abril abr',
  'may mai mayo',
  'june jun juni juin junio',
  'july jul juli juillet juil julio',
  'august aug aout agosto ago',
  'september sept sep septembre septiembre setiembre',
  'october oct oktober okt octobre octubre',
  'november nov novembre noviembre',
  'december dec dezember dez decembre diciembre dic',
].map((names) => new Set(names.split(' ')));

const twoDigits = (value: number) => String(value).padStart(2, '0');

const WEEKDAYS = [
  'sunday sun sonntag dimanche domingo',
  'monday mon montag lundi lunes',
  'tuesday tue dienstag mardi martes',
  'wednesday wed mittwoch mercredi miercoles',
  'thursday thu donnerstag jeudi jueves',
  'friday fri freitag vendredi viernes',
  'saturday sat samstag sonnabend samedi sabado',
].map((names) => new Set(names.split(' ')));
const DAY = 24 * 60 * 60 * 1_000;
/** A day without its year is one of these many days around today. */
const BEFORE_TODAY = 60;
const AFTER_TODAY = 240;

/** Languages that write the day before the month. */
const isDayFirst = (language: string): boolean =>
  /^(?:de|fr|es|it|nl|pt|en-(?:gb|ie|au|nz))(?:$|[-_])/.test(language);

const US_PLACE =
  /, (?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|WI|WV|WY|WA \d{5})\b|\bUnited States\b|\bUSA\b/;

/** English alone does not tell whether the month comes first; places and money do. */
export function datedLanguage(language: string, texts: readonly string[]): string {
  if (language !== '' && !/^en(?:-us)?$/.test(language)) return language;
  if (texts.some((text) => /£\s?\d/.test(text))) return 'en-gb';
  return texts.some((text) => US_PLACE.test(text)) ? US_ENGLISH : language === '' ? '' : 'en';
}
const US_ENGLISH = 'en-us-dated';

/** `2026-11-03` of the first day that a text names; nothing where day and month could be either. */
export function dayIn(text: string, language = '', now?: Date): string | undefined {
  const start = text.slice(0, 200);
  const [, year, month, day] = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(start) ?? [];
  if (year) return checked(Number(year), Number(month), Number(day));
  const [, one, mark, two, century] =
    /\b(\d{1,2})([./-])\s?(\d{1,2})[./-]\s?(\d{4}|\d{2})\b/.exec(start) ?? [];
  if (one)
    return numeric(Number(one), Number(two), fullYear(Number(century)), {
      isDayBefore: mark === '.' || isDayFirst(language),
      isMonthBefore: language === US_ENGLISH,
    });
  const [, first, second] = (now && /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?!\d)/.exec(start)) ?? [];
  if (now && first) return nearest(Number(second), Number(first), [], now);
  return worded(plain(start).split(' '), now);
}

/** What a last day for applying follows: by its name, or in a sentence about applying and no other day. */
const LIMITS =
  /(?<name>(?:^|[|·•] )(?:closes|closed|closing)(?: on| in \d{1,3} days)?:? (?=(?:\p{L}{3,9},? ){0,2}\d)|deadline|closing date|last (?:day|date) (?:to apply|for appl\p{L}+|of appl\p{L}+)|applications? (?:will )?close|applications? (?:are|were) due|(?:advert|vacancy|post|position|posting) closes|bewerbungs(?:frist|schluss|ende)|einsendeschluss|date limite|clôture des candidatures|fecha límite|fecha de cierre|plazo de (?:inscripci|solicitud|presentaci|candidatura))|(?<!\p{L})(?:until|till|by|before|through|no later than|bis|jusqu['’]au|avant le|au plus tard le|hasta|antes del?)(?!\p{L})/giu;
const OF_APPLYING =
  /@|\bappl(?:y|ying|ications?|icants?)\b|\bcv\b|\bresume\b|cover letter|\brepl(?:y|ies)\b|bewerb|bewirb|postul|candidat|lettre de motivation|solicitud|inscri|inscrí|let (?:me|us) know|get back to (?:me|us)|be considered/i;
const OF_ANOTHER_DAY =
  /interview|review|start|begin|befrist|besetz|gespräch|entretien|prise de poste|embauche|contrat|entrevista|incorpora/i;
/** A stop behind a word or a year, not that of `15. Januar` or `Dec. 12`. */
const SENTENCE_END = /(?<=(?:\p{L}{2}|\d{4}|\))[.!?;])\s(?=\P{N})/u;

/** The last day for applying that a line of prose names: `Bewerben Sie sich bis zum 15. Januar 2027`. */
export function deadlineIn(text: string, language = '', now?: Date): string | undefined {
  for (const sentence of text.slice(0, 2_000).split(SENTENCE_END)) {
    const isMeant = OF_APPLYING.test(sentence) && !OF_ANOTHER_DAY.test(sentence);
    for (const { 0: words, index, groups } of sentence.matchAll(LIMITS)) {
      const behind = sentence.slice(index + words.length, index + words.length + 45);
      const day = groups?.['name'] || isMeant ? dayIn(behind, language, now) : undefined;
      if (day !== undefined) return day;
    }
  }
  return undefined;
}

const fullYear = (year: number) => (year < 100 ? 2_000 + year : year);

type Order = { isDayBefore: boolean; isMonthBefore: boolean };

function numeric(one: number, two: number, year: number, order: Order): string | undefined {
  if (order.isMonthBefore && one <= 12) return checked(year, one, two);
  if ((order.isDayBefore && two <= 12) || one > 12 || one === two) return checked(year, two, one);
  return two > 12 ? checked(year, one, two) : undefined;
}

/** `3 November 2026`, `November 3, 2026`, `3 de noviembre de 2026`. */
function worded(words: readonly string[], now: Date | undefined): string | undefined {
  const at = words.findIndex((word) => word.length > 2 && MONTHS.some((names) => names.has(word)));
  if (at < 0) return undefined;
  const month = MONTHS.findIndex((names) => names.has(words[at] ?? '')) + 1;
  const near = words
    .slice(Math.max(0, at - 2), at + 4)
    .filter((word) => /^\d{1,4}(?:st|nd|rd|th|er)?$/.test(word));
  const numbers = near.map((word) => Number.parseInt(word, 10));
  const year = numbers.find((number) => number > 1_990 && number < 2_100);
  const day = numbers.find((number) => number >= 1 && number <= 31);
  if (day === undefined) return undefined;
  if (year !== undefined) return checked(year, month, day);
  return now && nearest(month, day, words.slice(Math.max(0, at - 4), at + 3), now);
}

/** Without its year a day is the one near today, of the weekday that stands with it. */
function nearest(month: number, day: number, words: readonly string[], now: Date): string | undefined {
  const weekday = WEEKDAYS.findIndex((names) => words.some((word) => names.has(word)));
  return [-1, 0, 1]
    .map((offset) => checked(now.getUTCFullYear() + offset, month, day) ?? '')
    .find((written) => {
      const distance = (Date.parse(written) - now.getTime()) / DAY;
      return (
        distance > -BEFORE_TODAY &&
        distance < AFTER_TODAY &&
        (weekday < 0 || new Date(written).getUTCDay() === weekday)
      );
    });
}

function checked(year: number, month: number, day: number): string | undefined {
  const written = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  const date = new Date(written);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}
