/** How numbers, amounts, times and their limits are written. */
const GERMAN_UNITS = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const GERMAN_TENS = ['zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];
const GERMAN_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'
    .split(' ')
    .map((word, index): [string, number] => [word, index + 2]),
  ...GERMAN_TENS.flatMap((tens, index) =>
    GERMAN_UNITS.map((unit, one): [string, number] => [
      unit === '' ? tens : `${unit}und${tens}`,
      (index + 2) * 10 + one,
    ]),
  ),
]);

export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
      .split(' ')
      .map((word, index) => [word, index]),
  ),
  ...Object.fromEntries(
    'thirty forty fifty sixty seventy eighty ninety'
      .split(' ')
      .map((word, index) => [word, (index + 3) * 10]),
  ),
  ...GERMAN_NUMBERS,
  ...Object.fromEntries(
    'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'
      .split(' ')
      .map((word, index) => [word, index + 2]),
  ),
  ...Object.fromEntries(
    'vingt trente quarante cinquante soixante'.split(' ').map((word, index) => [word, (index + 2) * 10]),
  ),
};

/** From the first. */
export const ORDINALS: readonly string[] =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

export const MULTIPLIERS: Readonly<Record<string, number>> = {
  hundred: 100,
  dozen: 12,
  dutzend: 12,
  douzaines: 12,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  k: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mio: 1e6,
  millionen: 1e6,
  millions: 1e6,
  bn: 1e9,
  b: 1e9,
  tausend: 1e3,
  tsd: 1e3,
  mille: 1e3,
  milliarden: 1e9,
};

/** Only equal to themselves: nobody knows how many they are. */
export const VAGUE_AMOUNTS = 'dozens hundreds thousands scores tens millions';

export const CURRENCIES: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pounds: 'GBP',
  '¥': 'JPY',
  jpy: 'JPY',
  yen: 'JPY',
  chf: 'CHF',
  nok: 'NOK',
  sek: 'SEK',
  dkk: 'DKK',
  cad: 'CAD',
  aud: 'AUD',
  inr: 'INR',
  '₹': 'INR',
  cny: 'CNY',
  brl: 'BRL',
  mxn: 'MXN',
  pln: 'PLN',
};

/** `seconds` and `months` are two families: a month has no fixed number of days. */
export const DURATIONS: Readonly<Record<string, { kind: 'seconds' | 'months'; size: number }>> = {
  ms: { kind: 'seconds', size: 0.001 },
  millisecond: { kind: 'seconds', size: 0.001 },
  second: { kind: 'seconds', size: 1 },
  s: { kind: 'seconds', size: 1 },
  sec: { kind: 'seconds', size: 1 },
  minute: { kind: 'seconds', size: 60 },
  min: { kind: 'seconds', size: 60 },
  hour: { kind: 'seconds', size: 3_600 },
  hr: { kind: 'seconds', size: 3_600 },
  h: { kind: 'seconds', size: 3_600 },
  day: { kind: 'seconds', size: 86_400 },
  week: { kind: 'seconds', size: 604_800 },
  month: { kind: 'months', size: 1 },
  quarter: { kind: 'months', size: 3 },
  year: { kind: 'months', size: 12 },
  yr: { kind: 'months', size: 12 },
  stunde: { kind: 'seconds', size: 3_600 },
  tag: { kind: 'seconds', size: 86_400 },
  woche: { kind: 'seconds', size: 604_800 },
  monat: { kind: 'months', size: 1 },
  jahr: { kind: 'months', size: 12 },
  heure: { kind: 'seconds', size: 3_600 },
  jour: { kind: 'seconds', size: 86_400 },
  semaine: { kind: 'seconds', size: 604_800 },
  mois: { kind: 'months', size: 1 },
  an: { kind: 'months', size: 12 },
};

/** `a week`, `per week`, `weekly` and `every week` are one word. */
export const FREQUENCIES: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  nightly: 'night',
  seasonally: 'season',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
  quotidien: 'day',
  hebdomadaire: 'week',
  hebdomadaires: 'week',
  quotidienne: 'day',
  mensuelle: 'month',
  mensuels: 'month',
  annuelle: 'year',
  wöchentliche: 'week',
  monatliche: 'month',
  jährliche: 'year',
  tägliche: 'day',
  mensuel: 'month',
  annuel: 'year',
  täglich: 'day',
  wöchentlich: 'week',
  monatlich: 'month',
  jährlich: 'year',
};

/** What stands before a number and limits it; the longest first. */
export const LIMITS: readonly (readonly [string, Limit])[] = Object.entries({
  least: 'no fewer than | not less than | no less than | ≥ | a minimum of | at least | mindestens | au moins',
  most: 'no more than | not more than | ≤ | at most | höchstens | au plus | maximal',
  upTo: "as much as | as many as | a maximum of | up to | bis zu | jusqu'à",
  more: '> | more than | greater than | upwards of | in excess of | well over | just over | mehr als | plus de | over | above | exceeding | beyond | über',
  fewer:
    '< | less than | fewer than | lower than | just under | weniger als | moins de | under | below | unter',
  exact: 'a total of | insgesamt | au total | in total',
  nearly: 'close to | knapp | près de | nearly | almost | fast',
  about:
    'some | or so | ungefähr | circa | quelque | about | approximately | approx | around | roughly | ca | etwa | rund | environ',
} satisfies Record<Limit, string>)
  .flatMap(([limit, words]) => words.split(' | ').map((word): [string, Limit] => [word, limit as Limit]))
  .toSorted(([one], [other]) => other.split(' ').length - one.split(' ').length);
export type Limit = 'exact' | 'more' | 'least' | 'fewer' | 'most' | 'upTo' | 'nearly' | 'about';
