/** Rows of tables whose lines are drawn with letters. */
import { startsWithBullet } from '../lines.ts';

/** `| 2019 | Weaver | Aire Textiles |`; undefined for any other line. */
export function drawnCells(line: string): string[] | undefined {
  const cells = line.trim().split('|');
  const isRow = cells.length > 3 && cells[0] === '' && cells.at(-1) === '';
  return isRow ? cells.slice(1, -1).map((cell) => cell.trim()) : undefined;
}

/** A row whose cells go on in the lines below it, of which the first cell is empty, is one line; bullets in them follow it. */
export function withWholeRows(line: string, at: number, lines: string[]): string[] {
  const cells = drawnCells(line);
  if (!cells) return [line];
  const isRest = (one: string[] | undefined) =>
    one?.length === cells.length && one[0] === '' && one.some(Boolean);
  if (isRest(cells) && drawnCells(lines[at - 1] ?? '')?.length === cells.length) return [];
  const bullets: string[] = [];
  const whole = [...cells];
  for (
    let next = at + 1, rest = drawnCells(lines[next] ?? '');
    rest && isRest(rest);
    rest = drawnCells(lines[(next += 1)] ?? '')
  )
    for (const [column, text] of rest.entries()) {
      if (startsWithBullet(text)) bullets.push(text);
      else whole[column] = `${whole[column]} ${text}`.trim();
    }
  return [`|${whole.join('|')}|`, ...bullets];
}
