/** What Astro could not make a page of in a Markdown text with components. */
import { mdxToMdast, type MdastNode } from 'satteri';
import { visit } from 'unist-util-visit';

import type { Problem } from './problem.ts';
import type { ContentFile } from './read-content.ts';

type Fault = { line: number; message: string };

/** Problems of the text of MDX files: `<` begins a tag there, and `{` a program. */
export function mdxFaults(files: readonly ContentFile[]): Problem[] {
  return files
    .filter(({ file }) => file.endsWith('.mdx'))
    .flatMap(({ file, body, bodyLine }) =>
      faultsOf(body).map(({ line, message }): Problem => ({
        file,
        line: bodyLine + line - 1,
        message,
        severity: 'error',
      })),
    );
}

function faultsOf(body: string): Fault[] {
  try {
    return unknownNames(mdxToMdast(body));
  } catch (error) {
    const [, line = '1', what = 'it has an error'] =
      /^(\d+):\d+: ([^]*?)(?: \([\w:-]+\))?$/.exec(error instanceof Error ? error.message : '') ?? [];
    const remedy = 'write &lt; for a < and &#123; for a {, or close what they begin';
    return [{ line: Number(line), message: `cannot be read as MDX (${what}): ${remedy}` }];
  }
}

/** A text in quotes, or a comment: all that a program can say without names. */
const PLAIN = /^\s*(?:'[^'\\]*'|"[^"\\]*"|`[^`\\$]*`|\/\*[^]*\*\/)\s*$/;

/** Programs and components of which nothing is known: braces and tags that were meant as text. */
function unknownNames(tree: MdastNode): Fault[] {
  const faults: Fault[] = [];
  const types = new Set<string>();
  visit(tree, (node) => {
    types.add(node.type);
    const line = node.position?.start.line ?? 1;
    const isProgram = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
    if (isProgram && !PLAIN.test(node.value))
      faults.push({ line, message: `would run \`{${node.value}}\` as a program: write &#123; for the {` });
    const isTag = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (isTag && node.name && !/^[a-z][a-z0-9-]*$/.test(node.name))
      faults.push({ line, message: `has <${node.name}>, which is no tag of HTML: write &lt; for the <` });
  });
  return types.has('mdxjsEsm') ? [] : faults; // who imports knows what can be named
}
