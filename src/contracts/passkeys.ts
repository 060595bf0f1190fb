/** Passkeys as browsers and the server exchange them: the JSON forms of WebAuthn level 3. */
import { z } from 'zod';

import { Id, Moment } from './values.ts';

/** Binary values as base64url; the longest is an attestation. */
const Base64Url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);
const Transport = z.string().max(20);
const Verification = z.enum(['discouraged', 'preferred', 'required']);
const CredentialReference = z.object({
  id: Base64Url,
  type: z.string(),
  transports: z.array(Transport).max(10).exactOptional(),
});

/** What `startRegistration({ optionsJSON })` takes. */
export const RegistrationOptions = z.object({
  challenge: Base64Url,
  rp: z.object({ id: z.string().exactOptional(), name: z.string() }),
  user: z.object({ id: Base64Url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().exactOptional(),
  excludeCredentials: z.array(CredentialReference).exactOptional(),
  authenticatorSelection: z
    .object({
      residentKey: Verification.exactOptional(),
      requireResidentKey: z.boolean().exactOptional(),
      userVerification: Verification.exactOptional(),
    })
    .exactOptional(),
  attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).exactOptional(),
});

/** What `startAuthentication({ optionsJSON })` takes. */
export const AuthenticationOptions = z.object({
  challenge: Base64Url,
  rpId: z.string().exactOptional(),
  timeout: z.number().exactOptional(),
  allowCredentials: z.array(CredentialReference).exactOptional(),
  userVerification: Verification.exactOptional(),
});

const Answer = {
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).exactOptional(),
};

/** What `startRegistration` returns, without what the server does not read. */
export const RegistrationAnswer = z.object({
  ...Answer,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(Transport).max(10).exactOptional(),
  }),
});
export type RegistrationAnswer = z.infer<typeof RegistrationAnswer>;

/** What `startAuthentication` returns, without what the server does not read. */
export const AuthenticationAnswer = z.object({
  ...Answer,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.exactOptional(),
  }),
});
export type AuthenticationAnswer = z.infer<typeof AuthenticationAnswer>;

export const PasskeyName = z.string().trim().min(1, 'Name is required').max(60, 'Use at most 60 characters');

/** An enrolled passkey as the account page lists it. */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  /** Kept by several devices of the owner, such as through a password manager. */
  isSynced: z.boolean(),
  createdAt: Moment,
  lastUsedAt: Moment.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;
