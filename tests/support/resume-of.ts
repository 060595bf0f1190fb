/** Short resumes, of words of a test and little else. */
import { makeLine, type Line } from '#server/resumes/read/lines.ts';
import { parseResume } from '#server/resumes/read/parse/parse.ts';
import { readDocument } from '#server/resumes/read/read-document.ts';

export const JOB = `Experience

Payroll Clerk, Aire Textiles Ltd, Leeds, 2015 - 2019
- Paid 200 people each month`;

export const read = async (rest: string, head = 'ilse.harrow@example.com | Leeds, UK', job = JOB) => {
  const text = `Ilse Harrow\n${head}\n\n${job}\n\n${rest}\n`;
  const { content } = await readDocument({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  if (!content) throw new Error('Not read.');
  return content;
};

export const parsed = (lines: [text: string, looks?: Partial<Line>][], margins: string[] = []) =>
  parseResume({
    lines: lines.flatMap(([text, looks]) => makeLine(text, looks) ?? []),
    margins,
    links: [],
  }).content;
