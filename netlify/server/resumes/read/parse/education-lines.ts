/** Lines of degrees that the width of a page or column parted. */
import { textOf, type Line } from '../lines.ts';
import { isDegree } from './degree-words.ts';
import { datedLine } from './dated-lines.ts';
import { continues, joinTexts, merged } from './join.ts';

/** Lines of one entry that a narrow page broke within a name. */
export function joinEntries(lines: Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const areBothDated = BEGINS_WITH_YEAR.test(textOf(line)) && BEGINS_WITH_YEAR.test(textOf(last ?? line));
    if (
      last &&
      continues(last, line) &&
      !(areBothDated && last !== line) &&
      !datedLine(line, 0)?.rest.cells.some(isDegree)
    )
      whole[whole.length - 1] = merged(last, line);
    else if (
      last &&
      (last.cells.at(-1) ?? '').endsWith(',') &&
      !line.isLabelled &&
      !line.isBullet &&
      line.cells.length === 1
    )
      whole[whole.length - 1] = {
        ...last,
        cells: [...last.cells.slice(0, -1), joinTexts(last.cells.at(-1) ?? '', line.cells[0] ?? '')],
      };
    else whole.push(line);
  }
  return whole;
}

const BEGINS_WITH_YEAR = /^(?:19|20)\d\d\b/;
