/** How numbers, amounts, times and their limits are written. */
import { named, numbered } from './named.ts';

/** Each word `step` more than the one before it. */
const counted = (words: string, first: number, step = 1): Record<string, number> =>
  Object.fromEntries(words.split(' ').map((word, index) => [word, first + index * step]));

const GERMAN_TENS = counted('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 20, 10);
const GERMAN_UNITS = counted('ein zwei drei vier fünf sechs sieben acht neun', 1);
const GERMAN_BETWEEN = Object.entries(GERMAN_TENS).flatMap(([tens, ten]) =>
  Object.entries(GERMAN_UNITS).map(([unit, one]): [string, number] => [`${unit}und${tens}`, ten + one]),
);

export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...counted(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    0,
  ),
  ...counted('thirty forty fifty sixty seventy eighty ninety', 30, 10),
  ...counted(
    'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    2,
  ),
  ...GERMAN_TENS,
  ...Object.fromEntries(GERMAN_BETWEEN),
  ...counted('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 2),
  ...counted('vingt trente quarante cinquante soixante', 20, 10),
};

/** From the first. */
export const ORDINALS: readonly string[] =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

export const MULTIPLIERS = numbered(
  '100: hundred | 12: dozen dutzend douzaines | 1e3: thousand k tausend tsd mille | 1e6: million m mm mn ' +
    'mio millionen millions | 1e9: billion bn b milliarden',
);

/** Only equal to themselves: nobody knows how many they are. */
export const VAGUE_AMOUNTS = 'dozens hundreds thousands scores tens millions';

/** From how many to how many a number may be told by them. */
export const VAGUE_RANGES: Readonly<Record<string, readonly [number, number]>> = {
  several: [3, 12],
  dozens: [24, 199],
  scores: [40, 199],
  hundreds: [200, 1999],
  thousands: [2000, 999_999],
};

export const CURRENCIES = named(
  'USD: $ us$ usd dollar dollars | EUR: € eur euro euros | GBP: £ gbp pounds | JPY: ¥ jpy yen | CHF: chf | ' +
    'NOK: nok | SEK: sek | DKK: dkk | CAD: cad | AUD: aud | INR: inr ₹ | CNY: cny | BRL: brl | MXN: mxn | ' +
    'PLN: pln',
);

/** What an amount becomes, by the verb that says so. */
export const FACTORS = numbered(
  '0.5: halve | 2: double twofold | 3: triple threefold | 4: quadruple fourfold | 5: fivefold | 10: tenfold',
);

/** `seconds` and `months` are two families: a month has no fixed number of days. */
const SECONDS = numbered(
  '0.001: ms millisecond | 1: second s sec | 60: minute min | 3600: hour hr h stunde heure | 86400: day tag ' +
    'jour | 604800: week woche semaine',
);
const MONTHS = numbered(
  '1: month monat mois | 3: quarter quartal trimestre | 6: halbjahr semestre | 12: year yr jahr an ans année',
);

/** Units of one kind with their size, `kind size`; a kind's units are told for one another. */
export const MEASURES = named(
  'mass 0.001: mg milligram milligramme | mass 1: g gram gramme gramm | mass 1000: kg kilo kilogram kilogramme kilogramm | mass 1e6: tonne | mass 453.6: lb pound | mass 28.35: oz ounce | ' +
    'length 0.01: cm centimeter centimetre zentimeter | length 1: m meter metre mètre | length 1000: km kilometer kilometre kilomètre | ' +
    'length 1609: mile mi | length 0.3048: ft foot feet | length 0.9144: yd yard | length 0.0254: inch | area 0.0929: sqft | area 4047: acre | ' +
    'volume 0.001: ml milliliter millilitre | volume 0.01: cl | volume 1: l liter litre | volume 100: hl hectoliter hectolitre hektoliter | ' +
    'power 1: kw kilowatt | power 1000: mw megawatt | area 1: m2 sqm square_met | area 10000: ha hectare hektar | data 1: mb megabyte | data 1000: gb gigabyte | data 1e6: tb terabyte',
);

type Duration = { kind: 'seconds' | 'months'; size: number };
export const DURATIONS: Readonly<Record<string, Duration>> = Object.fromEntries([
  ...Object.entries(SECONDS).map(([word, size]): [string, Duration] => [word, { kind: 'seconds', size }]),
  ...Object.entries(MONTHS).map(([word, size]): [string, Duration] => [word, { kind: 'months', size }]),
]);

/** Numbers, shares and times in words; before `=` in figures. */
export const FIGURES = `
50 % = die hälfte | der hälfte | hälfte | la moitié | moitié
33.333333 % = ein drittel | einem drittel | un tiers ; 66.666667 % = zwei drittel | deux tiers
25 % = ein viertel | einem viertel | un quart ; 75 % = drei viertel | trois quarts
20 % = ein fünftel | einem fünftel | un cinquième ; 10 % = ein zehntel | einem zehntel | un dixième
12 = ein dutzend | einem dutzend ; 6 = ein halbes dutzend | einem halben dutzend | une demi douzaine ; 2 = a couple of
1.5 = anderthalb | eineinhalb ; 2.5 = zweieinhalb ; 3.5 = dreieinhalb
18 mois = un an et demi | une année et demie ; 30 mois = deux ans et demi ; 42 mois = trois ans et demi
6 monat = ein halbes jahr | einem halben jahr ; 18 month = year and a half
21 = vingt et un | vingt et une ; 31 = trente et un | trente et une ; 41 = quarante et un | quarante et une
51 = cinquante et un | cinquante et une ; 61 = soixante et un | soixante et une ; 71 = soixante et onze
`;
/** `sechswöchig` is six weeks. */
export const LONG = named(
  'woche: wöchig | monat: monatig | jahr: jährig | tag: tägig | stunde: stündig | minute: minütig',
);

/** Months from one time to the next; others are told by their own word. */
export const INTERVALS = numbered(
  '1: month monat mois monthly monatlich | 3: quarter quartal trimestre quarterly | ' +
    '6: halbjahr semestre halfyearly sixmonthly semiannual semiannually halbjährlich halbjährliche halbjährlichen halbjährlicher semestriel semestrielle semestriels semestrielles | ' +
    '12: year jahr an yearly annually jährlich',
);

/** Every other one of them is every two weeks. */
export const WEEKLY =
  /^(?:weekend|wochenende|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)$/;

const TIMES =
  /^(?:week|woche|semaine|day|month|night|evening|morning|shift|spring|summer|fall|autumn|winter|season|semester|term|sprint|cycle|schicht|nacht|saison|nuit)$/;
/** Something happens in each of them, or in one of several. */
export const isTime = (word: string): boolean => TIMES.test(word) || WEEKLY.test(word);

/** `a week`, `per week`, `weekly` and `every week` are one word. */
export const FREQUENCIES = named(
  'hour: hourly | day: daily quotidien quotidienne tägliche täglich | night: nightly | season: seasonally | ' +
    'week: weekly hebdomadaire hebdomadaires wöchentliche wöchentlich wöchentlichen wöchentlicher | month: monthly ' +
    'mensuelle mensuelles mensuels monatliche mensuel mensuellement monatlich monatlichen monatlicher | ' +
    'quarter: quarterly vierteljährlich vierteljährliche vierteljährlichen vierteljährlicher quartalsweise trimestriel trimestrielle trimestriels trimestrielles | year: yearly annually annual annuelle annuelles annuels annuellement jährliche annuel ' +
    'jährlich jährlichen jährlicher',
);

/** What stands before a number and limits it; the longest first. */
export const LIMITS: readonly (readonly [string, Limit])[] = Object.entries({
  least: 'no fewer than | not less than | no less than | ≥ | a minimum of | at least | mindestens | au moins',
  most: 'no more than | not more than | ≤ | at most | höchstens | au plus | maximal',
  upTo: "as long as | as high as | as much as | as many as | a maximum of | up to | bis zu | jusqu'à",
  more: '> | gut | un peu plus de | more than | greater than | upwards of | in excess of | well over | just over | mehr als | plus de | plus que | over | above | exceeding | beyond | über',
  fewer:
    '< | less than | fewer than | lower than | just under | weniger als | moins de | under | below | unter',
  exact: 'a total of | insgesamt | au total | in total',
  nearly: 'close to | nahezu | beinahe | presque | knapp | près de | nearly | almost | fast',
  about:
    'some | or so | in etwa | à peu près | autour | autour de | aux alentours de | aux environs de | ungefähr | circa | quelque | about | approximately | approx | around | roughly | ca | etwa | rund | environ',
} satisfies Record<Limit, string>)
  .flatMap(([limit, words]) => words.split(' | ').map((word): [string, Limit] => [word, limit as Limit]))
  .toSorted(([one], [other]) => other.split(' ').length - one.split(' ').length);
export type Limit = 'exact' | 'more' | 'least' | 'fewer' | 'most' | 'upTo' | 'nearly' | 'about';
