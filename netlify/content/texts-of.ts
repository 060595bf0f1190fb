/** Every text of a content file with its line, whatever its shape. */
import { LineCounter, parseDocument, visit } from 'yaml';

import { frontmatterOf } from './read-content.ts';

export type PlacedText = { line: number; text: string };

/** The values of a YAML file; of a Markdown file those of its fields and the paragraphs below. */
export function textsOf(name: string, content: string): PlacedText[] {
  if (/\.ya?ml$/.test(name)) return valuesOf(content, 1);
  const { yaml, yamlLine, body, bodyLine } = frontmatterOf(content);
  return [...valuesOf(yaml, yamlLine), ...paragraphsOf(body, bodyLine)];
}

function valuesOf(yaml: string, firstLine: number): PlacedText[] {
  const lines = new LineCounter();
  const texts: PlacedText[] = [];
  visit(parseDocument(yaml, { lineCounter: lines, prettyErrors: false }), {
    Scalar: (key, { value, range }) => {
      if (key !== 'key' && typeof value === 'string')
        texts.push({ line: lines.linePos(range?.[0] ?? 0).line + firstLine - 1, text: value });
    },
  });
  return texts;
}

function paragraphsOf(body: string, firstLine: number): PlacedText[] {
  const texts: PlacedText[] = [];
  let isOpen = false;
  for (const [index, line] of body.split(/\r?\n/).entries()) {
    const last = texts.at(-1);
    if (line.trim() === '') isOpen = false;
    else if (isOpen && last) last.text += ` ${line}`;
    else {
      texts.push({ line: firstLine + index, text: line });
      isOpen = true;
    }
  }
  return texts;
}
