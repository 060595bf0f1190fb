/** Notices: what the owner should know of, on `/tools` until it is dismissed, each with its entry in the activity log. */
import type { z } from 'zod';

import type { ActivityResource } from '#contracts/activity.ts';
import { NoticeKind, type Notice } from '#contracts/notices.ts';

import { recordActivity, type Caller } from '../activity/record.ts';
import { notFound } from '../api/errors.ts';
import type { Database } from '../db/database.ts';
import * as repository from './repository.ts';

/** The same again within this time grows the number alone: whoever repeats it cannot fill the log. */
const QUIET_MS = 10 * 60 * 1000;

const ACTIVITY: Record<NoticeKind, { action: string; resource: ActivityResource }> = {
  'password-without-factor': { action: 'passed the password', resource: 'session' },
  'new-device': { action: 'used a new device', resource: 'session' },
  refusals: { action: 'refused many requests', resource: 'session' },
  'changed-keys': { action: 'found other keys', resource: 'account' },
};

type Raised = {
  kind: NoticeKind;
  /** Tells what is of one kind apart. */
  subject?: string;
  details: Record<string, unknown>;
  now: Date;
};

/** @param caller who did it, if it was a call */
export async function raiseNotice(
  db: Database,
  caller: Caller | undefined,
  { kind, subject = '', details, now }: Raised,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await repository.addNotice(tx, { kind, subject, details, now });
    if (before && now.getTime() - before.getTime() < QUIET_MS) return;
    const { action, resource } = ACTIVITY[kind];
    await recordActivity(tx, caller, action, resource, undefined, details);
  });
}

export const settleNotice = (tx: Database, kind: NoticeKind, subject: string): Promise<void> =>
  repository.settle(tx, kind, subject);

/** Those that are open, the latest first. */
export async function listNotices(db: Database): Promise<z.input<typeof Notice>[]> {
  const rows = await repository.listOpen(db);
  return rows.map(({ kind, ...row }) => ({
    ...row,
    kind: NoticeKind.parse(kind),
    firstAt: row.firstAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
  }));
}

/** @throws 404 for one that is not open. */
export async function dismissNotice(db: Database, id: number, now: Date) {
  if (!(await repository.dismiss(db, id, now))) notFound('notice');
  return { id };
}
