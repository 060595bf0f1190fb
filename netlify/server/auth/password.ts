/** Passwords as scrypt PHC strings: `$scrypt$ln=17,r=8,p=1$salt$hash`. */
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

import { turns } from '../api/turns.ts';

/** OWASP's first recommendation for scrypt: N = 2^17, r = 8, p = 1, which takes 128 MB. */
const PARAMETERS = { ln: 17, r: 8, p: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MAXIMUM_MEMORY_BYTES = 160 * 1024 * 1024;
/** Two hashes take 256 MB of a function's 1,024 MB; the others wait. */
const inTurn = turns(2, 'Too many people sign in at the moment. Please try again.');

type Parameters = typeof PARAMETERS;
type Stored = { parameters: Parameters; salt: Buffer; hash: Buffer };

/** What is compared where there is no such user: nobody's password, at the price of anybody's. */
const NOBODY: Stored = {
  parameters: PARAMETERS,
  salt: randomBytes(SALT_BYTES),
  hash: randomBytes(HASH_BYTES),
};

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const { ln, r, p } = PARAMETERS;
  const hash = await derive(password, salt, PARAMETERS);
  return `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(hash)}`;
}

/** True when `password` made `phc`. Without one it takes as long and is false. */
export async function isPassword(password: string, phc: string | undefined): Promise<boolean> {
  const stored = phc === undefined ? undefined : parsePhc(phc);
  const { salt, parameters, hash } = stored ?? NOBODY;
  const derived = await derive(password, salt, parameters);
  return timingSafeEqual(derived, hash) && stored !== undefined;
}

/** True for a hash that was made with other parameters than those of today. */
export function needsRehash(phc: string): boolean {
  const stored = parsePhc(phc)?.parameters;
  return stored?.ln !== PARAMETERS.ln || stored.r !== PARAMETERS.r || stored.p !== PARAMETERS.p;
}

const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]{43})$/;

function parsePhc(phc: string): Stored | undefined {
  const [, ln, r, p, salt = '', hash = ''] = PHC.exec(phc) ?? [];
  if (!ln) return undefined;
  return {
    parameters: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '');

function derive(password: string, salt: Buffer, { ln, r, p }: Parameters): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: MAXIMUM_MEMORY_BYTES };
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password, salt, HASH_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );
}
