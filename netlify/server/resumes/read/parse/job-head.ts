/** Title, employer and place out of the lines above the bullets of a job. */
import { companyScore, titleScore } from './job-words.ts';
import { isPlace, isTownLike, withoutPlace } from './place.ts';

export type Head = { title: string; company: string; location: string };
export type Order = 'title-first' | 'company-first';
/** A piece of a head that its marks, cells or letters keep apart. */
export type Piece = { text: string; isBold: boolean };

const STRONG = /\s[|·•◦:]\s|\s[–—-]\s|\t|\s@\s|\s(?:at|chez|bei)\s(?=\p{Lu})/u;
/** Marks that a cut leaves at an end. */
const ENDS = /^[\s,;:|/·•–—-]{1,4}|[\s,;:|/·•–—-]{1,4}$/gu;

/** Cuts a line of a head at its strong marks, and where bold letters end. */
export function piecesOf(text: string, bold: string): Piece[] {
  const isLead = bold !== '' && bold.length < text.length && text.startsWith(bold);
  const rest = isLead ? text.slice(bold.length) : '';
  // A bold word within a name is no cut.
  const parts =
    isLead && /^\s*[,|·•–—:(\t-]/u.test(rest + ' ')
      ? [bold, rest.replace(/^\s*[,|·•–—:\t-]\s*/u, '')]
      : [text];
  const isCut = /[,:|–—-]\s*$/u.test(bold) || isTitleAlone(bold, rest);
  const cut = isLead && parts.length === 1 && isCut ? [bold, rest] : parts;
  return cut.flatMap((part) =>
    part
      .split(STRONG)
      .map((piece) => piece.trim().replace(ENDS, ''))
      .filter(Boolean)
      .map((piece) => ({ text: piece, isBold: bold.includes(piece) })),
  );
}

/** Bold letters that are a title, before others that are none: `**Project engineer** Midland Waters`. */
const isTitleAlone = (bold: string, rest: string): boolean =>
  titleScore(bold) > 0 &&
  /^\s?[\p{Lu}\d]/u.test(rest) &&
  (titleScore(rest) === 0 || companyScore(rest) > titleScore(rest));

/** The pieces without those that are places, and the first place. */
export function withoutPlaces(
  pieces: Piece[],
  known: ReadonlySet<string>,
): { pieces: Piece[]; location: string } {
  let location = '';
  const hasPlace = pieces.some(({ text }) => withoutPlace(text, false, known)[1] !== '');
  const town = pieces.length > 2 && !hasPlace ? townAmong(pieces) : undefined;
  const left = pieces.flatMap((piece) => {
    const [, inside = ''] = /^\(([^()]{2,60})\)$/u.exec(piece.text) ?? [];
    if (inside && !location && (isPlace(inside) || isTownLike(inside))) {
      location = inside;
      return [];
    }
    const [text, place] =
      isPlace(piece.text) || piece === town ? ['', piece.text] : withoutPlace(piece.text, false, known);
    location ||= place;
    return text ? [{ ...piece, text }] : [];
  });
  return { pieces: left, location };
}

/** Of three pieces and more, the last that could be a town: behind both others, or in a cell beside the first. */
const townAmong = (pieces: Piece[]): Piece | undefined =>
  pieces.findLast(({ text }, at) => at > 0 && isTownLike(text) && (at > 1 || text.split(' ').length <= 3));

/** How sure it is that the first of two pieces is the title: above 0 it is, below it is the employer. */
export function orderScore([first, second]: Piece[]): number {
  if (!first || !second) return 0;
  const own = (text: string) => Math.min(titleScore(text), 2) - Math.min(companyScore(text), 2);
  return own(first.text) - own(second.text);
}

/** What a head says. `order` is how the other heads of the document are written. */
export function readHead(pieces: Piece[], location: string, order: Order): Head {
  const [first, second] = pieces;
  if (!first) return { title: '', company: '', location };
  if (!second) return splitOne(first.text, location);
  const score = orderScore(pieces);
  // One of them has the word of a title, and none that of an employer.
  const isTold = Math.abs(score) >= 2 || titleScore(first.text) > 0 !== titleScore(second.text) > 0;
  const isTitleFirst = isTold && score !== 0 ? score > 0 : order === 'title-first';
  const [title, employer] = isTitleFirst ? [first.text, second.text] : [second.text, first.text];
  const [company, place] = location ? [employer, ''] : withoutTown(employer);
  const [third] = pieces.slice(2);
  return {
    title,
    company: company.replace(/^(?:beim?|chez|at) (?=\p{Lu})/u, ''),
    location: location || place || (third && isTownLike(third.text) ? third.text : ''),
  };
}

/** `Barista, Kona Corner Coffee`: where a comma parts title and employer. */
function splitOne(text: string, location: string): Head {
  const parts = text.split(/,\s+/u);
  const cuts = parts.slice(1).flatMap((_, at) => {
    const left = parts.slice(0, at + 1).join(', ');
    const right = parts.slice(at + 1).join(', ');
    return [
      {
        title: left,
        rest: right,
        score: titleScore(left) + companyScore(right) - titleScore(right) - companyScore(left),
      },
      {
        title: right,
        rest: left,
        score: titleScore(right) + companyScore(left) - titleScore(left) - companyScore(right) - 0.1,
      },
    ];
  });
  const [best] = cuts.sort((a, b) => b.score - a.score);
  if (!best)
    return titleScore(text) >= companyScore(text)
      ? { title: text, company: '', location }
      : { title: '', company: text, location };
  const [company, place] = location ? [best.rest, ''] : withoutTown(best.rest);
  return { title: best.title, company, location: location || place };
}

/** An employer and its town, which `in` may stand before: `Autohaus Ring in Straubing`. */
function withoutTown(text: string): [company: string, place: string] {
  const [rest, place] = withoutPlace(text, true);
  if (place) return [rest, place];
  const at = Math.max(text.lastIndexOf(' in '), text.lastIndexOf(' à '));
  const town = at < 0 ? '' : text.slice(at).replace(/^ (?:in|à) /u, '');
  return at > 1 && (isPlace(town) || (isTownLike(town) && town.split(' ').length <= 4))
    ? [text.slice(0, at).replace(/,$/, ''), town]
    : [text, ''];
}
