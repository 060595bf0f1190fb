/** A passkey in software: what a browser and its authenticator send, byte by byte (WebAuthn level 3, §6 and §7). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const ATTESTED = 0x40;
const AAGUID = Buffer.alloc(16);

type Cbor = Parameters<typeof isoCBOR.encode>[0];
type Where = { rpId?: string; origin?: string };

/** An authenticator with one key; `origin` and `rpId` are of the site that asks. */
export function makeAuthenticator({ rpId = 'localhost', origin = 'http://localhost:8888' }: Where = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;

  const authenticatorData = (flags: number, rest: Buffer = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
  };
  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const shared = { id, rawId: id, type: 'public-key' as const };

  return {
    id,
    /** Answers `navigator.credentials.create`. */
    register({ challenge }: { challenge: string }) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const credential = Buffer.concat([
        AAGUID,
        length,
        credentialId,
        coseKey(publicKey.export({ format: 'jwk' })),
      ]);
      const authData = authenticatorData(USER_PRESENT | ATTESTED, credential);
      const attestation = new Map<string | number, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      };
      return { ...shared, response, clientExtensionResults: {} };
    },
    /** Answers `navigator.credentials.get`; `from` is where the page came from that asked for it. */
    authenticate({ challenge }: { challenge: string }, from?: string) {
      const authData = authenticatorData(USER_PRESENT);
      const clientDataJSON = clientData('webauthn.get', challenge, from);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientDataJSON)]), privateKey);
      const response = {
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { ...shared, response, clientExtensionResults: {} };
    },
  };
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** RFC 9053: key type EC2, algorithm ES256, curve P-256, x, y. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  const bytes = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'));
  const key = new Map<string | number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
  return Buffer.from(isoCBOR.encode(key));
}
