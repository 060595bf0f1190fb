/** Each test file that asks for a document has a new one, though the next one shares its process and what is loaded. */
import { afterAll, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {});
afterAll(async () => {
  await vi.dynamicImportSettled(); // what was still loading for a component asks for the document
  await teardown(globalThis);
});
