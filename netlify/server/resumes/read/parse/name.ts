/** The name of a person among the first lines of a document. */
import { textOf, withoutLetterSpacing, type Line } from '../lines.ts';
import { folded } from '../words/fold.ts';
import { headingKind, isDocumentTitle } from './heading-kind.ts';
import { companyScore, titleScore } from './job-words.ts';
import { findEmail } from './net.ts';
import { isPlace } from './place.ts';

const PARTICLES =
  'von|van|der|den|de|di|da|del|della|la|le|du|des|dos|das|ter|ten|zu|zum|ap|al|el|bin|ben|ibn|af|und|y|e|d’|o’|st';
const NAME = new RegExp(
  String.raw`^(?:(?:${PARTICLES})\s)?\p{Lu}[\p{L}\p{M}.’'-]{0,30}(?:\s(?:(?:${PARTICLES})|[“"(]\p{L}{1,20}[”")]|[\p{Lu}d][\p{L}\p{M}.’'-]{0,30})){1,6}$`,
  'u',
);
/** Letters behind a name. */
const CREDENTIALS =
  /^(.{3,80}?),\s+(?:[A-Z][A-Za-z.]{1,9}|[A-Z]{2,8}[®™]?|Esq\.?|Ph\.?\s?D\.?|Jr\.?|Sr\.?|[IVX]{1,4})(?:(?:,\s*|\s+)(?:[A-Z][\w.®™-]{1,12}))*\.?$/u;
/** `Resume of Ilse Harrow` */
const OF_DOCUMENT = /^(?:resume|résumé|cv|curriculum vitae|lebenslauf)(?: of| von| de)?:? (.{4,60})$/iu;
/** `Ilse Harrow RN`, with no comma. */
const POST_NOMINALS =
  /(?<=\p{Ll})(?: (?:RN|BSN|MSN|LPN|RGN|CPA|ACCA|CFA|MBA|MD|DDS|DVM|JD|PE|PMP|PhD|LCSW|MSW|CEng|MRICS|MCIPD)){1,3}$/u;
/** `Ilse Harrow, payroll clerk` */
const NAME_AND_TITLE = /^([^,\d]{3,60}), \p{Ll}[\p{L} -]{2,60}$/u;
const SALUTATION =
  /^(?:(?:Mr|Mrs|Ms|Herr|Frau|M|Mme|Mlle|Dr|Prof|Dipl\.-Ing|Dipl\.-Kfm)\.?\s){1,3}(?=\p{Lu})/u;

const OPEN_NAME = new RegExp(String.raw`\s(?:${PARTICLES})$|-$`, 'u');
/** In letters of most text. */
const LARGE = 1.25;

type Found = { name: string; isSure: boolean; line: Line | undefined };

