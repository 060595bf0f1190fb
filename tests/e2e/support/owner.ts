/** The `test` of the owner's tools: its pages are signed in. */
import { request } from '@playwright/test';

import { OWNER } from './owner-login.ts';
import { expect, test as base } from './page.ts';

export { expect } from './page.ts';
export { OWNER } from './owner-login.ts';

type StorageState = Awaited<ReturnType<Awaited<ReturnType<typeof request.newContext>>['storageState']>>;

/** Signs in by the API, once for each worker, and gives every page the cookie of its own worker. */
export const test = base.extend<object, { ownerState: StorageState }>({
  ownerState: [
    async ({}, use, { project }) => {
      const api = await request.newContext({ baseURL: project.use.baseURL ?? '' });
      // Tests of refused sign-ins, which run beside, may have used up what an address may try in a minute.
      await expect(async () => {
        const response = await api.post('/api/auth/login', { data: OWNER });
        if (!response.ok()) throw new Error(`The owner could not sign in: ${await response.text()}`);
      }).toPass({ timeout: 90_000, intervals: [10_000] });
      const state = await api.storageState();
      await api.dispose();
      await use(state);
    },
    { scope: 'worker' },
  ],
  storageState: ({ ownerState }, use) => use(ownerState),
});
