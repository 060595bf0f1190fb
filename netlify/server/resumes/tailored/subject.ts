/** What a tailored resume is held against: an application's posting, and the base as it is now or as it was. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import type { Database } from '../../db/database.ts';
import { readApplication } from '../../jobs/service.ts';
import { readPosting } from '../../matching/posting/read-posting.ts';
import { baseContent } from '../base/service.ts';
import { parseResume } from '../content/stored.ts';
import type { Ground } from '../tailor/ground.ts';
import type { TailoredRow } from './repository.ts';

/** An application as a resume for it remembers it. */
export type Subject = { application: string; position: string; postingText: string };

/** @throws 404 for an unknown application */
export async function subjectOf(db: Database, jobApplicationId: number): Promise<Subject> {
  const { position, company, location, description, requirements, details } = await readApplication(
    db,
    jobApplicationId,
  );
  const texts = [position, location, description, requirements, details];
  return {
    application: `${position} at ${company}`,
    position,
    postingText: texts.filter(Boolean).join('\n\n'),
  };
}

export const groundOf = (
  { postingText, position }: Omit<Subject, 'application'>,
  base: ResumeContent,
  now: Date,
): Ground => ({
  base,
  posting: readPosting(postingText),
  jobTitle: position,
  today: now.toISOString().slice(0, 7),
});

/** The base that a resume rests on: as the owner has it now, or as it was where it is gone or unread. */
export async function baseOf(db: Database, row: TailoredRow): Promise<ResumeContent> {
  const current = row.baseResumeId === null ? null : await baseContent(db, row.baseResumeId);
  return current ?? parseResume(row.baseContent);
}

/** What it was made of, whatever has become of base and application. */
export const formerGround = (row: TailoredRow, now: Date): Ground =>
  groundOf(row, parseResume(row.baseContent), now);
