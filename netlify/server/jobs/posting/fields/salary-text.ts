/** The salary that a page or a text names, and how sure it is that it is one. */
import { paysIn, payText, periodIn, type Pay, type Period } from '#contracts/money.ts';

import type { Block } from '../page/block.ts';
import type { Pair } from '../page/pairs.ts';
import type { Finding } from './finding.ts';

const WORDS =
  /salar|\bpay\b|\bpaid\b|\bpays\b|compensation|remunerat|\bwages?\b|\bpro[\s-]rata\b|\bearn|\bote\b|base range|gehalt|vergütung|\blohn|stundenlohn|verdien|entgelt|brutto|besold|rémunér|salaire|\bbrut|sueldo|retribu|remunera|\bbruto|\bbase (?:is|pay|of)/i;
const OTHER =
  /bonus|bonos|prämie|zuschuss|zulage|budget|revenue|umsatz|chiffre d|turnover|funding|raised|invest|million|\bmio\b|mrd|billion|\bbn\b|referral|empfehl|allowance|relocation|stipend|equity|shares?\b|401|pension|voucher|gutschein|ticket|chèque|indemn|prime|primes|reimburs|up front|sign-on|signing|savings|discount|rabatt|sachbezug|fortbildung|weiterbildung|training|formation|formación|facturaci|ventas|customers|kunden|clients|arr\b|gmv|assets|portfolio|volumen|fee\b|sponsor|donat|grant\b|mutuelle|transport|fahrtkosten|kantine|deutschland-?ticket|jobticket|vermögenswirksam|vwl|seguro|dietas|ayuda/i;
const TARIFF =
  /\b(?:EG|Entgeltgruppe|Besoldungsgruppe|Vergütungsgruppe|TVöD|TV-L|TVL|E|S|A|W|P)\s?\d{1,2}[a-c]?\b(?:(?!,? (?:sowie|und|plus|zzgl|zuzüglich|bei|je|mit|in|bewertet|vergütet|dotiert|eingruppiert)\b)[^.;]){0,40}/u;
const TARIFF_NAMES =
  /TVöD|TV-L|TV-H|TVL|TV-V|AVR|Entgeltgruppe|Besoldungsgruppe|Vergütungsgruppe|IG[ -]Metall|ERA/u;
const OPEN =
  /competitive|negotiable|market rate|doe\b|depending on|nach vereinbarung|verhandlungsbasis|marktüblich|attraktiv|leistungsgerecht|selon profil|à négocier|a convenir|según|competitivo|à définir|on request/i;
const THRESHOLD = 5;
/** Where a label says `by agreement`, an amount elsewhere may be the price of something. */
const THRESHOLD_BESIDE_LABEL = 8;

/** What is plausible for a person, by period. */
const PLAUSIBLE: Readonly<Record<Period, readonly [number, number]>> = {
  hour: [3, 1_000],
  day: [20, 8_000],
  week: [60, 30_000],
  month: [200, 200_000],
  year: [3_000, 5_000_000],
};
/** Of currencies with small units, how many make about one of the others. */
const SMALL_UNITS: Readonly<Record<string, number>> = {
  ...{ COP: 4_000, ARS: 1_000, CLP: 900, HUF: 350, JPY: 150, INR: 80 },
  ...{ CZK: 20, MXN: 20, ZAR: 15, SEK: 10, NOK: 10, DKK: 7 },
};
const SHORTEST_WITHOUT_PERIOD = 7_000;

type Candidate = { pay: Pay; score: number; isLabelled: boolean; source: Finding['source'] };

/** The best of what is labelled and of what the lines say; nothing where no amount is meant for the employee. */
export function salaryIn(pairs: readonly Pair[], blocks: readonly Block[]): Finding | undefined {
  const labels = pairs.filter(({ kind }) => kind === 'salary');
  const dollar = dollarOf(blocks);
  const labelled = labels.flatMap((pair) => ofPair(pair, dollar));
  const threshold = labels.length > 0 && labelled.length === 0 ? THRESHOLD_BESIDE_LABEL : THRESHOLD;
  const candidates = [...labelled, ...blocks.flatMap((block) => ofBlock(block, dollar))];
  let best: Candidate | undefined;
  for (const candidate of candidates)
    if (candidate.score >= threshold && (!best || candidate.score > best.score)) best = candidate;
  if (best) return findingOf(best, candidates);
  return tariffOf(labels, blocks);
}

/** Whose dollars or pesos a bare `$` means, by what else the page says. */
const DOLLARS: readonly [string, RegExp][] = [
  ['USD', /\bUnited States\b|\bUSA\b|\b[Rr]emote US\b|, US\b/],
  [
    'CAD',
    /\bCAD\b|\bCA\$|\bC\$|\bCanad(?:a|ian)\b|British Columbia|Alberta|Saskatchewan|Manitoba|Ontario|Qu[eé]bec|New Brunswick|Nova Scotia|, (?:ON|QC|BC|AB|MB|NS|NB|SK)\b/,
  ],
  ['AUD', /\bAUD\b|\bAustralian?\b|, (?:NSW|VIC|QLD)\b/],
  ['NZD', /\bNZD\b|\bNew Zealand\b|\bAotearoa\b/],
  ['SGD', /\bSGD\b|\bSingapore\b/],
  ['MXN', /\bMXN\b|\bMéxico\b|\bCDMX\b/],
  ['COP', /\bCOP\b|\bColombia\b/],
  ['CLP', /\bCLP\b|\bChile\b/],
  ['ARS', /\bARS\b|\bArgentina\b/],
];

