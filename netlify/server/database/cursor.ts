/**
 * Where a page of rows ended, for the page after it. Sealed: a key may be masked, and whoever could write cursors of
 * their own would find it out by asking which rows come after them.
 */
import { createHash, hkdfSync } from 'node:crypto';

import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';

import { currentSigningKey } from '../api/visitor.ts';

const Values = z.array(z.string().nullable());
const KEY_BYTES = 32;

const key = () =>
  new Uint8Array(hkdfSync('sha256', currentSigningKey().secret, '', 'cursor of table rows', KEY_BYTES));

/** A cursor is of one question: the same table, order and filter. */
const subjectOf = (question: unknown[]) =>
  createHash('sha256').update(JSON.stringify(question)).digest('base64url');

export function sealCursor(question: unknown[], values: (string | null)[]): Promise<string> {
  return new EncryptJWT({ values })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(subjectOf(question))
    .encrypt(key());
}

/** The values of a cursor that was sealed for this question; `undefined` for any other text. */
export async function openCursor(
  question: unknown[],
  cursor: string,
): Promise<(string | null)[] | undefined> {
  try {
    const { payload } = await jwtDecrypt(cursor, key(), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      subject: subjectOf(question),
    });
    return Values.parse(payload['values']);
  } catch {
    return undefined;
  }
}
