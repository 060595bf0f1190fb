/** What somebody is, in the words beneath the name. */
import { textOf, type Line } from '../lines.ts';
import { companyScore, titleScore } from './job-words.ts';
import { findEmail, findLinks, findPhone } from './net.ts';
import { isStreet } from './place.ts';

type Piece = { text: string; field: string | undefined; line: Line };

/** What stands beneath the name, when it is no sentence. */
export function headlineOf(rest: Piece[], nameLine: Line | undefined): string {
  const free = rest.filter(
    ({ field, text, line }) =>
      field === undefined &&
      text.length <= 200 &&
      !/\d{3}/.test(text) &&
      !isStreet(text) &&
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

/** The same among the pieces of a header or a footer that has the name. */
export function titleOfEdge(pieces: string[], name: string): string {
  const isOfName = (text: string) => name !== '' && text.includes(name);
  const isAddress = (text: string) =>
    findEmail(text) !== '' || findPhone([text]) !== '' || findLinks([text], []).length > 0;
  const isTitle = (text: string) => titleScore(text) > 0 && !isOfName(text) && !isAddress(text);
  return (pieces.some(isOfName) ? pieces.find(isTitle)?.trim() : undefined) ?? '';
}
