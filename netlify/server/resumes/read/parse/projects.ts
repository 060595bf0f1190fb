/** Projects, by what they are called. */
import { findDates } from './dates.ts';
import { labelAndRest } from './section.ts';
import { textOf, type Line } from '../lines.ts';
import { joinParagraphs } from './join.ts';

/** Each project as it stands: its name, then what is said of it. */
export function readProjects(lines: Line[]): string[] {
  return joinParagraphs(lines).map((line) => {
    const [label, rest] = labelAndRest(line);
    if (label && rest && findDates(label)) return `${rest} (${label})`;
    return line.cells.length > 1 && label && rest ? `${label}: ${rest}` : textOf(line);
  });
}
