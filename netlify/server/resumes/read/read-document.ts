import type { Reading, ResumeFile } from './reading.ts';

/** Reads a resume; runs bounded. */
export function readDocument({ bytes }: ResumeFile): Reading {
  return { content: null, text: new TextDecoder().decode(bytes), certainty: {}, problem: null };
}
