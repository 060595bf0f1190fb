/** Reads the resume that an owner uploads, where it can be ended. */
import { RESUME_BYTES_MAXIMUM } from '#contracts/resumes.ts';

import { runBounded } from '../../bounded/run-bounded.ts';
import { PROBLEMS } from './problems.ts';
import type { Reading, ResumeFile } from './reading.ts';

const ENDS: Record<string, string> = {
  TIME_EXCEEDED: PROBLEMS['too-slow'],
  MEMORY_EXCEEDED: PROBLEMS['too-much'],
};

/**
 * What a .docx, .pdf, .doc, .txt or JSON Resume says; its content decides what it is, not its name.
 *
 * Never throws: a file that cannot be read has no `content`, and `problem` is a sentence for the owner.
 */
export async function readResume({ bytes, fileName }: ResumeFile): Promise<Reading> {
  if (bytes.byteLength > RESUME_BYTES_MAXIMUM) return notRead(PROBLEMS['too-large']);
  try {
    return await runBounded('read-resume', {
      bytes: new Uint8Array(bytes),
      fileName: fileName.slice(0, 500),
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return notRead(ENDS[code] ?? PROBLEMS.damaged);
  }
}

const notRead = (problem: string): Reading => ({ content: null, text: '', certainty: {}, problem });
