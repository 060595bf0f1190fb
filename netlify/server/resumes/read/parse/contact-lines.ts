/** Lines of the head in which several things stand, or one word alone. */
import { textOf, type Line } from '../lines.ts';
import { asName } from './name.ts';
import { findEmail, findLinks, findPhone } from './net.ts';
import { isPlace, isTownLike } from './place.ts';

type Piece = { text: string; line: Line };

/** `Ilse Harrow, 12 Hill Road, Cardiff, 01632 960 155, ada@example.com`: commas part what no address is part of. */
export function atCommas(piece: string): string[] {
  const parts = piece.split(/,\s/u);
  if (parts.length < 3 || !piece.includes('@')) return [piece];
  const groups: string[] = [];
  let isOpen = false;
  for (const [at, part] of parts.entries()) {
    const isWhole =
      (at === 0 && asName(part) !== undefined) ||
      findEmail(part) !== '' ||
      findPhone([part]) !== '' ||
      findLinks([part], []).length > 0;
    if (isOpen && !isWhole) groups.push(`${groups.pop()}, ${part}`);
    else groups.push(part);
    isOpen = !isWhole;
  }
  return groups;
}

/** One word, written as a town is, below the headline and right above or below a way to reach somebody. */
export function townBesideContact(parts: Piece[], free: Piece[]): string {
  const isFree = (part: Piece | undefined) => part === undefined || free.includes(part);
  return (
    parts.find(
      (part, at) =>
        at > 1 &&
        isFree(part) &&
        /^\S+$/.test(part.text) &&
        isTownLike(part.text) &&
        textOf(part.line) === part.text &&
        !(isFree(parts[at - 1]) && isFree(parts[at + 1])),
    )?.text ?? ''
  );
}

/** `Ilse Harrow | Weaver | Selby`: of what stands beside the name. */
export function townBesideName(texts: string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.find((text) => isPlace(text)) ?? (texts.length > 1 && isTownLike(last) ? last : '');
}
