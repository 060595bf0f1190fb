import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';
import type { z } from 'zod';

/** @throws {Error} naming the file when it does not fit. */
export function readYaml<Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema> {
  return validate(schema, parse(readFileSync(file, 'utf8')), file);
}

/**
 * Reads a Markdown file with frontmatter.
 *
 * @throws {Error} naming the file when its frontmatter does not fit.
 */
export function readMarkdown<Schema extends z.ZodType>(schema: Schema, file: string) {
  const [, frontmatter = '', body = ''] =
    /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  return { data: validate(schema, parse(frontmatter), file), body };
}

function validate<Schema extends z.ZodType>(schema: Schema, data: unknown, file: string): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${placeOf(issue)}: ${issue.message}`);
  throw new Error(`${path.basename(file)} does not fit its schema.\n${problems.join('\n')}`);
}

/** A field that is not known has no path of its own. */
function placeOf(issue: z.core.$ZodIssue): string {
  const unknown = issue.code === 'unrecognized_keys' ? [issue.keys.join(', ')] : [];
  return [...issue.path, ...unknown].join('.');
}
