/** Where the work is done: a place's name, and whether from there, from home or both. */
import { smallNumber } from '../text/numbers.ts';
import { findPhrases, phrasesOf } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import type { Requirement } from '../types.ts';
import type { Line } from './sections.ts';

const list = (text: string) => text.split(',').map((phrase) => phrase.trim());

type PlaceMode = 'remote' | 'hybrid' | 'on-site';
const MODES = phrasesOf<PlaceMode>({
  hybrid: list(
    `hybrid, hybride, hybrides Arbeiten, mobiles Arbeiten, mobile Arbeit, teilweise remote, partially remote, jours de télétravail, jour de télétravail, Tage Homeoffice, Tag Homeoffice, Homeoffice,
    Home Office, home-office, days remote, days from home, days at home, télétravail partiel, télétravail possible, days in the office, days per week in the office, days a week in the office`,
  ),
  remote: list(
    'remote, fully remote, work from home, remote first, 100 % remote, ortsunabhängig, full remote, télétravail complet, 100 % télétravail, télétravail',
  ),
  'on-site': list(
    'on-site, onsite, on site role, vor Ort, sur site, in person, in-office, présentiel, Präsenz',
  ),
});
/** Words before the name of a place. */
const BEFORE_PLACE = phrasesOf({
  place: list(
    `location, based in, located in, headquarters in, headquarter in, Zentrale in, Hauptsitz in, siège à, office in, offices in, on-site in, onsite in, hybrid in, relocate to, in our office in, studio in, Standort, vor Ort in, Arbeitsort, Dienstort, Einsatzort, am Standort, in unserem Büro in,
    Sitz in, basé à, basée à, situé à, située à, poste à, poste basé à, bureaux à, locaux à, lieu de travail, site de, hospital in, trailer in, warehouse in, plant in, shop in, school in, store in, restaurant in, hotel in, work in`,
  ),
});
const HEAD_LINES = 6;
const NAME = /^\p{Lu}[\p{L}'’.-]*$/u;
const LONGEST_NAME = 3;
/** Words in capitals that are no place, where a place is looked for in the head. */
const NO_PLACE =
  /^(?:Remote|Hybrid|On|Full|Part|Vollzeit|Teilzeit|CDI|CDD|Standort|GmbH|AG|Inc|Ltd|LLC|Tuesday|Monday|Office|Senior|Junior|Our|The|Nights?)$/;

/** @returns at most one requirement: a posting is for one place */
export function placeIn(text: string, tokens: readonly Token[], lines: readonly Line[]): Requirement[] {
  const name = namedPlace(text, tokens, lines) ?? headPlace(text, tokens, lines);
  const mode = modeOf(tokens, lines);
  const at = name ?? (mode && { from: mode.from, to: mode.to });
  const first = tokens[at?.from ?? -1];
  const last = tokens[(at?.to ?? 0) - 1];
  if (!at || !first || !last) return [];
  const quote = text.slice(first.start, last.end);
  return [
    {
      kind: 'place',
      necessity: 'must',
      term: name ? quote : '',
      value: mode?.label ?? (name ? 'on-site' : ''),
      span: { quote, start: first.start, end: last.end },
    },
  ];
}

type Range = { from: number; to: number };

/** Both remote and on-site days are a hybrid. */
function modeOf(tokens: readonly Token[], lines: readonly Line[]) {
  const asked = lines.filter(({ kind }) => kind !== 'must' && kind !== 'nice' && kind !== 'waived');
  const found = asked.flatMap((line) =>
    findPhrases(MODES, tokens.slice(line.from, line.to))
      .filter(({ from }) => !isOfTheTrade(tokens, from + line.from))
      .map(({ label, from, to }) => ({
        label,
        from: from + line.from,
        to: to + line.from,
        isSomeDays: hasDays(tokens, line),
      })),
  );
  const hybrid = found.find(({ label }) => label === 'hybrid');
  const remote = found.find(({ label }) => label === 'remote');
  const onSite = found.find(({ label }) => label === 'on-site');
  if (hybrid) return hybrid;
  if (remote?.isSomeDays) return { ...remote, label: 'hybrid' as const };
  return remote && onSite ? { ...remote, label: 'hybrid' as const } : (remote ?? onSite);
}

/** `télétravail : 2 jours par semaine` */
function hasDays(tokens: readonly Token[], { from, to }: Range): boolean {
  return tokens
    .slice(from, to)
    .some(
      ({ key }, at) =>
        /^(?:day|jour|tage?|tagen)$/.test(key) && smallNumber(tokens[from + at - 1]?.key ?? ''),
    );
}

/** `remote sensing`, `on-site gym`, `remote teams`. */
function isOfTheTrade(tokens: readonly Token[], at: number): boolean {
  const after = tokens.slice(at + 1, at + 3).map(({ key }) => key);
  return after.some((key) =>
    /^(?:sensing|gym|kitchen|server|team|desktop|access|support|childcare|parking|control|monitoring)$/.test(
      key,
    ),
  );
}

function namedPlace(text: string, tokens: readonly Token[], lines: readonly Line[]): Range | undefined {
  for (const line of lines) {
    if (line.kind === 'place') {
      const name = beforeState(tokens, line) ?? nameAt(text, tokens, line.from, line.to);
      if (name) return name;
    }
    for (const { to } of findPhrases(BEFORE_PLACE, tokens.slice(line.from, line.to))) {
      const name = nameAt(text, tokens, line.from + to, line.to);
      if (name) return name;
    }
  }
  return undefined;
}

/** Words in capitals from `from` on, as one name: `New York`. */
function nameAt(text: string, tokens: readonly Token[], from: number, limit: number): Range | undefined {
  let to = from;
  while (
    to < limit &&
    to < from + LONGEST_NAME &&
    isName(tokens[to]) &&
    (to === from || isSpaced(text, tokens, to))
  )
    to += 1;
  return to > from ? { from, to } : undefined;
}

/** In the head, the name before a state, beside the way of working, or behind the last mark of a line. */
function headPlace(text: string, tokens: readonly Token[], lines: readonly Line[]): Range | undefined {
  const head = lines.slice(0, HEAD_LINES);
  for (const line of head.filter(({ kind }) => kind === 'prose' || kind === 'offer')) {
    const name = beforeState(tokens, line) ?? besideMode(text, tokens, line);
    if (name) return name;
  }
  const [title, ...others] = head.filter(({ kind }) => kind === 'prose');
  for (const { from, to } of [...others.slice(0, 2), ...(title ? [title] : [])]) {
    const mark = tokens.slice(from, to).findLastIndex((_, at) => at > 0 && isMark(text, tokens, from + at));
    const name = mark > 0 ? nameAt(text, tokens, from + mark, to) : undefined;
    // What goes on in small letters is no name: `…, Excel courses`.
    if (
      name &&
      (name.to === to || tokens[name.to]?.gap !== 'joint' || /^\d/.test(tokens[name.to]?.key ?? ''))
    )
      return name;
  }
  return undefined;
}

const isMark = (text: string, tokens: readonly Token[], at: number) =>
  /[,|·–—]|\s-/.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));

