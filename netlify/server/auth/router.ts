import { implement } from '@orpc/server';

import { auth as contract } from '#contracts/auth.ts';

import type { ApiContext } from '../api/context.ts';
import { ownerOnly } from '../api/owner-only.ts';
import * as account from './account.ts';
import { confirmedUntil, confirmSession } from './confirmation.ts';
import { login } from './login/login.ts';
import * as passkeys from './second-factor/passkeys.ts';
import { generateRecoveryCodes } from './second-factor/recovery-codes.ts';
import { countRecoveryCodes, listPasskeys } from './second-factor/repository.ts';
import * as secondFactor from './second-factor/sign-in.ts';

const api = implement(contract).$context<ApiContext>();
const owners = api.use(ownerOnly);

export const router = api.router({
  login: api.login.handler(({ context, input }) => login(context, input)),
  logout: api.logout.handler(async ({ context }) => {
    await account.logout(context);
    return { success: true };
  }),
  verify: owners.verify.handler(({ context }) => ({ success: true, user: context.owner })),
  sessions: owners.sessions.handler(({ context }) => account.listSessions(context)),
  endSession: owners.endSession.handler(async ({ context, input }) => {
    await account.endSession(context, input.id);
    return { success: true };
  }),
  signOutEverywhere: owners.signOutEverywhere.handler(async ({ context, input }) => ({
    success: true,
    ended: await account.signOutEverywhere(context, input.keepCurrent),
  })),
  changePassword: owners.changePassword.handler(async ({ context, input }) => {
    await account.changePassword(context, input);
    return { success: true };
  }),
  confirmation: owners.confirmation.handler(async ({ context }) => ({
    confirmedUntil: await confirmedUntil(context),
  })),
  confirm: owners.confirm.handler(async ({ context, input }) => ({
    confirmedUntil: await confirmSession(context, input.password),
  })),
  adminToken: owners.adminToken.handler(({ context }) => account.makeAdminToken(context)),
  passkeys: {
    list: owners.passkeys.list.handler(({ context }) => listPasskeys(context.db, context.owner.id)),
    registrationOptions: owners.passkeys.registrationOptions.handler(async ({ context, input }) => {
      await account.confirmPassword(context, input.password);
      return passkeys.registrationOptions(context);
    }),
    register: owners.passkeys.register.handler(({ context, input }) =>
      passkeys.registerPasskey(context, input.name, input.answer),
    ),
    rename: owners.passkeys.rename.handler(({ context, input }) =>
      passkeys.renamePasskey(context, input.id, input.name),
    ),
    remove: owners.passkeys.remove.handler(async ({ context, input }) => {
      await account.confirmPassword(context, input.password);
      await passkeys.removePasskey(context, input.id);
      return { success: true };
    }),
  },
  recoveryCodes: {
    status: owners.recoveryCodes.status.handler(async ({ context }) => ({
      remaining: await countRecoveryCodes(context.db, context.owner.id),
    })),
    generate: owners.recoveryCodes.generate.handler(async ({ context, input }) => {
      await account.confirmPassword(context, input.password);
      return { codes: await generateRecoveryCodes(context) };
    }),
  },
  secondFactor: {
    options: api.secondFactor.options.handler(({ context }) => secondFactor.authenticationOptions(context)),
    passkey: api.secondFactor.passkey.handler(({ context, input }) =>
      secondFactor.signInByPasskey(context, input.answer),
    ),
    recoveryCode: api.secondFactor.recoveryCode.handler(({ context, input }) =>
      secondFactor.signInByRecoveryCode(context, input.code),
    ),
  },
});
