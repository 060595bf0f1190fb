/** Where the work is done: a place's name, and whether from there, from home or both. */
import { findPhrases, phrasesOf } from '../text/phrases.ts';
import { joinedKeys, type Range, type Token, type Tokens } from '../text/tokens.ts';
import type { Requirement } from '../types.ts';
import type { Line } from './raw-lines.ts';
import { modeOf } from './place-mode.ts';
import { FUNCTION_WORDS } from './plain-words.ts';

/** Words before the name of a place. */
const BEFORE_PLACE = phrasesOf({
  place: `location, based in, located in, headquarters in, headquarter in, Zentrale in, Hauptsitz in, siège à, office in, offices in, on-site in, onsite in, hybrid in, relocate to, in our office in, studio in, Standort, vor Ort in, Arbeitsort, Dienstort, Einsatzort, am Standort, in unserem Büro in,
    Sitz in, basé à, basée à, situé à, située à, poste à, poste sur place à, sur place à, poste basé à, bureaux à, locaux à, lieu de travail, site de, hospital in, trailer in, warehouse in, plant in, shop in, school in, store in, restaurant in, hotel in, work in, place of work is, job is in, job sits in, role is in, role sits in, position is in, post is in, work is done in`,
});
const HEAD_LINES = 6;
/** Down to which a portal may put its own lines above the head. */
const DEEPEST_HEAD = 16;
const NAME = /^\p{Lu}[\p{L}'’.-]*$/u;
const LONGEST_NAME = 3;
const LINK = /^(?:im|am|an|upon|sur|sous|de|lès)$/;
/** Words in capitals that are no place, where a place is looked for in the head. */
const NO_PLACE =
  /^(?:Remote|Hybrid|On|Full|Part|Vollzeit|Teilzeit|Festanstellung|Unbefristet|Befristet|Permanent|Contract|Temporary|CDI|CDD|Statut|Poste|Contrat|[HFM]|Standort|GmbH|AG|Inc|Ltd|LLC|Tuesday|Monday|Office|Series|USD|EUR|CAD|GBP|CHF|Senior|Junior|Our|The|Nights?|Grade|Level|Band|Step|Manager|Director|Lead|Engineer|Head|Specialist|Analyst|Developer|Applications|Operations|Systems|Services|Technology|Infrastructure|Security)$/;

/** @returns at most one requirement: a posting is for one place */
export function placeIn(text: string, tokens: Tokens, lines: readonly Line[]): Requirement[] {
  const mode = modeOf(tokens, lines);
  const name =
    labelledPlace(text, tokens, lines) ??
    statedPlace(tokens, lines) ??
    namedPlace(text, tokens, lines) ??
    headPlace(text, tokens, lines, mode?.label === 'remote');
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

function labelledPlace(text: string, tokens: Tokens, lines: readonly Line[]): Range | undefined {
  for (const line of lines) {
    if (line.kind !== 'place') continue;
    const name = beforeState(tokens, line) ?? nameAt(text, tokens, line.from, line.to);
    if (name) return name;
  }
  return undefined;
}

/** In the head, before a state. */
function statedPlace(tokens: Tokens, lines: readonly Line[]): Range | undefined {
  for (const line of lines.slice(0, DEEPEST_HEAD)) {
    const name = isOfHead(line) ? beforeState(tokens, line) : undefined;
    if (name) return name;
  }
  return undefined;
}

const LONGEST_HEAD_LINE = 30;
const isOfHead = ({ kind, from, to }: Line) =>
  (kind === 'prose' || kind === 'offer') && to - from < LONGEST_HEAD_LINE;

function namedPlace(text: string, tokens: Tokens, lines: readonly Line[]): Range | undefined {
  for (const line of lines) {
    for (const { to } of findPhrases(BEFORE_PLACE, tokens.slice(line.from, line.to))) {
      const name = nameAt(text, tokens, line.from + to, line.to);
      if (name && !isListed(text, tokens, name, line.to)) return name;
    }
  }
  return undefined;
}

/** `plants in Calgary, Leeds and Bergen` is where the employer is, and says not where the job is. */
function isListed(text: string, tokens: Tokens, first: Range, limit: number): boolean {
  let name: Range | undefined = first;
  for (let count = 1; name && count < MOST_LISTED; count += 1) {
    const isLast = AND.test(tokens[name.to]?.key ?? '');
    const next = nameAt(text, tokens, name.to + Number(isLast), limit);
    if (isLast) return next !== undefined;
    name = tokens[name.to]?.gap === 'comma' ? next : undefined;
  }
  return false;
}
const AND = /^(?:and|und|et)$/;
const MOST_LISTED = 8;

/** Words in capitals from `from` on, as one name: `New York`. */
function nameAt(text: string, tokens: Tokens, from: number, limit: number): Range | undefined {
  let to = from;
  while (
    to < limit &&
    to < from + LONGEST_NAME &&
    isName(tokens[to]) &&
    (to === from || (tokens[to]?.gap !== 'stop' && isSpaced(text, tokens, to)))
  )
    to += 1;
  // `Freiburg im Breisgau`
  if (to > from && to + 1 < limit && LINK.test(tokens[to]?.text ?? '') && isSpaced(text, tokens, to))
    if (isName(tokens[to + 1]) && isSpaced(text, tokens, to + 1)) to += 2;
  return to > from ? { from, to } : undefined;
}

/** In the head, beside the way of working, or behind the last mark of a line. */
function headPlace(
  text: string,
  tokens: Tokens,
  lines: readonly Line[],
  isRemote: boolean,
): Range | undefined {
  const head = lines.slice(0, HEAD_LINES);
  for (const line of head.filter(isOfHead)) {
    const name = besideMode(text, tokens, line);
    if (name) return name;
  }
  const [title, ...others] = head.filter(({ kind }) => kind === 'prose');
  for (const { from, to } of [...others.slice(0, 2), ...(title && !isRemote ? [title] : [])]) {
    const marks = Array.from({ length: Math.max(0, to - from - 1) }, (_, step) => from + 1 + step).filter(
      (at) => isMark(text, tokens, at),
    );
    for (const at of marks.slice(-MOST_MARKS).reverse()) {
      const isPostcode = /^\d{4,5}$/.test(tokens[at]?.key ?? '');
      const name = nameAt(text, tokens, isPostcode ? at + 1 : at, to);
      // What goes on in small letters is no name: `…, Excel courses`.
      if (
        name &&
        !isCompany(tokens, name) &&
        (name.to === to || tokens[name.to]?.gap !== 'joint' || MAY_FOLLOW.test(tokens[name.to]?.key ?? ''))
      )
        return name;
      if (name) break;
    }
  }
  return undefined;
}

/** What it is or does is told where a sentence begins with it: `Knots Ltd. builds …`. */
function isCompany(tokens: Tokens, { from, to }: Range): boolean {
  const joined = joinedKeys(tokens.slice(from, to));
  const first = tokens[from]?.key;
  return tokens.some(
    ({ key, gap }, at) =>
      at > from &&
      key === first &&
      (gap === 'line' || gap === 'stop') &&
      joinedKeys(tokens.slice(at, at + to - from)) === joined &&
      /^\p{Ll}/u.test(tokens[at + to - from]?.text ?? '') &&
      tokens[at + to - from]?.gap === 'joint',
  );
}

/** `Lyon 7e`, `Vancouver or Victoria` */
const MAY_FOLLOW = /^(?:\d.*|or|oder|ou)$/;
const MOST_MARKS = 4;
const isMark = (text: string, tokens: Tokens, at: number) =>
  /[,|·–—]|\s-/.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));

