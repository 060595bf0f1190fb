/** Ten codes for the day when no passkey is at hand: 80 random bits each, shown once, used once. */
import { createHash, randomInt } from 'node:crypto';

import { recordActivity } from '../../activity/record.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import { replaceRecoveryCodes } from './repository.ts';

const CODES = 10;
/** Crockford's base 32: no I, L, O or U to be mistaken. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

export async function generateRecoveryCodes(context: OwnerContext): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await context.db.transaction(async (tx) => {
    await replaceRecoveryCodes(tx, context.owner.id, codes.map(hashRecoveryCode));
    await recordActivity(tx, context, 'made recovery codes', 'account');
  });
  return codes;
}

/** The hash of a code as it is typed: small letters, blanks and mistakable letters are understood. */
export function hashRecoveryCode(typed: string): string {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return createHash('sha256').update(code).digest('hex');
}

const newCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');
