/** Reads `content/vocabulary.yaml` and says in which line it does not fit. */
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';

import { VocabularyFile } from './schema.ts';

const FILE = 'content/vocabulary.yaml';

/** @throws {Error} one line per problem: file, line, field and what is wrong. */
export function readOwnerVocabulary(yaml: string): VocabularyFile {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const problems = document.errors.map(
    ({ pos, message }) => `${FILE}:${lines.linePos(pos[0]).line}: ${message}`,
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const result = VocabularyFile.safeParse(document.toJS() ?? {});
  if (result.success) return result.data;
  throw new Error(
    result.error.issues
      .map((issue) => `${FILE}:${lineOf(document, lines, issue)}: ${saying(issue)}`)
      .join('\n'),
  );
}

/** The line of the field, or of the nearest one above it that stands in the file. */
function lineOf(document: Document, lines: LineCounter, issue: z.core.$ZodIssue): number {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  for (let path = [...issue.path, ...unknown]; path.length > 0; path = path.slice(0, -1)) {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

function saying(issue: z.core.$ZodIssue): string {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
  return `${[...issue.path, ...unknown].join('.')}: ${issue.message}`;
}