/** `Bremen | vor Ort`, `Acme · London (hybrid)` */
function besideMode(text: string, tokens: readonly Token[], line: Line): Range | undefined {
  const mode = modeOf(tokens, [line]);
  // Beside `remote` stands the company.
  if (!mode || mode.label === 'remote') return undefined;
  let from = mode.from - 1;
  while (from > line.from && isSpaced(text, tokens, from)) from -= 1;
  const name = from >= line.from ? nameAt(text, tokens, from, mode.from) : undefined;
  return name?.to === mode.from ? name : undefined;
}

/** `Spokane, WA` */
function beforeState(tokens: readonly Token[], { from, to }: Range): Range | undefined {
  for (let index = from; index < to; index += 1) {
    const state = tokens[index];
    if (!state || !(US_STATES.test(state.text) || US_STATE_NAMES.test(state.text))) continue;
    const isParted =
      state.gap === 'comma' ||
      /^\d{5}$/.test(tokens[index + 1]?.key ?? '') ||
      tokens[index + 1]?.gap !== 'joint';
    const before = isParted ? nameBefore(tokens, from, index) : undefined;
    if (before) return before;
  }
  return undefined;
}

function nameBefore(tokens: readonly Token[], from: number, state: number): Range | undefined {
  let start = state;
  while (start > from && start > state - LONGEST_NAME && isName(tokens[start - 1])) {
    start -= 1;
    if (tokens[start]?.gap !== 'joint') break;
  }
  return start < state ? { from: start, to: state } : undefined;
}

const US_STATES =
  /^(?:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC)$/;
const US_STATE_NAMES =
  /^(?:Colorado|Texas|Wisconsin|Ohio|Oregon|California|Florida|Georgia|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Missouri|Montana|Nebraska|Nevada|Pennsylvania|Tennessee|Utah|Vermont|Virginia|Washington|Arizona|Arkansas|Alabama|Idaho)$/;

const isName = (token: Token | undefined) =>
  token !== undefined && NAME.test(token.text) && !NO_PLACE.test(token.text);
const isSpaced = (text: string, tokens: readonly Token[], at: number) =>
  text.slice(tokens[at - 1]?.end, tokens[at]?.start) === ' ';