/** The name without letters behind it, if a text is one. */
export function asName(text: string): string | undefined {
  const spaced = withoutLetterSpacing(text.trim());
  const titled = spaced.split(/\s[–—|-]\s/u);
  const own = titled.length === 2 && isDocumentTitle(titled[0] ?? '') ? (titled[1] ?? '') : spaced;
  const [, of = own] = OF_DOCUMENT.exec(own) ?? [];
  const plain = of.replace(/^[*#=|]{1,3}|[*#=|]{1,3}$/g, '').trim();
  const [, before = plain] = CREDENTIALS.exec(plain) ?? NAME_AND_TITLE.exec(plain) ?? [];
  const name = before.trim().replace(POST_NOMINALS, '');
  if (!NAME.test(name.replace(SALUTATION, '')) || name.length > 80) return undefined;
  return headingKind(name) !== undefined || isDocumentTitle(name) ? undefined : name;
}

/** The largest line that can be a name, else the first; else one at the edge of a page. */
export function bestName(lines: Line[], margins: string[], email: string): Found {
  const candidates = [...new Set(lines)].flatMap((line, at) => {
    const first = line.cells[0] ?? '';
    // Before the address in the same line.
    const before = first.includes('@') ? (first.split(',')[0] ?? '') : first;
    const name =
      asName(before) ??
      asName(textOf(line)) ??
      asName(nameBefore(first)) ??
      (at === 0 ? inSmallLetters(line, email) : undefined);
    return name === undefined ? [] : [{ name, line, score: scoreOf(name, line, at, email) }];
  });
  candidates.push(...namesOfTwoLines(lines, email));
  const [best] = candidates.sort((a, b) => b.score - a.score);
  const edges = margins
    .flatMap((text) => text.split(/\t|\s[|•·–-]\s/u))
    .flatMap((part) => asName(part) ?? []);
  const own = edges.find((name) => isInMail(name, email));
  const isOther = own !== undefined && best !== undefined && !isInMail(best.name, email);
  if (best && best.score > -2 && !isOther)
    return { name: best.name, line: best.line, isSure: best.score > 0 };
  return { name: own ?? edges[0] ?? '', line: undefined, isSure: false };
}

/** `Ilse Harrow | Weaver | Selby`, `Ilse Harrow – Weaver` */
function nameBefore(text: string): string {
  const [before = ''] = text.split(/\s[|•·/]\s/u);
  const [name = '', title = '', ...more] = before.split(/\s[–—-]\s/u);
  return more.length === 0 && titleScore(title) > 0 ? name : before;
}

/** `ilse harrow` in large letters, as the mail has it. */
const inSmallLetters = (line: Line, email: string): string | undefined => {
  const text = textOf(line);
  const isName = /^\p{Ll}[\p{Ll}'’-]{1,20}(?: \p{Ll}[\p{Ll}'’-]{1,20}){1,3}$/u.test(text);
  return isName && line.size >= LARGE && isInMail(text, email) ? text : undefined;
};

/** `Leonie` above `Sattelberger`, both in the same large letters. */
function namesOfTwoLines(lines: Line[], email: string): { name: string; line: Line; score: number }[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    const stands =
      at === 0 && line.look !== '' && next?.look === line.look && lines[at + 2]?.startsBlock !== false;
    // One of the two may be bold.
    const isLarge = next?.size === line.size && (line.size >= LARGE || stands);
    const isSurname = next?.look === line.look || !/\s/.test(textOf(next ?? line));
    const isAlone = line.cells.length === 1 && next?.cells.length === 1;
    const name = isLarge && isAlone && isSurname ? asName(`${textOf(line)} ${textOf(next)}`) : undefined;
    // A name that its page broke: `Ayşe Nur von und zu` is none.
    const isOpen = line.wraps || OPEN_NAME.test(textOf(line));
    return name === undefined
      ? []
      : [{ name, line, score: scoreOf(name, line, at, email) + (isOpen ? 1 : 0) }];
  });
}

export function isInMail(name: string, email: string): boolean {
  const mail = folded(email.split('@')[0] ?? '');
  return folded(name)
    .split(/[\s.-]+/u)
    .some((word) => word.length > 2 && mail.includes(word));
}

function scoreOf(name: string, line: Line, at: number, email: string): number {
  const isOther = titleScore(name) + companyScore(name) + (isPlace(name) ? 2 : 0);
  return (
    (line.size - 1) * 6 +
    (isInMail(name, email) ? 3 : 0) +
    (at === 0 ? 1 : 0) +
    (/title|name|titel/.test(line.look) ? 2 : 0) -
    isOther * 2 -
    at * 0.1
  );
}

/** First name and surname beside two labels, if the document says them together somewhere. */
export function nameOfParts(first: string, surname: string, all: string): { name: string; isSure: boolean } {
  const whole = `${first} ${surname}`;
  const isWritten =
    all.split('\n').some((line) => folded(line).includes(folded(whole))) ||
    folded(findEmail(all)).startsWith(folded(whole).replaceAll(' ', '.'));
  return isWritten ? { name: whole, isSure: true } : { name: surname, isSure: false };
}

/** A name beside its label; `Kühnemann, Torsten` is turned if the document says `Torsten Kühnemann` somewhere. */
export function nameOfForm(value: string, all: string): { name: string; isSure: boolean } {
  const [, last = '', first = ''] = /^([^,\s]{2,40}|[^,]{2,40},) ([^,]{2,40})$/u.exec(value) ?? [];
  const turned = `${first} ${last.replace(',', '')}`;
  const isWritten =
    all.includes(turned) || findEmail(all).toLowerCase().startsWith(folded(turned).replaceAll(' ', '.'));
  const isInOrder = folded(findEmail(all)).startsWith(folded(last.replace(',', '')));
  if (first && isWritten && !isInOrder) return { name: turned, isSure: true };
  return { name: asName(value) ?? value, isSure: first === '' };
}
