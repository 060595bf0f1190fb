/** Rows as the owner sees them. */
import { addressOf } from '#contracts/address.ts';
import { screenshots, type Screenshot, type ScreenshotRun } from '#contracts/screenshots.ts';

import type { PictureRow, RunRow } from './repository.ts';

export function toScreenshot(row: PictureRow): Screenshot {
  const { id, platform, route, width, height, state, reason, size, changedShare, takenAt } = row;
  return {
    ...{ id, platform, route, width, height, state, reason, size, changedShare },
    takenAt: takenAt?.toISOString() ?? null,
    imagePath: row.blobKey === null ? null : addressOf(screenshots.image, { id }),
    differencePath: row.differenceKey === null ? null : addressOf(screenshots.difference, { id }),
    beforePath: row.comparedWith === null ? null : addressOf(screenshots.image, { id: row.comparedWith }),
  };
}

export function toRun(run: RunRow, pictures: PictureRow[], now: Date): ScreenshotRun {
  const { id, night, reason, requestedAt, startedAt, finishedAt, leaseUntil } = run;
  const isWorkedOn = leaseUntil !== null && leaseUntil > now;
  const count = (state: PictureRow['state']) => pictures.filter((picture) => picture.state === state).length;
  return {
    ...{ id, night, reason },
    state: finishedAt ? 'finished' : isWorkedOn ? 'running' : 'waiting',
    requestedAt: requestedAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    total: pictures.length,
    done: count('done'),
    failed: count('failed'),
    pictures: pictures.map(toScreenshot),
  };
}
