/** Sign-in, sessions, password and second factor of the owner (AU-*). */
import { z } from 'zod';

import { open, owner } from './base.ts';
import {
  AuthenticationAnswer,
  AuthenticationOptions,
  Passkey,
  PasskeyName,
  RegistrationAnswer,
  RegistrationOptions,
} from './passkeys.ts';
import { Id, Moment } from './values.ts';

const PASSWORD_MAXIMUM_BYTES = 1024;
const NEW_PASSWORD_MINIMUM = 12;

const isShortEnough = (password: string) =>
  new TextEncoder().encode(password).length <= PASSWORD_MAXIMUM_BYTES;

/** A password as it is typed at sign-in: 1 to 1,024 bytes. */
const Password = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .refine(isShortEnough, `Use at most ${PASSWORD_MAXIMUM_BYTES} bytes`);

/** A password that is set anew. */
export const NewPassword = z
  .string({ error: 'New password is required' })
  .min(NEW_PASSWORD_MINIMUM, `Use at least ${NEW_PASSWORD_MINIMUM} characters`)
  .refine(isShortEnough, `Use at most ${PASSWORD_MAXIMUM_BYTES} bytes`);

export const Credentials = z.strictObject({
  username: z
    .string({ error: 'Username is required' })
    .trim()
    .min(1, 'Username is required')
    .max(100, 'Use at most 100 characters'),
  password: Password,
});
export type Credentials = z.infer<typeof Credentials>;

/**
 * The answer of a right password: signed in, or `success: false` with the second factors that may follow. A
 * wrong one is a 401 with `success: false` and `error` (D42).
 */
export const LoginResult = z.object({
  success: z.boolean(),
  secondFactor: z.object({ passkey: z.boolean(), recoveryCode: z.boolean() }).optional(),
});
export type LoginResult = z.infer<typeof LoginResult>;

/** The signed-in owner (D31). */
export const User = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.string(),
});
export type User = z.infer<typeof User>;

const SessionId = z.string().regex(/^[0-9a-f]{64}$/);

export const ActiveSession = z.object({
  id: SessionId,
  userAgent: z.string().nullable(),
  startedAt: Moment,
  lastSeenAt: Moment,
  /** The end however busy it is; twelve idle hours end it earlier. */
  endsAt: Moment,
  isCurrent: z.boolean(),
});
export type ActiveSession = z.infer<typeof ActiveSession>;

export const PasswordChange = z
  .strictObject({
    currentPassword: Password,
    newPassword: NewPassword,
    /** Ends all preview links and the calendar's address as well: they are read without signing in. */
    endLinks: z.boolean().default(false),
  })
  .refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
    path: ['newPassword'],
    error: 'Choose another one than the current password',
  });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** Asked for again before something that would let somebody else in. */
const Confirmed = { password: Password };
const Success = z.object({ success: z.boolean() });
export const auth = {
  login: open.post('/auth/login', 'Sign in by password').input(Credentials).output(LoginResult),
  logout: open
    .post('/auth/logout', 'End this session')
    .meta({ access: 'public', idempotent: false, deletes: z.unknown() })
    .output(Success),
  verify: owner
    .get('/auth/verify', 'Who is signed in')
    .output(z.object({ success: z.boolean(), user: User })),
  sessions: owner.get('/auth/sessions', 'Active sessions').output(z.array(ActiveSession)),
  endSession: owner
    .delete('/auth/sessions/{id}', 'End one session')
    .input(z.strictObject({ id: SessionId }))
    .output(Success),
  /** `keepCurrent: false` ends the caller's session as well. */
  signOutEverywhere: owner
    .post('/auth/sign-out-everywhere', 'End all other sessions')
    .meta({ access: 'owner', idempotent: false, deletes: z.unknown() })
    .input(z.strictObject({ keepCurrent: z.boolean().default(true) }))
    .output(z.object({ success: z.boolean(), ended: z.number().int() })),
  changePassword: owner
    .post('/auth/password', 'Change the password and end all other sessions')
    .input(PasswordChange)
    .output(Success),
  /** What leaves the site for good asks for a sign-in or a confirmation within 15 minutes. */
  confirmation: owner
    .get('/auth/confirm', 'Until when this session is confirmed')
    .output(z.object({ confirmedUntil: Moment.nullable() })),
  confirm: owner
    .post('/auth/confirm', 'Confirm this session by the password')
    .input(z.strictObject(Confirmed))
    .output(z.object({ confirmedUntil: Moment })),
  adminToken: owner
    .post(
      '/auth/admin-token',
      'A token for scripts that call /api/admin: one hour, at most as long as this session',
    )
    .output(z.object({ token: z.string(), expiresAt: Moment })),
  passkeys: {
    list: owner.get('/auth/passkeys', 'Enrolled passkeys').output(z.array(Passkey)),
    registrationOptions: owner
      .post('/auth/passkeys/options', 'Begin to enrol a passkey')
      .input(z.strictObject(Confirmed))
      .output(RegistrationOptions),
    register: owner
      .create('/auth/passkeys', 'Enrol a passkey')
      .input(z.strictObject({ name: PasskeyName, answer: RegistrationAnswer }))
      .output(Passkey),
    rename: owner
      .patch('/auth/passkeys/{id}', 'Rename a passkey')
      .input(z.strictObject({ id: Id, name: PasskeyName }))
      .output(Passkey),
    remove: owner
      .delete('/auth/passkeys/{id}', 'Remove a passkey')
      .input(z.strictObject({ id: Id, ...Confirmed }))
      .output(Success),
  },
  recoveryCodes: {
    status: owner
      .get('/auth/recovery-codes', 'How many codes are left')
      .output(z.object({ remaining: z.number().int() })),
    /** The codes are shown this once; those before stop working. */
    generate: owner
      .post('/auth/recovery-codes', 'Make ten new recovery codes')
      .input(z.strictObject(Confirmed))
      .output(z.object({ codes: z.array(z.string()) })),
  },
  /** After a right password, within five minutes: the answer to `LoginResult.secondFactor`. */
  secondFactor: {
    options: open.post('/auth/second-factor/options', 'Begin with a passkey').output(AuthenticationOptions),
    passkey: open
      .post('/auth/second-factor/passkey', 'Sign in by passkey')
      .input(z.strictObject({ answer: AuthenticationAnswer }))
      .output(LoginResult),
    recoveryCode: open
      .post('/auth/second-factor/recovery-code', 'Sign in by recovery code')
      .input(z.strictObject({ code: z.string().trim().min(1, 'Code is required').max(50) }))
      .output(LoginResult),
  },
};