/** The currency of a bare `$`: where several could be meant, and where the page names dollars itself, that of most. */
function dollarOf(blocks: readonly Block[]): string {
  const texts = blocks.filter(({ zone }) => zone !== 'aside').map(({ text }) => text.slice(0, 2_000));
  if (texts.some((text) => /\bUSD\b|\bUS\$/.test(text))) return 'USD';
  const others = DOLLARS.filter(([, says]) => texts.some((text) => says.test(text)));
  return others.length === 1 ? (others[0]?.[0] ?? 'USD') : 'USD';
}

const inDollars = (pays: readonly Pay[], dollar: string): Pay[] =>
  pays.map((pay) => (pay.currency === 'USD' ? { ...pay, currency: dollar } : pay));

function findingOf({ pay, isLabelled, source }: Candidate, all: readonly Candidate[]): Finding {
  const value = payText(pay);
  const rivals = all.filter(
    (other) => other.score >= THRESHOLD && payText(other.pay) !== value && other.pay.period === pay.period,
  );
  const isWhole = pay.currency !== undefined && pay.period !== undefined;
  return { value, source, certainty: isLabelled && isWhole && rivals.length === 0 ? 'sure' : 'guess' };
}

function ofPair({ label, value, isMarked }: Pair, dollar: string): Candidate[] {
  const pays = paysIn(`${label}: ${value}`).concat(paysIn(value).length > 0 ? [] : bare(value));
  return inDollars(pays, dollar)
    .filter((pay) => isPlausible(pay))
    .map((pay, index) => ({ pay, score: 12 - index, isLabelled: true, source: isMarked ? 'page' : 'text' }));
}

/** `45.000 - 55.000` and `45-55k` beneath a label need no currency. */
const BARE = /\d[\d.,' ]{3,12}(?:\s?(?:[-–]|to|bis|à)\s?\d[\d.,' ]{3,12})?/;
const BARE_THOUSANDS = /\d{2,3}k?\s?(?:[-–]|to|bis|à)\s?\d{2,3}k\b|\d{2,3}k\b/i;
function bare(value: string): Pay[] {
  const [text] = BARE.exec(value) ?? BARE_THOUSANDS.exec(value) ?? [];
  return text === undefined
    ? []
    : paysIn(`${text.trim()} EUR`).map((pay) => ({ ...pay, currency: undefined, period: periodIn(value) }));
}

function ofBlock({ text, zone, hints }: Block, dollar: string): Candidate[] {
  if (zone === 'aside' || !/\d/.test(text)) return [];
  const isHinted = /salar|compens|\bpay|gehalt|lohn|remun|rémun|wage/.test(hints);
  return inDollars(paysIn(text), dollar)
    .filter((pay) => isPlausible(pay))
    .map((pay, index) => {
      const before = text.slice(Math.max(0, pay.from - 90), pay.from);
      const near = text.slice(Math.max(0, pay.from - 45), pay.to + 45);
      // What follows behind a `plus` is something else that is paid.
      const behind =
        text
          .slice(pay.to, pay.to + 30)
          .split(/[.;,+]|\b(?:plus|and|with|including|und|mit|zuzüglich|et|avec|más|y|con)\b/i, 1)[0] ?? '';
      const besides = text.slice(Math.max(0, pay.from - 45), pay.to) + behind;
      let score = -index;
      if (isHinted) score += 5;
      if (pay.currency !== undefined) score += 2;
      if (pay.period !== undefined) score += 3;
      if (pay.high !== undefined && pay.low !== undefined && pay.high !== Infinity) score += 3;
      if (WORDS.test(before) || WORDS.test(near)) score += 3;
      if (text.length < 60) score += 1;
      if (OTHER.test(besides)) score -= WORDS.test(near) ? 3 : 7;
      return { pay, score, isLabelled: false, source: isHinted ? 'page' : 'text' } as const;
    });
}

function isPlausible({ low, high, currency, period }: Pay): boolean {
  const amount = (low ?? high ?? 0) / (SMALL_UNITS[currency ?? ''] ?? 1);
  const [least, most] = period ? PLAUSIBLE[period] : [SHORTEST_WITHOUT_PERIOD, 1_000_000];
  if (amount < least || amount > most) return false;
  return low === undefined || high === undefined || high >= low;
}

/** The group, with the scale that is named up to 40 characters before it: `TVöD-P, P8`. */
function groupIn(text: string): string | undefined {
  const { 0: group, index = 0 } = TARIFF.exec(text) ?? {};
  const before = text.slice(Math.max(0, index - 40), index);
  const at = before.search(TARIFF_NAMES);
  return group && (at < 0 || /[.;]/.test(before.slice(at)) ? group : before.slice(at) + group);
}

/** Public pay scales say the group: `E 13 TV-L`. */
function tariffOf(labels: readonly Pair[], blocks: readonly Block[]): Finding | undefined {
  const labelled = labels.find(({ value }) => TARIFF.test(value) || TARIFF_NAMES.test(value));
  if (labelled) return { value: labelled.value, source: 'page', certainty: 'sure' };
  for (const { text, zone } of blocks) {
    if (zone === 'aside' || !TARIFF_NAMES.test(text.slice(0, 2_000))) continue;
    const found = groupIn(text.slice(0, 2_000)) ?? (WORDS.test(text) ? text : '');
    if (found !== '' && found.length <= 80)
      return { value: found.trim(), source: 'text', certainty: 'guess' };
  }
  const stated = labels.find(
    ({ value }) => /\d/.test(value) && value.length < 80 && !OPEN.test(value) && !OTHER.test(value),
  );
  return stated && { value: stated.value, source: 'page', certainty: 'guess' };
}
