/** The posting of an application: kept as it was read, with where each value comes from. */
import type { z } from 'zod';

import {
  READ_FIELDS,
  type JobOrigins,
  type JobPosting,
  type JobPostingInput,
  type ReadField,
} from '#contracts/job-posting.ts';

import type { Database } from '../db/database.ts';
import * as repository from './posting-repository.ts';

type Change = { posting: JobPostingInput | undefined; changed: readonly string[]; now: Date };

/**
 * Keeps what was read. The first text stays: it is the posting of the day on which the application was added. A
 * field that was `changed` without an origin is the owner's from then on, and stays so until he changes it again.
 */
export async function keepPosting(
  tx: Database,
  applicationId: number,
  { posting, changed, now }: Change,
): Promise<void> {
  const before = await repository.findPosting(tx, applicationId);
  if (!posting && !before) return;
  const today = now.toISOString().slice(0, 10);
  const isFirst = !before?.text && Boolean(posting?.text);
  await repository.savePosting(tx, {
    applicationId,
    origins: originsOf(before?.origins ?? {}, posting?.origins ?? {}, changed),
    text: isFirst ? (posting?.text ?? null) : (before?.text ?? null),
    keptOn: isFirst ? today : (before?.keptOn ?? null),
    closedSince: before?.closedSince ?? (posting?.state === 'closed' ? today : null),
  });
}

function originsOf(before: JobOrigins, told: JobOrigins, changed: readonly string[]): JobOrigins {
  const origins: JobOrigins = {};
  for (const field of READ_FIELDS) {
    const origin = originOf(field, before, told, changed);
    if (origin) origins[field] = origin;
  }
  return origins;
}

function originOf(field: ReadField, before: JobOrigins, told: JobOrigins, changed: readonly string[]) {
  const isChanged = changed.includes(field);
  if (isChanged) return told[field] ?? ({ source: 'owner', certainty: 'sure' } as const);
  return before[field]?.source === 'owner' ? before[field] : (told[field] ?? before[field]);
}

/** As it is shown with its application; null where none is known. */
export async function postingOf(
  db: Database,
  applicationId: number,
): Promise<z.input<typeof JobPosting> | null> {
  const row = await repository.findPosting(db, applicationId);
  if (!row) return null;
  const { text, keptOn, origins, checkedAt, seen, closedSince } = row;
  return { text, keptOn, origins, checkedAt: checkedAt?.toISOString() ?? null, seen, closedSince };
}
