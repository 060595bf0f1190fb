/** Reads every file of a content folder, right or wrong, and says what its schema does not take. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { CONTENT_KINDS, type ContentKind } from './files.ts';
import { issueSentences } from './issue-sentences.ts';
import { knownFields } from './known-fields.ts';
import type { Problem } from './problem.ts';
import type { ValuePath } from './value-at.ts';
import { readYamlText } from './yaml-text.ts';

export type ContentFile = {
  kind: ContentKind;
  /** Below the folder of the content: `roles/nurse.yaml`. */
  file: string;
  /** Undefined where it is no YAML. */
  data: unknown;
  lineOf: (path: ValuePath) => number;
  /** The Markdown below the frontmatter, and the line that it begins on. */
  body: string;
  bodyLine: number;
  problems: Problem[];
};

/** A problem at a field of a file. */
export function problemAt(
  { file, lineOf }: ContentFile,
  path: ValuePath,
  message: string,
  severity: Problem['severity'] = 'error',
): Problem {
  return { file, line: lineOf(path), message, severity };
}

/** Every file that the site reads; what has no file where one is needed is a problem of `missingFiles`. */
export function readContent(folder: string): ContentFile[] {
  return CONTENT_KINDS.flatMap((kind) =>
    namesOf(kind, folder).map((name) => readContentFile(kind, folder, name)),
  );
}

/** Names of the files of a kind, below the content folder. */
export function namesOf({ place }: ContentKind, folder: string): string[] {
  if ('file' in place) return existsSync(path.join(folder, place.file)) ? [place.file] : [];
  const inside = path.join(folder, place.folder);
  if (!existsSync(inside)) return [];
  return readdirSync(inside)
    .filter((name) => name.endsWith(place.ending))
    .sort()
    .map((name) => `${place.folder}/${name}`);
}

/** Reads one file by its name below the content folder. */
function readContentFile(kind: ContentKind, folder: string, name: string): ContentFile {
  const text = readFileSync(path.join(folder, name), 'utf8').replace(/^\uFEFF/, '');
  const parts = name.endsWith('.yaml')
    ? { yaml: text, yamlLine: 1, body: '', bodyLine: 1 }
    : frontmatterOf(text);
  const { data, lineOf, faults } = readYamlText(parts.yaml, parts.yamlLine);
  const error = (line: number, message: string): Problem => ({
    file: name,
    line,
    message,
    severity: 'error',
  });
  const problems = faults.map(({ line, message }) => error(line, message));
  const broken = faults.length === 0 ? wholeFault(text, name, data) : undefined;
  if (broken) problems.push(error(1, broken));
  else if (data !== undefined) {
    const { issues = [] } = kind.schema.safeParse(data).error ?? {};
    const fields = (at: ValuePath) => knownFields(kind.schema, at);
    for (const sentence of issueSentences(issues, data, fields)) {
      const line = lineOf(sentence.path);
      if (faults.every((fault) => fault.line !== line)) problems.push(error(line, sentence.message));
    }
  }
  return { kind, file: name, data, lineOf, body: parts.body, bodyLine: parts.bodyLine, problems };
}

/** What is wrong with a file as a whole. */
function wholeFault(text: string, name: string, data: unknown): string | undefined {
  if (text.trim() === '') return `is empty: write its fields, or remove the file`;
  if (text.includes('\uFFFD'))
    return 'is not saved as UTF-8: save it with that encoding, or accents are lost';
  const isMarkdown = !name.endsWith('.yaml');
  if (isMarkdown && !text.startsWith('---')) return 'must begin with its fields between two lines of `---`';
  if (data === null || data === undefined)
    return 'has no fields, comments alone: write its fields, or remove the file';
  if (typeof data !== 'object' || Array.isArray(data))
    return 'must be fields such as `title: Head nurse`: write a colon and a blank after each name';
  return undefined;
}

/** The fields and the text of a Markdown file, with the lines that they begin on. */
export function frontmatterOf(text: string) {
  const [, opening = '', yaml = '', closing = '', body = ''] =
    /^(---[ \t]*\r?\n)([^]*?)(^---[ \t]*(?:\r?\n|$))([^]*)$/m.exec(text) ?? [];
  const linesOf = (part: string) => part.split('\n').length - 1;
  return { yaml, yamlLine: 1 + linesOf(opening), body, bodyLine: 1 + linesOf(opening + yaml + closing) };
}
