/** Why a document could not be read, each in its own sentence for the owner. */

export const PROBLEMS = {
  empty: 'This file is empty. Choose another one, or type the text.',
  'no-text': 'This document has no text. Choose another one, or type the text.',
  scan: 'This PDF holds pictures of pages and no text, as scans do. Choose one with text, or type it.',
  encrypted: 'This document is protected by a password. Save it without one, or type the text.',
  damaged: 'This file is damaged and cannot be read. Save it anew, or type the text.',
  'wrong-kind':
    'This is no resume that can be read here: choose a PDF, Word or text document, or a JSON Resume.',
  'not-json-resume': 'This JSON file is no JSON Resume: it has neither basics nor work.',
  'bad-json': 'This JSON file is damaged: it cannot be read as JSON.',
  'too-large': 'This document is larger than what can be read here. Choose a shorter one, or type the text.',
  'too-many-pages':
    'This document has more than 30 pages, and is hardly a resume. Choose a shorter one, or type the text.',
  'too-slow':
    'This document took too long to read, and reading was stopped. Choose another format, or type the text.',
  'too-much':
    'Reading this document needs too much memory, and was stopped. Choose another format, or type the text.',
} as const;
export type Problem = keyof typeof PROBLEMS;

/** Thrown by readers; its message is the sentence. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

export const unreadable = (problem: Problem): Unreadable => new Unreadable(PROBLEMS[problem]);
