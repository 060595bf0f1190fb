/** Addresses and numbers beneath a name. */
import { SEPARATOR } from './appearance.ts';
import type { Part } from './links.ts';

/** In characters; longer lines pass for paragraphs with programs that read resumes. */
const LINE = 60;

/** As many parts on a line as fit. */
export function contactLines(parts: Part[]): Part[][] {
  const lines: Part[][] = [];
  let length = Infinity;
  for (const part of parts) {
    if (length + SEPARATOR.length + part.text.length > LINE) {
      lines.push([]);
      length = -SEPARATOR.length;
    }
    lines.at(-1)?.push(part);
    length += SEPARATOR.length + part.text.length;
  }
  return lines;
}
