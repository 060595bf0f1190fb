/** `content/`: whether a site can be made of it, and whether it is still the sample's. */
import { checkContent } from '../content/check-content.ts';
import { hasErrors, problemLine } from '../content/problem.ts';
import { listPlaceholders } from '../content/placeholders.ts';
import { error, ok, warning, type Finding } from './finding.ts';

/** @param isStrict whether what is left of the sample stops a deploy (STRICT_CONTENT) */
export function checkOwnContent(root: string, isStrict: boolean): Finding[] {
  return [contentFinding(root), placeholderFinding(root, isStrict)];
}

function contentFinding(root: string): Finding {
  const problems = checkContent(root);
  const [first, ...others] = problems;
  if (!first) return ok('content', 'is in order.');
  const all = `${problemLine(first)}${others.length > 0 ? `, and ${others.length} more` : ''}: npm run check:content lists them.`;
  return (hasErrors(problems) ? error : warning)('content', all);
}

function placeholderFinding(root: string, isStrict: boolean): Finding {
  const left = listPlaceholders(root);
  const [first, ...others] = left;
  if (!first) return ok('placeholders', 'nothing of the sample is left.');
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  return (isStrict ? error : warning)(
    'placeholders',
    `${first}${more}: npm run check:placeholders lists them.`,
  );
}
