/** Who a resume is of: name, addresses, place, and the line beneath the name. */
import { textOf, withoutLetterSpacing, type Line } from '../lines.ts';
import { folded, foldedSet } from '../words/fold.ts';
import { CONTACT_LABELS } from '../words/labels.ts';
import { atCommas, townBesideContact, townBesideName } from './contact-lines.ts';
import { isSchool } from './degree-words.ts';
import { isDocumentTitle } from './heading-kind.ts';
import { headlineOf, titleOfEdge } from './headline.ts';
import { titleScore } from './job-words.ts';
import { bestName, nameOfForm, nameOfParts } from './name.ts';
import { findEmail, findLinks, findPhone, isLinkedIn } from './net.ts';
import {
  isAddress,
  isPlace,
  isPostalCode,
  isTownAndCode,
  isRegion,
  isStreet,
  isTown,
  isTownLike,
  withoutPlace,
} from './place.ts';
import { labelAndRest } from './section.ts';

export type Contact = {
  name: string;
  isNameSure: boolean;
  headline: string;
  email: string;
  phone: string;
  location: string;
  linkedin: string;
  links: string[];
  /** What stands in the head and is none of these. */
  left: string[];
};

type Field = keyof typeof CONTACT_LABELS;
const FIELDS = Object.entries(CONTACT_LABELS).map(
  ([field, labels]) => [field as Field, foldedSet(labels)] as const,
);
const fieldOf = (label: string): Field | undefined =>
  FIELDS.find(([, labels]) => labels.has(folded(label).replace(/[\s.]?:?$/, '')))?.[0];

