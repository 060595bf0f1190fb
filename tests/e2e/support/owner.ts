/** The `test` of the owner's tools: its pages are signed in. */
import { test as base } from './page.ts';

export { expect } from './page.ts';
export { OWNER } from './owner-login.ts';

export const test = base.extend({ storageState: ({ ownerState }, use) => use(ownerState) });
