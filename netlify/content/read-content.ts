/** Reads every file of a content folder, right or wrong, and says what its schema does not take. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

import { CONTENT_KINDS, type ContentKind } from './files.ts';
import { fieldName, issueSentences, type Sentence } from './issue-sentences.ts';
import type { Problem } from './problem.ts';
import { valueAt, type ValuePath } from './value-at.ts';
import { readYamlText, type YamlText } from './yaml-text.ts';

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
  const yaml = readYamlText(parts.yaml, parts.yamlLine);
  const { data, lineOf, faults } = yaml;
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
    for (const sentence of sentencesOf(kind, yaml)) {
      const line = lineOf(sentence.path);
      if (faults.every((fault) => fault.line !== line)) problems.push(error(line, sentence.message));
    }
    for (const path of yaml.empties) {
      const line = lineOf(path);
      const message = `${fieldName(path)} is empty: ${isNeeded(kind, path) ? 'write its value, or `null` for none' : 'write its value, or remove it'}`;
      if (problems.every((problem) => problem.line !== line))
        problems.push({ file: name, line, message, severity: 'warning' });
    }
  }
  return { kind, file: name, data, lineOf, body: parts.body, bodyLine: parts.bodyLine, problems };
}

function sentencesOf({ schema }: ContentKind, { data, sourceOf }: YamlText): Sentence[] {
  const { issues = [] } = schema.safeParse(data).error ?? {};
  return issueSentences(issues, data, {
    knownFields: (path) => knownFields(schema, path),
    asText: (path) => {
      const text = sourceOf(path);
      if (text === undefined) return undefined;
      const { issues: left = [] } = schema.safeParse(withText(data, path, text)).error ?? {};
      const samePlace = (one: { path: ValuePath }) => one.path.join('.') === path.join('.');
      return { text, issue: left.find(samePlace) };
    },
  });
}

/** A copy with a text in place of what YAML made of it. */
function withText(data: unknown, path: ValuePath, text: string): unknown {
  const copy = structuredClone(data);
  const holder = valueAt(copy, path.slice(0, -1));
  if (typeof holder === 'object' && holder !== null) Reflect.set(holder, path.at(-1) ?? '', text);
  return copy;
}

/** Whether a field of the file may not be left out. */
function isNeeded({ schema }: ContentKind, [first, ...others]: ValuePath): boolean {
  const shape: Record<string, z.core.$ZodType> = schema.shape;
  const field = shape[String(first)];
  return others.length === 0 && field !== undefined && !z.safeParse(field, undefined).success;
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

/** The lines of the Markdown of a file, without code. */
export function bodyLines({ body, bodyLine }: ContentFile): { line: number; text: string }[] {
  const prose = body.replace(/^```[^]*?^```/gm, (code) => code.replace(/[^\n]/g, ''));
  return prose
    .split('\n')
    .map((text, index) => ({ line: bodyLine + index, text: text.replace(/`[^`]*`/g, '') }));
}

/** The fields and the text of a Markdown file, with the lines that they begin on. */
export function frontmatterOf(text: string) {
  const [, opening = '', yaml = '', closing = '', body = ''] =
    /^(---[ \t]*\r?\n)([^]*?)(^---[ \t]*(?:\r?\n|$))([^]*)$/m.exec(text) ?? [];
  const linesOf = (part: string) => part.split('\n').length - 1;
  return { yaml, yamlLine: 1 + linesOf(opening), body, bodyLine: 1 + linesOf(opening + yaml + closing) };
}

/** Names of the fields that an object at `path` may have, in the order of the schema. */
export function knownFields(schema: z.core.$ZodType, path: ValuePath): string[] {
  const reached = path.reduce<z.core.$ZodType[]>(
    (schemas, key) => schemas.flatMap((one) => alternatives(one).flatMap((inner) => stepInto(inner, key))),
    [schema],
  );
  return reached.flatMap(alternatives).flatMap(ownNames);
}

function ownNames(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  const names = schema instanceof z.ZodRecord ? schema.keyType : undefined;
  return names instanceof z.ZodEnum ? names.options.map(String) : [];
}

/** A schema without what makes it optional; each of the schemas of a union. */
function alternatives(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodPipe) return alternatives(schema.in);
  const inner = unwrapped(schema);
  if (inner !== schema) return alternatives(inner);
  return schema instanceof z.ZodUnion ? schema.options.flatMap(alternatives) : [schema];
}

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault
    ? schema.unwrap()
    : schema;

function stepInto(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  if (!(schema instanceof z.ZodObject)) return [];
  const shape: Record<string, z.core.$ZodType> = schema.shape;
  const field = shape[String(key)];
  return field ? [field] : [];
}
