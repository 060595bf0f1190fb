/** Reads a resume; runs where it can be ended: see netlify/worker. */
import { ResumeContent } from '#contracts/resume-content.ts';
import { RESUME_BYTES_MAXIMUM } from '#contracts/resumes.ts';

import { kindOf, type FileKind } from './file-kind.ts';
import type { Document } from './lines.ts';
import { certaintyOf } from './parse/certainty.ts';
import { parseResume } from './parse/parse.ts';
import { Unreadable, unreadable } from './problems.ts';
import type { Reading, ResumeFile } from './reading.ts';
import { withinLimits } from './within-limits.ts';

/** Beyond these a text is no resume, in lines and in characters. */
const LINES_MAXIMUM = 5_000;
const TEXT_MAXIMUM = 300_000;
/** A document without as many letters has nothing to read. */
const LETTERS_MINIMUM = 3;

/**
 * What cannot be read has a `problem`.
 *
 * @throws {Error} nobody foresaw, which ends as a problem too: see `readResume`
 */
export async function readDocument(file: ResumeFile): Promise<Reading> {
  try {
    if (file.bytes.byteLength > RESUME_BYTES_MAXIMUM) throw unreadable('too-large');
    return await readKind(kindOf(file), file.bytes);
  } catch (error) {
    if (error instanceof Unreadable) return notRead(error.message);
    throw error;
  }
}

export const notRead = (problem: string): Reading => ({ content: null, text: '', certainty: {}, problem });

async function readKind(kind: FileKind, bytes: Uint8Array): Promise<Reading> {
  if (kind === 'json') return (await import('./json/json-resume.ts')).readJsonResume(bytes);
  const document = await READERS[kind](bytes);
  const text = document.lines.map((line) => line.cells.join('  ')).join('\n');
  if (document.lines.length > LINES_MAXIMUM || text.length > TEXT_MAXIMUM) throw unreadable('too-large');
  if ((text.match(/\p{L}/gu) ?? []).length < LETTERS_MINIMUM) throw unreadable('no-text');
  return parsed(
    document,
    [
      text,
      ...document.margins.map((edge) => edge.replaceAll('\t', '  ')),
      ...document.links.filter((link) => /^https?:/i.test(link)),
    ]
      .join('\n')
      .trim(),
  );
}

const READERS: Record<Exclude<FileKind, 'json'>, (bytes: Uint8Array) => Promise<Document>> = {
  docx: async (bytes) => (await import('./word/docx-lines.ts')).readDocx(bytes),
  doc: async (bytes) => (await import('./word/doc-lines.ts')).readDoc(bytes),
  pdf: async (bytes) => (await import('./pdf/pdf-lines.ts')).readPdf(bytes),
  txt: async (bytes) => {
    const [{ decodeText }, { readText }] = await Promise.all([
      import('./text/decode.ts'),
      import('./text/text-lines.ts'),
    ]);
    const text = decodeText(bytes);
    if (text.length > TEXT_MAXIMUM) throw unreadable('too-large');
    return readText(text);
  },
};

function parsed(document: Document, text: string): Reading {
  const found = parseResume(document);
  const content = ResumeContent.parse(withinLimits(found.content));
  return { content, text, certainty: certaintyOf({ ...found, content }), problem: null };
}
