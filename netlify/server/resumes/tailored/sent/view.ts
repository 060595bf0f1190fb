import type { z } from 'zod';

import type { SentResume } from '#contracts/resume-views.ts';

import type { SentRow } from './repository.ts';

export const toSent = (row: SentRow): z.input<typeof SentResume> => ({
  id: row.id,
  title: row.title,
  application: row.application,
  sentTo: row.sentTo,
  sentAt: row.sentAt.toISOString(),
  format: row.format,
  layout: row.layout,
  rulesVersion: row.rulesVersion,
  version: row.version,
  checksum: row.checksum,
  size: row.size,
});
