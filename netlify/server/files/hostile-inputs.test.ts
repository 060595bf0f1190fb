import fc from 'fast-check';
import { expect, test } from 'vitest';

import { testBlobs } from '#support/blobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import {
  expectNoFailure,
  nastyWord,
  proceduresOf,
  SEED,
  TIME_LIMIT_MS,
  tryHostileCalls,
} from '#support/hostile-procedures.ts';
import { runs } from '#support/runs.ts';
import { picture } from '#support/sample-files.ts';
import { sendForm, uploadMedia } from '#support/upload.ts';

import filesFunction from '../../functions/files.ts';

const db = await testDatabase();
await testBlobs();

const FILES = '/api/tools/files';
const RUNS = runs(400);

/** The owner with a public picture as file 1. */
async function ownerWithPicture(): Promise<string> {
  const { cookie } = await makeOwner(db);
  await uploadMedia(cookie, { name: 'chart.png', bytes: await picture('png') });
  return cookie;
}

test.each(await proceduresOf(/^files\./))(
  'A-FIL-2 hostile calls of $method $path: no 5xx, nothing leaked',
  async (procedure) => tryHostileCalls(procedure, filesFunction, { cookie: await ownerWithPicture() }),
  TIME_LIMIT_MS,
);

test(
  'A-FIL-2 hostile ranges and conditions: no 5xx, and never a byte too many',
  async () => {
    await ownerWithPicture();
    const size = Number((await call(filesFunction, `${FILES}/1/preview`)).headers.get('content-length'));
    const header = fc
      .oneof(
        fc.string({ maxLength: 20 }),
        fc.tuple(fc.integer(), fc.integer()).map(([first, last]) => `bytes=${first}-${last}`),
        fc.tuple(fc.nat(300), fc.nat(300)).map(([first, last]) => `bytes=${first}-${last}`),
        fc.constantFrom(
          'bytes=0-',
          'bytes=-1',
          `bytes=-${'9'.repeat(400)}`,
          `bytes=${'9'.repeat(400)}-`,
          '*',
          'W/"x"',
        ),
      )
      .filter((text) => /^[\x21-\x7e]*$/.test(text));
    const property = fc.asyncProperty(header, header, header, async (range, ifRange, ifNoneMatch) => {
      const headers = { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch };
      for (const sent of [headers, { range }]) {
        const response = await call(filesFunction, `${FILES}/1/preview`, { headers: sent });
        expect([200, 206, 304, 416]).toContain(response.status);
        expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(size);
      }
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  },
  TIME_LIMIT_MS,
);

test(
  'A-FIL-2 hostile forms: no 5xx, nothing leaked',
  async () => {
    const cookie = await ownerWithPicture();
    const field = fc.constantFrom(
      'category',
      'isPublic',
      'uploadId',
      'part',
      'total',
      'altText',
      'file',
      'x',
    );
    const property = fc.asyncProperty(
      fc.array(fc.tuple(field, nastyWord), { maxLength: 6 }),
      nastyWord,
      fc.uint8Array({ maxLength: 200 }),
      async (fields, name, bytes) => {
        const form = new FormData();
        for (const [key, text] of fields) form.append(key, text);
        form.append('file', new File([Uint8Array.from(bytes)], name));
        const response = await sendForm(cookie, form);
        expectNoFailure(response.status, await response.text());
      },
    );
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  },
  TIME_LIMIT_MS,
);

test(
  'A-FIL-2 bytes that only claim to be a form: no 5xx, nothing leaked',
  async () => {
    const cookie = await ownerWithPicture();
    const type = fc.constantFrom(
      'multipart/form-data; boundary=b',
      'multipart/form-data; boundary=""',
      `multipart/form-data; boundary=${'b'.repeat(300)}`,
      'multipart/form-data',
      'multipart/mixed; boundary=b',
      'application/json',
    );
    const piece = fc.oneof(
      fc.constantFrom(
        '--b',
        '--b--',
        '\r\n',
        '\r\n\r\n',
        ': ',
        'Content-Disposition: form-data; name="file"',
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    const property = fc.asyncProperty(
      type,
      fc.array(piece, { maxLength: 12 }),
      async (contentType, pieces) => {
        const body = Uint8Array.from(Buffer.from(pieces.join(''), 'utf8'));
        const response = await sendForm(cookie, body, { 'content-type': contentType });
        expectNoFailure(response.status, await response.text());
      },
    );
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  },
  TIME_LIMIT_MS,
);
