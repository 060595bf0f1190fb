/** Projects, each with what is said of it. */
import { textOf, type Line } from '../lines.ts';
import { findDates } from './dates.ts';
import { joinParagraphs } from './join.ts';
import { labelAndRest } from './section.ts';

/** Each project as it stands: its name, then what is said of it. */
export function readProjects(all: Line[]): string[] {
  const lines = joinParagraphs(all);
  const isName = nameIn(lines);
  const projects: string[][] = [];
  for (const [at, line] of lines.entries())
    if (at === 0 || isName(line, lines[at - 1])) projects.push([projectText(line)]);
    else projects.at(-1)?.push(textOf(line));
  return projects.map(([name = '', ...told]) =>
    told.length > 0 ? `${name.replace(/\s?:$/, '')}: ${told.join(' ')}` : name,
  );
}

function projectText(line: Line): string {
  const [label, rest] = labelAndRest(line);
  if (label && rest && findDates(label)) return `${rest} (${label})`;
  return line.cells.length > 1 && label && rest ? `${label}: ${rest}` : textOf(line);
}

const isLoud = (line: Line): boolean => line.look !== '' || line.bold === textOf(line);
const isSentence = (line: Line): boolean => /^.{30,}[.!?]$/u.test(textOf(line));

/** Names of projects stand out by their look, above bullets, or above sentences; else each line is one. */
function nameIn([first, ...others]: Line[]): (line: Line, above: Line | undefined) => boolean {
  if (first && isLoud(first) && !others.every(isLoud)) return isLoud;
  if (first?.isBullet === false && others.some(({ isBullet }) => isBullet)) return (line) => !line.isBullet;
  return (line, above) =>
    line.hasGap || line.isBullet || !isSentence(line) || (above !== undefined && isSentence(above));
}
