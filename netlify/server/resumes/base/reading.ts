/** What is read of documents, and in the same form what needs no reading. */
import { clean } from '#contracts/owner-text.ts';
import { ResumeContent } from '#contracts/resume-content.ts';

import type { Reading } from '../read/reading.ts';
import { readResume } from '../read/read-resume.ts';
import { isTooLong } from '../content/size.ts';
import { resumeText } from '../content/stored.ts';
import { textsOf } from '../content/texts.ts';

const TOO_LONG = 'This document has more than a resume can hold. Paste the parts that matter instead.';

/** Reads a document; one that cannot be read has a `problem` and no content. */
export async function readDocument(bytes: Uint8Array, fileName: string): Promise<Reading> {
  const reading = await readResume({ bytes, fileName });
  const isMore =
    reading.content !== null &&
    (!ResumeContent.safeParse(reading.content).success || isTooLong(reading.content));
  return isMore ? { ...reading, content: null, problem: TOO_LONG } : reading;
}

/** Reads typed text, which stays as it was typed. */
export const readText = async (text: string): Promise<Reading> => ({
  ...(await readDocument(new TextEncoder().encode(text), 'resume.txt')),
  text,
});

/** What was put together from fields: nothing of it is a guess. */
export function certainReading(content: ResumeContent, text: string): Reading {
  const certainty = Object.fromEntries(textsOf(content).map(({ path }) => [path, 'sure' as const]));
  return { content, text, certainty, problem: null };
}

/** The columns that hold a reading. */
export const readingColumns = ({ content, text, certainty, problem }: Reading) => ({
  parsedContent: content && resumeText(content),
  sourceText: clean(text),
  certainty,
  problem,
});