/** A slash parts unless it stands in a telephone number, a dash unless before a postal code: `Pune – 411038`. */
const PARTS =
  /\t|(?:^|\s)(?![©®™])\p{Extended_Pictographic}\uFE0F?\s?|\s[|•·◦⋄♦◆◇✦*~▪●]\s|\s[–—-]\s(?!\d{3}\s?\d{3}(?![\s\d]))|\s\/\/\s|\s::\s|(?<!\d)\s\/\s|\s\/\s(?![\d(])|;\s/u;

/** `Leominster, Herefordshire. Telephone 01432 555 016. ada@example.com` */
const SENTENCES = /(?<=[\p{L}\d]{3})(?<!\b(?:Tel|Tél|Mob|Fax))\.\s(?!:|\d{1,4}[a-z]?,)/u;

/** `19 ans, Vannes`, `Trier, 34 Jahre` */
const AGE = /(?<=^\d\d (?:ans|Jahre|years)),\s|,\s(?=\d\d (?:ans|Jahre|years)$)/u;

/** A piece of the head, with its label if it has one. */
type Part = { text: string; field: Field | undefined; line: Line; isOfForm: boolean };

/**
 * Reads the lines before the first section, the sections of contact, and the edges of pages.
 *
 * @param targets where words of the document lead
 */
export function readContact(head: Line[], forms: Line[], margins: string[], targets: string[]): Contact {
  const parts = [
    ...withWholeAddresses(head).flatMap((line) => partsOf(line, false)),
    ...withWholeAddresses(forms).flatMap((line) => partsOf(line, true)),
  ];
  const everything = [...parts.map(({ text }) => text), ...margins.flatMap((text) => text.split(PARTS))];
  const all = everything.join('\n');
  const email =
    findEmail(all) ||
    (targets
      .find((target) => target.startsWith('mailto:'))
      ?.slice(7)
      .split('?')[0] ??
      '');
  const links = findLinks(everything, targets);
  const linkedin = links.find(isLinkedIn) ?? '';
  const phone =
    findPhone(parts.filter(({ field }) => field === 'phone').map(({ text }) => text)) ||
    findPhone(everything);
  const free = parts.filter(({ text }) => !isTaken(text, email, phone, links));
  const valueOf = (field: Field) => free.find((part) => part.field === field)?.text ?? '';
  const [first, surname] = [valueOf('firstName'), valueOf('surname') || valueOf('name')];
  const form =
    first && surname ? nameOfParts(first, surname, all) : nameOfForm(valueOf('name') || surname, all);
  const name = form.name
    ? { ...form, line: undefined }
    : bestName(
        free.filter(({ field }) => field === undefined).map(({ line }) => line),
        margins,
        email,
      );
  const location =
    locationOf(
      free.filter(({ text, line }) => text && !isOfName(text, name.name) && line !== name.line),
      margins,
    ) ||
    townBesideContact(parts, free) ||
    townBesideName(
      free
        .filter(({ text, line }) => line === name.line && !isOfName(text, name.name))
        .map(({ text }) => text),
    );
  const rest = free.filter(
    ({ text, field }) =>
      !/^(?:name|firstName|surname)$/.test(field ?? '') &&
      text !== location &&
      !withoutLetterSpacing(text).includes(name.name || text),
  );
  const headline =
    valueOf('headline') ||
    headlineOf(
      rest.filter(({ text }) => !location.includes(text)),
      name.line,
    ) ||
    titleOfEdge(everything.slice(parts.length), name.name);
  const left = rest
    .filter(({ text }) => text !== headline && !location.includes(text))
    .map(({ text, line }) => (line.isLabelled ? textOf(line) : text));
  return {
    name: name.name,
    isNameSure: name.isSure,
    headline,
    email,
    phone,
    location,
    linkedin,
    links: links.filter((link) => link !== linkedin),
    left,
  };
}

/** `12 Hill Road, Cardiff CF14`, `Am Kranen 3, 96047`: the address is not at its end. */
const isOpenAddress = (above: string, text: string): boolean =>
  (((above.endsWith(',') && /\d/.test(above)) || /,\s[^,]*\b\d{4,5}$/u.test(above)) &&
    /^\p{Lu}[\p{L} .()-]{1,40}$/u.test(text)) ||
  (above.endsWith(',') && isRegion(text)) ||
  (/\s[A-Z]{1,2}\d{1,2}[A-Z]?$/u.test(above) && /^\d[A-Z]{2}$/u.test(text));

/** An address, of the web or of a street, that a narrow column broke is whole again. */
function withWholeAddresses(lines: Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const [above = ''] = last?.cells ?? [];
    const text = line.cells[0] ?? '';
    const isBroken =
      last?.cells.length === 1 &&
      /\w[./@]\w\S*[-/_@.]$|@\w+$/.test(above.slice(-120)) &&
      line.cells.length === 1;
    const goesOn = isBroken && /^[a-z\d][\w./-]{0,100}(?:\s\(|$)/.test(text);
    if (last?.cells.length === 1 && line.cells.length === 1 && isOpenAddress(above, text))
      whole[whole.length - 1] = { ...last, cells: [`${above} ${text}`], wraps: line.wraps };
    else if (last && goesOn)
      whole[whole.length - 1] = { ...last, cells: [`${above}${text}`], wraps: line.wraps };
    else whole.push(line);
  }
  return whole;
}

const isOfName = (text: string, name: string) => name !== '' && withoutLetterSpacing(text).includes(name);

/** Facts of a person that no field holds, with no colon behind their label. */
const PERSONAL =
  /^(?:geboren (?:am|in)|geb\. (?:am)?|née? le|born (?:on|in)|verheiratet|ledig|geschieden|verwitwet|mariée?|pacsée?|célibataire|divorcée?|married|single|driving licen[cs]e|permis [A-E]|führerschein)(?!\p{L})/iu;

/** A way to reach somebody, or what has a label of its own. */
const isOfOther = (piece: string): boolean =>
  findEmail(piece) !== '' ||
  findPhone([piece]) !== '' ||
  findLinks([piece], []).length > 0 ||
  fieldOf(/^(\p{L}[\p{L} .-]{0,20}?)\.?\s?:/u.exec(piece)?.[1] ?? '') !== undefined;

function partsOf(line: Line, isOfForm: boolean): Part[] {
  const [first = '', second = ''] = line.cells;
  const isRow = line.cells.length === 2 && fieldOf(first) !== undefined;
  const [label, rest] = isRow ? [first, second] : labelAndRest(line);
  const field = label ? fieldOf(label) : undefined;
  const hasMore =
    field !== undefined &&
    field !== 'name' &&
    (rest.split(PARTS).slice(1).some(isOfOther) || atLabels(rest).length > 1);
  if (field && !hasMore) return [{ text: rest.replaceAll('\t', ' ').trim(), field, line, isOfForm }];
  const pieces = line.cells
    .flatMap((cell) => cell.split(PARTS))
    .flatMap((piece) => (piece.includes('@') ? piece.split(SENTENCES).flatMap(atCommas) : [piece]))
    .flatMap(atLabels)
    .flatMap((piece) => piece.split(AGE))
    .map((piece) => piece.replace(/^[^\p{L}\d+(@]{1,8}/u, '')) // pictures before addresses
    .filter((piece) => piece.trim());
  return pieces
    .filter((piece) => !isDocumentTitle(withoutLetterSpacing(piece)))
    .map((piece) => {
      const [, own = '', value = ''] = /^(\p{L}[\p{L} .-]{0,20}?)\.?\s?:(.+)$/u.exec(piece) ?? [];
      const named = own ? fieldOf(own) : PERSONAL.test(piece) ? 'other' : undefined;
      return { text: (named && own ? value : piece).trim(), field: named, line, isOfForm };
    });
}

/** `Gillette, Wyoming 82716 Cell: 307-555-0129`, `Gera, Tel. 0365 5550` in two: labels begin what they stand before. */
function atLabels(piece: string): string[] {
  const cuts = Array.from(
    piece.matchAll(/(?<=\s)(\p{L}[\p{L}-]{0,14})(?:\.?\s?:\s|\.\s(?=[\d+(]))/gu),
  ).filter(([, label = '']) => fieldOf(label));
  const ends = [...cuts.map(({ index }) => index), piece.length];
  return [0, ...ends.slice(0, -1)].map((from, at) => piece.slice(from, ends[at]).replace(/,\s$/u, ''));
}

const isTaken = (text: string, email: string, phone: string, links: string[]): boolean =>
  (email !== '' && text.includes(email)) ||
  (phone !== '' && text.includes(phone)) ||
  links.some((link) => text.includes(link)) ||
  /^(?:linkedin|github|portfolio|website|e-?mail|xing|blog)$/i.test(text);

/** Labelled, else an address, else a town with its region, else a town beside other ways to reach somebody. */
function locationOf(parts: Part[], margins: string[]): string {
  const labelled = parts.find(({ field }) => field === 'location')?.text;
  if (labelled) return labelled.replace(OF_HOME, '');
  const free = parts.filter(({ field }) => field === undefined);
  const texts = free.map(({ text }) => text.trim());
  const edges = margins.flatMap((text) => text.split(PARTS)).map((text) => text.trim());
  const sure =
    texts.find((text) => isAddress(text) && !isPostalCode(text)) ??
    texts.find(isPlace) ??
    edges.find((text) => isPlace(text) || isAddress(text));
  if (sure !== undefined) return withStreet(sure, free).replace(OF_HOME, '');
  const aboveCode = texts.find((text, at) => isTownLike(text) && isPostalCode(texts[at + 1] ?? ''));
  if (aboveCode !== undefined) return aboveCode;
  const pair = texts.find(
    (text) =>
      /^[\p{L}\s.-]{2,30}(?:, [\p{L}\s.-]{2,30}){1,2}$/u.test(text) && text.split(', ').every(isTownLike),
  );
  const atEnd = texts
    .filter((text) => text.length <= 120)
    .map((text) => withoutPlace(text, false)[1])
    .find((place) => place.includes(','));
  // A scholar is where the university is.
  const ofSchool = texts
    .filter((text) => text.length <= 120 && isSchool(text))
    .map((text) => withoutPlace(text, true)[1])
    .find(Boolean);
  return townOf(free) ?? texts.find(isTownAndCode) ?? pair ?? atEnd ?? townOfEdge(margins) ?? ofSchool ?? '';
}

/** `(Home)`, as forms add it. */
const OF_HOME = /\s\((?:home|domicile|privat|private|zuhause|residence|personnel)\)$/iu;

/** What is written as a town beside an address in a header or a footer. */
const townOfEdge = (margins: string[]): string | undefined =>
  margins
    .filter((text) => findEmail(text) !== '')
    .flatMap((text) => text.split(PARTS))
    .find((text) => isTownLike(text.trim()) && text.trim().split(' ').length <= 2)
    ?.trim();

/** A town that is known; else what is written as one among addresses, or beside one. */
function townOf(free: Part[]): string | undefined {
  const towns = free.filter(({ text }) => isTownLike(text) && text.split(' ').length <= 4);
  const known = towns.find(({ text }) => isTown(text.replace(/\s\(\d{2,5}\)$/, '')));
  const beside = towns.find(
    ({ line, isOfForm }) =>
      isOfForm ||
      (free.filter((other) => other.line === line && titleScore(other.text) === 0 && !/^\d/.test(other.text))
        .length === 1 &&
        /@|\d{3}/.test(textOf(line))),
  );
  const [first] = free;
  // Alone below the name.
  const alone = towns.find(
    (part) => part === first && textOf(part.line) === part.text && part.text.split(' ').length <= 2,
  );
  return (known ?? beside ?? alone)?.text;
}

/** `Zwickauer Straße 101` beside `09112 Chemnitz`; above it, it is a line of its own. */
function withStreet(place: string, parts: Part[]): string {
  const at = parts.findIndex(({ text }) => text.trim() === place);
  const [above, own] = [parts[at - 1], parts[at]];
  return above && above.line === own?.line && isStreet(above.text) ? `${above.text}, ${place}` : place;
}
