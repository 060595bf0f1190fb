/** The vocabulary of this deployment: our own files, and the owner's. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

import construction from './construction.json' with { type: 'json' };
import data from './data.json' with { type: 'json' };
import education from './education.json' with { type: 'json' };
import finance from './finance.json' with { type: 'json' };
import general from './general.json' with { type: 'json' };
import healthCare from './health-care.json' with { type: 'json' };
import hospitality from './hospitality.json' with { type: 'json' };
import hr from './hr.json' with { type: 'json' };
import itOperations from './it-operations.json' with { type: 'json' };
import law from './law.json' with { type: 'json' };
import logistics from './logistics.json' with { type: 'json' };
import manufacturing from './manufacturing.json' with { type: 'json' };
import marketing from './marketing.json' with { type: 'json' };
import software from './software.json' with { type: 'json' };
import { contentFolder } from '../../content/folder.ts';
import { VocabularyFile } from './schema.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

const FIELDS: readonly Partial<VocabularyFile>[] = [
  software,
  itOperations,
  data,
  general,
  healthCare,
  construction,
  manufacturing,
  finance,
  marketing,
  education,
  law,
  logistics,
  hr,
  hospitality,
];

let current: Vocabulary | undefined;

/**
 * The terms of our own files and of the owner's, whose spellings win; read once per process.
 *
 * @throws {Error} naming file and line where `content/vocabulary.yaml` does not fit.
 */
export function currentVocabulary(): Vocabulary {
  if (current) return current;
  const file = path.join(contentFolder(), 'vocabulary.yaml');
  const owned = existsSync(file) ? [readOwnerVocabulary(readFileSync(file, 'utf8'))] : [];
  current = vocabularyOf([...owned, ...ownVocabularyFiles()]);
  return current;
}

const EMPTY = VocabularyFile.parse({});

/** Our own files; that they fit is tested. */
export const ownVocabularyFiles = (): VocabularyFile[] => FIELDS.map((field) => ({ ...EMPTY, ...field }));

const FILE = 'content/vocabulary.yaml';

/** @throws {Error} one line per problem: file, line, field and what is wrong. */
export function readOwnerVocabulary(yaml: string): VocabularyFile {
  const { file, faults } = parseOwnerVocabulary(yaml);
  if (file) return file;
  throw new Error(faults.map(({ line, message }) => `${FILE}:${line}: ${message}`).join('\n'));
}

/** The owner's file, or in which lines it does not fit. */
export function parseOwnerVocabulary(yaml: string): {
  file?: VocabularyFile;
  faults: { line: number; message: string }[];
} {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0)
    return {
      faults: document.errors.map(({ pos, message }) => ({ line: lines.linePos(pos[0]).line, message })),
    };
  const { data, error } = VocabularyFile.safeParse(document.toJS() ?? {});
  if (data) return { file: data, faults: [] };
  return {
    faults: error.issues.map((issue) => ({ line: lineOf(document, lines, issue), message: saying(issue) })),
  };
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
