/** Breaks text into lines of a width. */
import type { StyleName } from '../appearance.ts';
import type { Part } from '../links.ts';
import { widthOf } from './measure.ts';

/** Words that are drawn in one go. `x` is from the left edge of its block. */
export type Run = { text: string; x: number; width: number; style: StyleName; link?: string };
export type Line = Run[];

type Word = { text: string; isSpaced: boolean; link?: string };

/** At least one line; what is longer than a line is broken between letters. */
export function linesOf(parts: Part[], width: number, style: StyleName): Line[] {
  const lines: Line[] = [[]];
  const space = widthOf(' ', style);
  let end = 0;
  const startLine = () => {
    // Readers by ear and by machine join lines; the space keeps the words apart.
    lines.push([]);
    end = 0;
  };
  for (const word of wordsOf(parts)) {
    const wide = widthOf(word.text, style);
    const gap = word.isSpaced && end > 0 ? space : 0;
    if (end > 0 && end + gap + wide > width) {
      if (word.isSpaced) closeWithSpace(lines);
      startLine();
    }
    const pieces = wide > width ? brokenWord(word, width, style) : [{ ...word, width: wide }];
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) startLine();
      end = append(lines, piece, style, end, end > 0 && index === 0 ? gap : 0);
    }
  }
  return lines;
}

function closeWithSpace(lines: Line[]): void {
  const last = lines.at(-1)?.at(-1);
  if (last) last.text += ' ';
}

type Piece = Word & { width: number };

/** Returns where the line now ends. */
function append(lines: Line[], piece: Piece, style: StyleName, end: number, gap: number): number {
  const line = lines.at(-1) ?? [];
  const last = line.at(-1);
  if (last && last.link === piece.link) {
    last.text += (gap > 0 ? ' ' : '') + piece.text;
    last.width += gap + piece.width;
  } else {
    if (last && gap > 0) last.text += ' ';
    const { text, width, link } = piece;
    line.push({ text, x: end + gap, width, style, ...(link !== undefined && { link }) });
  }
  return end + gap + piece.width;
}

/** Lines break at spaces alone: a hyphen at the end of a line reads as hyphenation. */
function wordsOf(parts: Part[]): Word[] {
  const words: Word[] = [];
  let isSpaced = false;
  for (const { text, link } of parts) {
    for (const [index, chunk] of text.split(/[\t\n\r ]+/).entries()) {
      if (index > 0) isSpaced = true;
      if (chunk === '') continue;
      words.push({ text: chunk, isSpaced, ...(link !== undefined && { link }) });
      isSpaced = false;
    }
  }
  return words;
}

function brokenWord(word: Word, width: number, style: StyleName): Piece[] {
  const pieces: Piece[] = [{ ...word, text: '', width: 0 }];
  for (const character of word.text) {
    const wide = widthOf(character, style);
    const last = pieces.at(-1);
    if (last && (last.text === '' || last.width + wide <= width)) {
      last.text += character;
      last.width += wide;
    } else pieces.push({ ...word, isSpaced: false, text: character, width: wide });
  }
  return pieces;
}
