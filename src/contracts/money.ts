/** Amounts of money in a line: with currency, range and period, as four languages write them. */

export type Period = 'hour' | 'day' | 'week' | 'month' | 'year';
export type Pay = {
  low: number | undefined;
  high: number | undefined;
  currency: string | undefined;
  period: Period | undefined;
  /** Where it stands in the line. */
  from: number;
  to: number;
};

const CURRENCIES: ReadonlyMap<string, string> = new Map(
  `EUR € euro euros eur k€ t€ keur teur, GBP £ gbp pounds, USD $ usd us$ dollars, CAD ca$ c$ cad, AUD a$ aud, CHF chf fr. francs franken, SEK sek, NOK nok, DKK dkk, PLN pln zł, JPY jpy ¥, INR inr ₹, MXN mxn mx$ pesos, ARS ars, CLP clp, COP cop, BRL brl r$, NZD nzd nz$, SGD sgd s$, CZK czk, HUF huf, ZAR zar, AED aed, PEN pen, ILS ils, HKD hkd`
    .split(', ')
    .flatMap((line) => {
      const [currency = '', ...signs] = line.split(/\s+/);
      return signs.map((sign) => [sign, currency]);
    }),
);
const SIGN = String.raw`(?:US\$|CA\$|MX\$|NZ\$|[ACSR]\$|[kKT]€|€|\$|£|¥|₹|zł|(?:EUR|USD|GBP|CHF|CAD|AUD|SEK|NOK|DKK|PLN|JPY|INR|MXN|ARS|CLP|COP|BRL|NZD|SGD|CZK|HUF|ZAR|AED|PEN|ILS|HKD|[Ee]uros?|Fr\.|[KT]EUR|pesos|francs|Franken|dollars|pounds)(?![\p{L}]))`;
const NUMBER = String.raw`\d{1,2}(?:,\d{2}){1,3},\d{3}(?![\d,])|\d{1,3}(?:[.,'’\u0020\u00a0\u202f\u2009]\d{3}){1,3}(?!\d)(?:[.,](?:\d{1,2}(?!\d)|[–-]))?|\d{1,8}(?:[.,](?:\d{1,2}(?!\d)|[–-]))?`;
const MONEY = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(${SIGN})\s?)?(${NUMBER})(?:\s?([kK](?![\p{L}€])|[mM](?![\p{L}²³])|[Tt]sd\.?|mil(?![\p{L}])|thousand))?(?:\s?(${SIGN}))?(?:\s?(US|CA|CAD|USD|AUD)(?![\p{L}]))?`,
  'gu',
);
const JOINT = /^\s{0,3}(?:[-–—−~]|to|bis(?: zu)?|à|a|y|and|et|und|e|jusqu['’]à|hasta|up to)\s{0,3}$/i;
/** `$150,000/yr - $180,000/yr`: each end has its period. */
const PERIOD_OF_END =
  /^\s?(?:\/|per|an?|pro|par|por|al)\s?(?:year|yr|annum|hour|hr|h|month|mo|week|wk|day|jahr|stunde|monat|an|heure|mois|año|hora|mes)\.?(?![\p{L}])/iu;
const JOINT_OF_ENDS = /^\s{0,3}(?:[-–—−~]|to|bis(?: zu)?|à|hasta|up to)\s{0,3}$/i;
const LOWER =
  /(?:from|starting at|starts at|at least|min\.?|minimum|ab|mindestens|à partir de|dès|minimum de|au moins|desde|a partir de|mínimo|von)\s{0,2}$/i;
const UPPER =
  /(?:up to|upto|max\.?|maximum|bis zu|bis|maximal|jusqu['’]à|jusqu['’]a|maximum de|hasta|máximo)\s{0,2}$/i;

const PERIODS: readonly [Period, RegExp][] = [
  [
    'hour',
    /(?:per|an|\/|each|\bp\.?)\s?(?:hour|hr|h)(?![\p{L}])|hourly|hour rate|\bph\b|pro stunde|die stunde|je stunde|\/\s?std|stundenlohn|stündlich|(?:de l['’]|par |\/\s?)heure|taux horaire|horaire brut|(?:la|por|\/|a la)\s?hora|por hora/iu,
  ],
  [
    'day',
    /(?:per|a|\/|each)\s?day(?![\p{L}])|daily|day rate|pro tag|tagessatz|\/\s?tag(?![\p{L}])|par jour|\/\s?jour|(?<![\p{L}])tjm(?![\p{L}])|por día|al día|\/\s?día/iu,
  ],
  [
    'week',
    /(?:per|a|\/)\s?(?:week|wk)(?![\p{L}])|weekly|pro woche|wöchentlich|\/\s?woche|par semaine|\/\s?semaine|por semana|semanal/iu,
  ],
  [
    'month',
    /(?:per|a|\/)\s?(?:month|mo|mth)(?![\p{L}])|monthly|\bp\.?m\.(?![\p{L}])|pro monat|im monat|monatlich|monats(?:gehalt|lohn|brutto|entgelt)|\/\s?monat|par mois|\/\s?mois|mensuel|al mes|por mes|\/\s?mes(?![\p{L}])|mensual/iu,
  ],
  [
    'year',
    /(?:per|a|\/|each)\s?(?:year|yr|annum)(?![\p{L}])|annual|annually|yearly|\bp\.?\s?a\.?(?![\p{L}])|\bpa\b|pro jahr|im jahr|jährlich|jahres|jahr(?![\p{L}])|par an(?![\p{L}])|\/\s?an(?:née)?(?![\p{L}])|annuel|al año|por año|anual|\/\s?año|base salary|\bote\b|jaarlijks|(?<![\p{L}])lpa(?![\p{L}])/iu,
  ],
];

/** How often a line says that something is paid, if it says so. */
export function periodIn(text: string): Period | undefined {
  let first: { period: Period; at: number } | undefined;
  for (const [period, pattern] of PERIODS) {
    const at = text.search(pattern);
    if (at >= 0 && (!first || at < first.at)) first = { period, at };
  }
  return first?.period;
}

type Amount = { value: number; scale: number; currency: string | undefined; from: number; to: number };
const LINE_MAXIMUM = 2_000;
const AMOUNTS_MAXIMUM = 30;
/** How far behind an amount its period may stand, in characters. */
const PERIOD_WITHIN = 45;

/** All amounts and ranges of a line that have a currency or a period. */
export function paysIn(line: string): Pay[] {
  const text = line.slice(0, LINE_MAXIMUM);
  const amounts = [...text.matchAll(MONEY)].slice(0, AMOUNTS_MAXIMUM).map(amountOf);
  const pays: Pay[] = [];
  for (let index = 0; index < amounts.length; index += 1) {
    const first = amounts[index];
    if (!first) continue;
    const second = amounts[index + 1];
    const isRange = second && isJoined(text.slice(first.to, second.from), second);
    if (isRange) index += 1;
    pays.push(payOf(text, first, isRange ? second : undefined, amounts[index + 1]?.from ?? text.length));
  }
  return pays.filter(({ currency, period }) => currency !== undefined || period !== undefined);
}

function isJoined(between: string, { currency }: Amount): boolean {
  if (JOINT.test(between)) return true;
  const joint = between.replace(PERIOD_OF_END, '');
  return joint !== between && currency !== undefined && JOINT_OF_ENDS.test(joint);
}

function amountOf(match: RegExpExecArray): Amount {
  const [whole, before, number = '', thousands, after, suffix] = match;
  const sign = (
    suffix === 'CA' || suffix === 'US' ? `${suffix}D` : (suffix ?? before ?? after ?? '')
  ).toLowerCase();
  const isThousands = thousands !== undefined || /[kt](?:€|eur)/i.test(`${before ?? ''} ${after ?? ''}`);
  const isMillions = /^m$/i.test(thousands ?? '');
  const to = match.index + whole.trimEnd().length;
  const isLakh = LAKH.test(match.input.slice(to, to + 8));
  return {
    value: numberOf(number),
    scale: isLakh ? 100_000 : isMillions ? 1_000_000 : isThousands ? 1_000 : 1,
    currency: CURRENCIES.get(sign) ?? (isLakh ? 'INR' : undefined),
    from: match.index,
    to,
  };
}

/** `6 LPA`: a hundred thousand rupees each. */
const LAKH = /^\s?(?:lpa|lakhs?|lacs?)(?![\p{L}])/iu;

/** `1.234,50`, `1,234.50`, `1'234` and `1 234` alike. */
function numberOf(text: string): number {
  const bare = text.replace(/['’\s]/g, '').replace(/[.,][–-]$/, '');
  const last = /[.,](\d+)$/.exec(bare);
  const isFraction = last !== null && (last[1]?.length ?? 0) !== 3;
  const digits = isFraction ? bare.slice(0, last.index).replace(/[.,]/g, '') : bare.replace(/[.,]/g, '');
  return Number(isFraction ? `${digits}.${last[1] ?? ''}` : digits);
}

/** `3 days a week` is no period of pay. */
const TIME_OF_WEEK =
  /(?:hours?|hrs?|days?|stunden|std\.?|tage|heures|jours|horas|días|\dh) ?(?:a|per|each|\/|pro|die|in der|par|por|a la) ?(?:week|woche|semaine|semana)/gi;

function payOf(text: string, first: Amount, second: Amount | undefined, until: number): Pay {
  const scale = Math.max(first.scale, second?.scale ?? 1);
  const scaled = ({ value, scale: own }: Amount) => value * (own > 1 || value >= 1_000 ? own : scale);
  const end = second?.to ?? first.to;
  const currency = first.currency ?? second?.currency;
  const behind = text.slice(end, Math.min(until, end + PERIOD_WITHIN));
  const ahead = text.slice(Math.max(0, first.from - PERIOD_WITHIN), first.from).replace(TIME_OF_WEEK, ' ');
  const period = periodIn(behind) ?? periodIn(ahead);
  const lead = text.slice(Math.max(0, first.from - 20), first.from);
  const range = { currency, period, from: first.from, to: end };
  const low = scaled(first);
  if (second) return { ...range, low, high: scaled(second) };
  if (UPPER.test(lead)) return { ...range, low: undefined, high: low };
  return LOWER.test(lead) ? { ...range, low, high: Infinity } : { ...range, low, high: undefined };
}

export const isPeriod = (name: string): name is Period => PERIODS.some(([period]) => period === name);

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `EUR 80,000–95,000 per year`, `up to …`, `from …`. */
export function payText({ low, high, currency, period }: Omit<Pay, 'from' | 'to'>): string {
  const isOpen = low === undefined || high === undefined || high === Infinity || high === low;
  const ends = isOpen ? [low ?? high ?? 0] : [low, high];
  const number = ends.every(Number.isInteger) ? whole : withCents;
  const amounts = ends.map((amount) => number.format(amount)).join('–');
  const lead = low === undefined ? 'up to' : high === Infinity ? 'from' : '';
  return [lead, currency, amounts, period && `per ${period}`].filter(Boolean).join(' ');
}
