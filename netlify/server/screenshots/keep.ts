/** Stores a picture that was taken, and what differs from the night before. */
import { createHash } from 'node:crypto';
import { encode } from 'fast-png';
import pixelmatch from 'pixelmatch';

import * as repository from './repository.ts';
import type { Database } from '../db/database.ts';
import { putBlob, readWholeBlob } from '../integrations/blobs.ts';
import { pageName } from './pages.ts';
import { readPixels, withinWeight } from './png.ts';
import type { PictureRow } from './repository.ts';

export const PICTURE_PREFIX = 'screenshots/';

/** Bytes first, then the row: bytes that stay without one are found by the sweep. */
export async function keepPicture(
  db: Database,
  picture: PictureRow,
  taken: Uint8Array,
  now: Date,
): Promise<void> {
  const bytes = withinWeight(taken);
  const checksum = createHash('sha256').update(bytes).digest('hex');
  const blobKey = keyOf(picture, checksum, '');
  await putBlob(blobKey, Uint8Array.from(bytes));
  const before = await repository.findNightBefore(db, picture);
  const difference = before && (await differenceFrom(before, bytes, checksum));
  const differenceKey = difference?.png ? keyOf(picture, checksum, '-difference') : null;
  if (differenceKey && difference?.png) await putBlob(differenceKey, Uint8Array.from(difference.png));
  await repository.updatePicture(db, picture.id, {
    state: 'done',
    attempts: picture.attempts + 1,
    reason: null,
    size: bytes.byteLength,
    checksum,
    blobKey,
    takenAt: now,
    comparedWith: difference ? before.id : null,
    changedShare: difference?.share ?? null,
    differenceKey,
  });
}

/** Keyed platform/page (D25). */
const keyOf = ({ platform, route, runId }: PictureRow, checksum: string, part: string) =>
  `${PICTURE_PREFIX}${platform}/${pageName(route)}/${runId}-${checksum.slice(0, 16)}${part}.png`;

/** Undefined where the bytes of that night are gone. */
async function differenceFrom(
  before: PictureRow,
  bytes: Uint8Array,
  checksum: string,
): Promise<Difference | undefined> {
  if (before.checksum === checksum) return { share: 0, png: undefined };
  const old = before.blobKey === null ? null : await readWholeBlob(before.blobKey);
  return old ? compare(old, bytes) : undefined;
}

/** How far two colours may be apart to count as the same, from 0 to 1; less than the eye sees. */
const THRESHOLD = 0.1;

export type Difference = {
  /** From 0 to 1. */
  share: number;
  /** The later picture, pale, with what differs in red; undefined where nothing does. */
  png: Uint8Array | undefined;
};

/** Pictures of another size differ in all of it. Anti-aliased edges that moved by less than a pixel do not count. */
export function compare(before: Uint8Array, after: Uint8Array): Difference {
  const [one, other] = [readPixels(before), readPixels(after)];
  const { width, height } = other;
  if (one.width !== width || one.height !== height) return { share: 1, png: after };
  const data = new Uint8Array(other.data.length);
  const changed = pixelmatch(one.data, other.data, data, width, height, { threshold: THRESHOLD });
  if (changed === 0) return { share: 0, png: undefined };
  return {
    share: changed / (width * height),
    png: withinWeight(encode({ width, height, data, channels: 4 })),
  };
}