/** `Bremen | vor Ort`, `Acme · London (hybrid)` */
function besideMode(text: string, tokens: Tokens, line: Line): Range | undefined {
  const mode = modeOf(tokens, [line]);
  // Beside `remote` stands the company.
  if (!mode || mode.label === 'remote') return undefined;
  let from = mode.from - 1;
  while (from > line.from && isSpaced(text, tokens, from)) from -= 1;
  const name = from >= line.from ? nameAt(text, tokens, from, mode.from) : undefined;
  return name?.to === mode.from ? name : undefined;
}

/** `Spokane, WA` */
function beforeState(tokens: Tokens, { from, to }: Range): Range | undefined {
  for (let index = from; index < to; index += 1) {
    const state = tokens[index];
    if (!state || !isState(state, tokens[index + 1])) continue;
    const isParted =
      state.gap === 'comma' ||
      /^\d{5}$/.test(tokens[index + 1]?.key ?? '') ||
      tokens[index + 1]?.gap !== 'joint';
    const before = isParted ? nameBefore(tokens, from, index) : undefined;
    if (before) return before;
  }
  return undefined;
}

function nameBefore(tokens: Tokens, from: number, state: number): Range | undefined {
  let start = state;
  while (start > from && start > state - LONGEST_NAME && isName(tokens[start - 1])) {
    start -= 1;
    if (tokens[start]?.gap !== 'joint') break;
  }
  return start < state ? { from: start, to: state } : undefined;
}

const US_STATES =
  /^(?:AB|BC|MB|NB|NL|NS|ON|QC|SK|PE|YT|AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC)$/;
const US_STATE_NAMES =
  /^(?:Alberta|Manitoba|Ontario|Quebec|Québec|Saskatchewan|Colorado|Texas|Wisconsin|Ohio|Oregon|California|Florida|Georgia|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Missouri|Montana|Nebraska|Nevada|Pennsylvania|Tennessee|Utah|Vermont|Virginia|Washington|Arizona|Arkansas|Alabama|Idaho)$/;

/** `South Carolina` is two words. */
const isState = ({ text }: Token, next: Token | undefined): boolean =>
  US_STATES.test(text) || US_STATE_NAMES.test(text) || US_STATE_PAIRS.test(`${text} ${next?.text ?? ''}`);
const US_STATE_PAIRS =
  /^(?:(?:North|South) (?:Carolina|Dakota)|New (?:Brunswick|Hampshire|Jersey|Mexico|York)|Nova Scotia|British Columbia|West Virginia|Rhode Island)$/;

const isName = (token: Token | undefined) =>
  token !== undefined &&
  NAME.test(token.text) &&
  !NO_PLACE.test(token.text) &&
  !FUNCTION_WORDS.has(token.key);
const isSpaced = (text: string, tokens: Tokens, at: number) =>
  text.slice(tokens[at - 1]?.end, tokens[at]?.start) === ' ';
