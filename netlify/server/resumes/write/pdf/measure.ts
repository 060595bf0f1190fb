/** How wide text is, and which characters the faces lack. */
import * as fontkit from 'fontkit';

import { STYLES, type Face, type StyleName } from '../appearance.ts';
import { fontFile } from '../fonts.ts';

/** In words; a resume has a few thousand different ones. */
const REMEMBERED_MAXIMUM = 20_000;

type Measured = { font: fontkit.Font; words: Map<string, number> };
const faces = new Map<Face, Measured>();

/** The width of a word in points. */
export function widthOf(text: string, style: StyleName): number {
  const { face, size } = STYLES[style];
  return widthInUnits(face, text) * size;
}

export function hasGlyph(codePoint: number): boolean {
  return measured('text').font.hasGlyphForCodePoint(codePoint);
}

/** For a size of 1. */
function widthInUnits(face: Face, text: string): number {
  const { font, words } = measured(face);
  const known = words.get(text);
  if (known !== undefined) return known;
  const width = font.layout(text).advanceWidth / font.unitsPerEm;
  if (words.size >= REMEMBERED_MAXIMUM) words.clear();
  words.set(text, width);
  return width;
}

function measured(face: Face): Measured {
  const known = faces.get(face) ?? { font: open(face), words: new Map<string, number>() };
  faces.set(face, known);
  return known;
}

function open(face: Face): fontkit.Font {
  const font = fontkit.create(fontFile(face));
  if (!('layout' in font)) throw new Error(`The file of ${face} holds more than one font.`);
  return font;
}
