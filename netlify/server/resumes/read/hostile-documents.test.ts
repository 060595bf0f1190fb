import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test, vi } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';
import {
  damaged,
  hostileJson,
  hostilePdfs,
  hostileTexts,
  hostileWord,
  type HostileFile,
} from '#support/hostile-resumes.ts';
import { PROBLEMS } from './problems.ts';
import { readResume } from './read-resume.ts';

const folder = path.join(import.meta.dirname, 'documents');
const good = readdirSync(folder).filter((file) => !file.endsWith('.expected.json'));
const copies = good.flatMap((name, at) => damaged(name, readFileSync(path.join(folder, name)), at + 1));
const SENTENCES = new Set<string>(Object.values(PROBLEMS));

const FAMILIES: Record<string, HostileFile[]> = {
  Word: hostileWord(),
  PDF: hostilePdfs(),
  text: hostileTexts(),
  'JSON Resume': hostileJson(),
  damaged: copies,
};

test('R-6 there are more than 300 hostile documents', () => {
  expect(Object.values(FAMILIES).flat().length).toBeGreaterThan(300);
});

test.each(Object.entries(FAMILIES))(
  'D28 a hostile %s document is read, or a sentence says why not; nothing is thrown',
  async (_, files) => {
    vi.spyOn(console, 'error').mockReturnValue(); // where a library failed
    for (const { name, bytes } of files) {
      const { content, problem } = await readResume({ bytes, fileName: name });
      if (content === null) expect(SENTENCES, name).toContain(problem);
      else expect(ResumeContent.safeParse(content).success, name).toBe(true);
    }
    vi.restoreAllMocks();
  },
  120_000,
);
