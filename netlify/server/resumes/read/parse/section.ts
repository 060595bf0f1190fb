/** A part of a document beneath its heading, and what stands before the values of its lines. */
import type { Line } from '../lines.ts';
import type { SectionKind } from '../words/headings.ts';

export type Section = { kind: SectionKind; heading: string; lines: Line[] };

/** A label and what it stands before, whether in a cell of its own or before a colon. */
export function labelAndRest(line: Line): [label: string, rest: string] {
  if (line.isLabelled || (line.cells.length === 2 && (line.cells[0] ?? '').endsWith(':'))) {
    const [label = '', ...rest] = line.cells;
    return [label.replace(/\s?:$/, ''), rest.join('\t')];
  }
  const text = line.cells.join('\t');
  const [whole = '', label = ''] = /^([^:\t]{1,60}?)\s?:\s/u.exec(text) ?? [];
  return [label, label && text.slice(whole.length)];
}
