/** Backups that the site keeps of itself. */
import { z } from 'zod';

import { owner } from './base.ts';
import { Moment } from './values.ts';

/** How many are kept: the newest of each of so many days, and of so many weeks before. */
export const BACKUPS_KEPT = { days: 7, weeks: 4, ofOwner: 3 } as const;

/** The moment at which it was made, as a name. */
export const BackupId = z.string().regex(/^\d{8}T\d{9}Z$/, 'Use the id of a backup');

export const StoredBackup = z.object({
  id: BackupId,
  madeAt: Moment,
  origin: z.enum(['owner', 'nightly']),
  rows: z.number().int(),
  files: z.number().int(),
  /** Files whose content the storage had lost by then; those of older releases do not say. */
  missingBlobs: z.number().int().optional(),
  /** Of the archive as it is downloaded. */
  bytes: z.number().int(),
  /** False for one of another database, as of the one before a restore: such ones never go by themselves. */
  isOwn: z.boolean(),
});
export type StoredBackup = z.infer<typeof StoredBackup>;

export const Backups = z.object({
  /** Newest first. */
  backups: z.array(StoredBackup),
  /** Since when one is being made. */
  runningSince: Moment.nullable(),
  /** Why the last one came to nothing, in a sentence. */
  failure: z.string().nullable(),
});
export type Backups = z.infer<typeof Backups>;

export const backup = {
  list: owner.get('/tools/backups', 'Backups that are kept, newest first').output(Backups),
  make: owner
    .post('/tools/backups', 'Begin to make a backup; one that is being made already is joined', {
      successStatus: 202,
    })
    .output(Backups),
  archive: owner
    .get('/tools/backups/{id}/archive', 'A backup as a tar archive', {
      description:
        'Takes `Range` and `If-Range`: a download that was cut off goes on where it was, and parts may come one by one. Asks for a recent sign-in or confirmation.',
    })
    .input(z.object({ id: BackupId }))
    .output(z.file()),
};
