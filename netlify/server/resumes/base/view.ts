import type { z } from 'zod';

import type { ResumeContent } from '#contracts/resume-content.ts';
import type { BaseResume, BaseResumeDetails } from '#contracts/resume-views.ts';

import { parseResume } from '../content/stored.ts';
import type { BaseRow } from './repository.ts';

/** What counts: the owner's correction where there is one, else the reading. */
export function contentOf({ correction, parsedContent }: BaseRow): ResumeContent | null {
  const stored = correction ?? parsedContent;
  return stored === null ? null : parseResume(stored);
}

export const toBase = (row: BaseRow): z.input<typeof BaseResume> => ({
  id: row.id,
  name: row.name,
  fileName: row.fileName,
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  fileSize: row.fileSize,
  origin: row.origin,
  isRead: row.parsedContent !== null,
  isCorrected: row.correction !== null,
  problem: row.problem,
});

export const toBaseDetails = (row: BaseRow): z.input<typeof BaseResumeDetails> => ({
  ...toBase(row),
  content: contentOf(row),
  reading: row.parsedContent === null ? null : parseResume(row.parsedContent),
  text: row.sourceText,
  certainty: row.certainty,
});
