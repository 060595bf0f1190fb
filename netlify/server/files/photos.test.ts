import { createHash } from 'node:crypto';

import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import type { UploadedFile } from '#contracts/files.ts';
import { managedFiles } from '#server/db/schema/files.ts';
import { listBlobs, readWholeBlob } from '#server/integrations/blobs.ts';
import { testBlobs } from '#support/blobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { SECRET, tellingPhoto, tellingPhotos } from '#support/photos.ts';
import { concat, isoMedia, text } from '#support/sample-files.ts';
import { newUploadId, upload, uploadMedia, uploadPart } from '#support/upload.ts';

import filesFunction from '../../functions/files.ts';

const db = await testDatabase();
await testBlobs();

const photos = Object.entries(await tellingPhotos()).map(([name, bytes]) => ({
  name,
  bytes: Uint8Array.from(bytes),
}));
/** A photo with noise, of about 5 MB: two parts. */
const large = {
  name: 'photo.png',
  bytes: Uint8Array.from(await tellingPhoto('photo.png', 1_400, 1_250)),
};

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const raw = (bytes: Uint8Array) => sharp(bytes, { animated: true }).raw().toBuffer();

async function preview(id: number): Promise<Uint8Array> {
  const response = await call(filesFunction, `/api/tools/files/${id}/preview`);
  return new Uint8Array(await response.arrayBuffer());
}

test.each(photos)(
  'BA-9 $name reaches its readers without place and owner, and with every pixel',
  async (photo) => {
    const { cookie } = await makeOwner(db);
    const response = await uploadMedia(cookie, photo);
    expect(response.status).toBe(201);
    const { id, size, checksum } = (await response.json()) as UploadedFile;
    const shown = await preview(id);
    expect(Buffer.from(shown).includes('SECRET')).toBe(false);
    expect((await raw(shown)).equals(await raw(photo.bytes))).toBe(true);
    expect({ size, checksum }).toEqual({ size: shown.byteLength, checksum: sha256(shown) });
  },
);

test('BA-9 a private photo, one of the Files tab and one in parts lose their metadata as well', async () => {
  const { cookie } = await makeOwner(db);
  const [photo] = photos;
  if (!photo) throw new Error('there is no photo');
  await upload(cookie, photo, { category: 'other', isPublic: 'false' });
  const fields = { category: 'media', isPublic: 'true', uploadId: newUploadId(), partBytes: 4 * 1024 * 1024 };
  await uploadPart(cookie, large, { ...fields, part: 1 });
  expect((await uploadPart(cookie, large, { ...fields, part: 2 })).status).toBe(201);
  const stored = await Promise.all((await listBlobs('files/')).map(readWholeBlob));
  expect(stored).toHaveLength(2);
  for (const bytes of stored) expect(Buffer.from(bytes ?? []).includes('SECRET')).toBe(false);
});

test('BA-9 the same photo again is known, whether or not it still has its metadata', async () => {
  const { cookie } = await makeOwner(db);
  const [photo] = photos;
  if (!photo) throw new Error('there is no photo');
  await uploadMedia(cookie, photo);
  for (const bytes of [photo.bytes, Uint8Array.from(await preview(1))]) {
    const again = await uploadMedia(cookie, { name: 'again.jpg', bytes });
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ id: 1, isDuplicate: true });
  }
});

test.each([
  ['image/jpeg', 'photo.jpg'],
  ['image/png', 'photo.png'],
])('BA-9 %s that was taken upright is as high as browsers show it', async (_, name) => {
  const { cookie } = await makeOwner(db);
  const photo = photos.find((one) => one.name === name);
  if (!photo) throw new Error('there is no such photo');
  expect(await (await uploadMedia(cookie, photo)).json()).toMatchObject({ width: 40, height: 60 });
});

test('BA-9 a film is stored without what a camera wrote behind its end', async () => {
  const { cookie } = await makeOwner(db);
  const film = isoMedia('mp42');
  await uploadMedia(cookie, { name: 'film.mp4', bytes: concat(film, text(SECRET)) });
  const stored = Buffer.from(await preview(1));
  expect([stored.indexOf(film), stored.includes('SECRET')]).toEqual([0, false]);
});

test('BA-9 damaged photos are stored as the picture they are or refused, never with a failure', async () => {
  const { cookie } = await makeOwner(db);
  const damage = fc.record({
    photo: fc.constantFrom(...photos),
    flips: fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(7)), { maxLength: 6 }),
    kept: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  });
  const property = fc.asyncProperty(damage, async ({ photo: { name, bytes }, flips, kept }) => {
    const broken = bytes.slice(0, Math.ceil(bytes.length * kept));
    for (const [place, bit] of flips) {
      const at = Math.floor(place * broken.length);
      broken[at] = (broken[at] ?? 0) ^ (1 << bit);
    }
    const response = await uploadMedia(cookie, { name, bytes: broken });
    expect([200, 201, 415, 422]).toContain(response.status);
    if (response.status >= 400)
      expect(await response.json()).toMatchObject({ error: expect.stringMatching(/\.$/) });
  });
  await fc.assert(property, { numRuns: 300, seed: 20_261_120 });
  expect(await db.select().from(managedFiles)).toHaveLength((await listBlobs('files/')).length);
});
