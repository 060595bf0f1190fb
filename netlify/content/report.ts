/** Tells at a terminal what is wrong in `content/`. */
import { checkContent } from './check-content.ts';
import { countLine, problemLine } from './problem.ts';

/**
 * Prints the problems of the content below `root`; nothing where there is none.
 *
 * @param tells `errors` leaves out the warnings, where somebody has told them before
 * @returns the sentence that says why no site can be made of it; undefined where one can
 */
export function reportContent(
  root: string,
  tells: 'everything' | 'errors' = 'everything',
): string | undefined {
  const problems = checkContent(root);
  const told = problems.filter(({ severity }) => tells === 'everything' || severity === 'error');
  for (const problem of told) console.error(problemLine(problem));
  if (told.length > 0) console.error(countLine(told));
  const [first, ...others] = problems.filter(({ severity }) => severity === 'error');
  if (!first) return undefined;
  const more = others.length > 0 ? ` (and ${others.length} more, which npm run check:content lists)` : '';
  return `${problemLine(first)}${more}`;
}
