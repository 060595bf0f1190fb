/** Places among the parts of a head. */
import { folded } from '../words/fold.ts';
import type { Atom } from './head-atoms.ts';
import { isPlace, isRegion, isTownAndCode, isTownLike } from './place.ts';

/** How much a text sounds like a place; `known` are towns that the document names. */
export function placed(whole: string, known: ReadonlySet<string>): number {
  const [, text = whole, inside = ''] =
    /^(\p{L}[^()]{1,38}) \((\p{Lu}\p{Ll}[\p{L} ]{1,18})\)$/u.exec(whole) ?? [];
  // `Halle (Saale)`, `Tralee (Ireland)`
  if (inside && isTownLike(text) && (isRegion(inside) || isTownLike(inside)))
    return isRegion(inside) || isPlace(text) ? 2.2 : 0.9;
  if (isPlace(text)) return 2.2;
  if (isTownAndCode(text)) return 1.4;
  if (isRegion(text)) return 1.8;
  if (known.has(folded(text))) return 1.6;
  if (isTownLike(text))
    return / (?:am|an|upon|on|sur|sous|ob|im) /.test(text) ? 1 : text.split(' ').length <= 2 ? 0.35 : -0.4;
  return text.split(/,\s/u).length === 2 && text.split(/,\s/u).every(isTownLike) ? 0.2 : -2.5;
}

/** `Leuven, Belgium`, `Vigo (Spain)` */
export const isRegionOf = (town: Atom | undefined, region: Atom | undefined): boolean =>
  region !== undefined &&
  /^[,(]$/.test(region.before) &&
  isRegion(region.text) &&
  town?.line === region.line &&
  isTownLike(town.text);
