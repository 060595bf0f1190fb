import type { Page } from '@playwright/test';

/** Holds back what matches, as a slow line does; the function that is given lets it arrive. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<true>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(true);
}
