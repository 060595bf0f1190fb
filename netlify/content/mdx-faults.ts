/** What Astro could not make a page of in a Markdown text with components. */
import { mdxToJs } from 'satteri';

import type { Problem } from './problem.ts';
import type { ContentFile } from './read-content.ts';

/** Problems of the text of MDX files: `<` begins a tag there, and `{` a program. */
export function mdxFaults(files: readonly ContentFile[]): Problem[] {
  return files.flatMap(({ file, body, bodyLine }) => {
    const fault = file.endsWith('.mdx') ? faultOf(body) : undefined;
    if (!fault) return [];
    const remedy = 'write &lt; for a < and &#123; for a {, or close what they begin';
    const message = `cannot be read as MDX (${fault.what}): ${remedy}`;
    return [{ file, line: bodyLine + fault.line - 1, message, severity: 'error' }];
  });
}

function faultOf(body: string): { line: number; what: string } | undefined {
  try {
    mdxToJs(body);
    return undefined;
  } catch (error) {
    const [, line = '1', what = 'it has an error'] =
      /^(\d+):\d+: ([^]*?)(?: \([\w:-]+\))?$/.exec(error instanceof Error ? error.message : '') ?? [];
    return { line: Number(line), what };
  }
}
