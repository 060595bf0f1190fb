/** Title, employer and place out of the lines above the bullets of a job. */
import { companyScore, titleScore } from './job-words.ts';
import { isPlace, isTownLike, withoutPlace } from './place.ts';

export type Head = { title: string; company: string; location: string };
export type Order = 'title-first' | 'company-first';
/** A piece of a head that its marks, cells or letters keep apart. */
export type Piece = { text: string; isBold: boolean };

const STRONG = /\s[|·•◦]\s|\s[–—-]\s|\t|\s@\s|\s(?:at|chez|bei)\s(?=\p{Lu})/u;

/** Cuts a line of a head at its strong marks, and where bold letters end. */
export function piecesOf(text: string, bold: string): Piece[] {
  const isLead = bold !== '' && bold.length < text.length && text.startsWith(bold);
  const rest = isLead ? text.slice(bold.length) : '';
  // A bold word within a name is no cut.
  const parts =
    isLead && /^\s*[,|·•–—:(\t-]/u.test(rest + ' ')
      ? [bold, rest.replace(/^\s*[,|·•–—:\t-]\s*/u, '')]
      : [text];
  const cut = isLead && parts.length === 1 && /[,:|–—-]\s*$/u.test(bold) ? [bold, rest] : parts;
  return cut.flatMap((part) =>
    part
      .split(STRONG)
      .map((piece) =>
        piece
          .trim()
          .replace(/^[,;:]|[,;:]$/g, '')
          .trim(),
      )
      .filter(Boolean)
      .map((piece) => ({ text: piece, isBold: bold.includes(piece) })),
  );
}

/** The pieces without those that are places, and the first place. */
export function withoutPlaces(
  pieces: Piece[],
  known: ReadonlySet<string>,
): { pieces: Piece[]; location: string } {
  let location = '';
  const left = pieces.flatMap((piece, at) => {
    const isLast = at > 1 && at === pieces.length - 1 && pieces.length > 2;
    const [text, place] =
      isPlace(piece.text) || (isLast && isTownLike(piece.text))
        ? ['', piece.text]
        : withoutPlace(piece.text, false, known);
    location ||= place;
    return text ? [{ ...piece, text }] : [];
  });
  return { pieces: left, location };
}

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
  const isTitleFirst = Math.abs(score) >= 2 ? score > 0 : order === 'title-first';
  const [title, employer] = isTitleFirst ? [first.text, second.text] : [second.text, first.text];
  const [company, place] = location ? [employer, ''] : withoutPlace(employer, true);
  const [third] = pieces.slice(2);
  return {
    title,
    company,
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
  const [company, place] = location ? [best.rest, ''] : withoutPlace(best.rest, true);
  return { title: best.title, company, location: location || place };
}
