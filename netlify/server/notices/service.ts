/** Notices: what the owner should know of, on `/tools` until it is dismissed, each with its entry in the activity log. */
import type { z } from 'zod';

import type { ActivityResource } from '#contracts/activity.ts';
import { NoticeKind, type Notice } from '#contracts/notices.ts';

import type { Database } from '../db/database.ts';
import { alongside } from '../db/full-mode.ts';
import { adminLogs } from '../db/schema/activity.ts';
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

/** Who acts and from where; the activity log says the same of whom it names. */
type Caller = {
  clientAddress: string;
  request: Request;
  owner: { id: number } | undefined;
};

const USER_AGENT_MAXIMUM = 500;

/** @param caller who did it, if it was a call */
export async function raiseNotice(
  db: Database,
  caller: Caller | undefined,
  { kind, subject = '', details, now }: Raised,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await repository.addNotice(tx, { kind, subject, details, now });
    if (before && now.getTime() - before.getTime() < QUIET_MS) return;
    const origin = {
      userId: caller?.owner?.id ?? null,
      ipAddress: caller?.clientAddress ?? null,
      userAgent: caller?.request.headers.get('user-agent')?.slice(0, USER_AGENT_MAXIMUM) ?? null,
    };
    const row = { ...origin, ...ACTIVITY[kind], details };
    await alongside(tx, `the notice “${kind}” in the log`, (inner) => inner.insert(adminLogs).values(row));
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

/** False for one that is not open. */
export const dismissNotice = (db: Database, id: number, now: Date): Promise<boolean> =>
  repository.dismiss(db, id, now);
