/** Who a resume is of: name, addresses, place, and the line beneath the name. */
import { textOf, withoutLetterSpacing, type Line } from '../lines.ts';
import { folded, foldedSet } from '../words/fold.ts';
import { CONTACT_LABELS } from '../words/labels.ts';
import { isDocumentTitle } from './heading-kind.ts';
import { companyScore, titleScore } from './job-words.ts';
import { bestName, nameOfForm } from './name.ts';
import { findEmail, findLinks, findPhone, isLinkedIn } from './net.ts';
import { isAddress, isPlace, isTown, isTownLike } from './place.ts';
import { labelAndRest } from './sections.ts';

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

const PARTS = /\t|\s[|•·◦⋄♦]\s|\s[–—-]\s|\s\/\/\s/u;

/** A piece of the head, with its label if it has one. */
type Part = { text: string; field: Field | undefined; line: Line; isAlone: boolean };

/**
 * Reads the lines before the first section, the sections of contact, and the edges of pages.
 *
 * @param targets where words of the document lead
 */
export function readContact(head: Line[], forms: Line[], margins: string[], targets: string[]): Contact {
  const parts = withWholeAddresses([...head, ...forms]).flatMap(partsOf);
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
  const location = locationOf(
    free,
    margins.flatMap((text) => text.split(PARTS)),
  );
  const form = nameOfForm(free.find(({ field }) => field === 'name')?.text ?? '', all);
  const name = form.name
    ? { ...form, line: undefined }
    : bestName(
        free.filter(({ field }) => field === undefined).map(({ line }) => line),
        margins,
        email,
      );
  const rest = free.filter(
    ({ text, field }) =>
      field !== 'name' && text !== location && !withoutLetterSpacing(text).includes(name.name || text),
  );
  const headline = headlineOf(
    rest.filter(({ text }) => !location.includes(text)),
    name.line,
  );
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

/** An address of the web that a narrow column broke is whole again. */
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
    if (last && goesOn) whole[whole.length - 1] = { ...last, cells: [`${above}${text}`], wraps: line.wraps };
    else whole.push(line);
  }
  return whole;
}

function partsOf(line: Line): Part[] {
  const [label, rest] = labelAndRest(line);
  const field = label ? fieldOf(label) : undefined;
  if (field) return [{ text: rest.replaceAll('\t', ' ').trim(), field, line, isAlone: true }];
  const pieces = line.cells.flatMap((cell) => cell.split(PARTS)).filter((piece) => piece.trim());
  return pieces
    .filter((piece) => !isDocumentTitle(withoutLetterSpacing(piece)))
    .map((piece) => {
      const [, own = '', value = ''] = /^(\p{L}[\p{L} .-]{0,20}?)\.?\s?:\s?(\S.*)$/u.exec(piece) ?? [];
      const named = own ? fieldOf(own) : undefined;
      return { text: (named ? value : piece).trim(), field: named, line, isAlone: pieces.length === 1 };
    });
}

const isTaken = (text: string, email: string, phone: string, links: string[]): boolean =>
  (email !== '' && text.includes(email)) ||
  (phone !== '' && text.includes(phone)) ||
  links.some((link) => text.includes(link)) ||
  /^(?:linkedin|github|portfolio|website|e-?mail|xing|blog)$/i.test(text);

/** Labelled, else an address, else a town with its region, else a town beside a telephone. */
function locationOf(parts: Part[], margins: string[]): string {
  const labelled = parts.find(({ field }) => field === 'location')?.text;
  if (labelled) return labelled;
  const free = parts.filter(({ field }) => field === undefined);
  const texts = free.map(({ text }) => text.trim());
  const sure =
    texts.find(isAddress) ?? texts.find(isPlace) ?? margins.map((text) => text.trim()).find(isPlace);
  if (sure !== undefined) return withStreet(sure, texts);
  const shared = free.find(({ isAlone, text }) => !isAlone && isTownLike(text) && isTown(text));
  const pair = texts.find(
    (text) => /^[\p{L}\s.-]{2,30}, [\p{L}\s.-]{2,30}$/u.test(text) && text.split(', ').every(isTownLike),
  );
  return shared?.text ?? pair ?? '';
}

/** `Zwickauer Straße 101` stands above `09112 Chemnitz`. */
function withStreet(place: string, texts: string[]): string {
  const above = texts[texts.indexOf(place) - 1];
  return above && STREET.test(above) && !place.includes(above) ? `${above}, ${place}` : place;
}

const STREET = /^\d{1,5}[a-z]?,? \p{L}[\p{L} .’'-]{2,50}$|^\p{Lu}[\p{L} .’'-]{2,50} \d{1,4} ?[a-z]?$/u;

/** What stands beneath the name, when it is no sentence. */
function headlineOf(rest: Part[], nameLine: Line | undefined): string {
  const free = rest.filter(
    ({ field, text, line }) =>
      field === undefined &&
      text.length <= 200 &&
      !/\d{3}/.test(text) &&
      !/[.!?]$/.test(text) &&
      line !== nameLine,
  );
  const below = free.find(({ line }) => titleScore(textOf(line)) > 0);
  const first =
    below ?? free.find(({ line }) => companyScore(textOf(line)) === 0 && textOf(line).length > 12);
  if (!first) return '';
  const whole = textOf(first.line);
  return whole.length <= 200 && first.line.cells.length === 1 && !/@|\d/.test(whole) ? whole : first.text;
}
