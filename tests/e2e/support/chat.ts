/** The assistant, as its browser tests meet it. */
import type { Page, Route } from '@playwright/test';

/** Its button and its panel: what else is on the page is looked at without it. */
export const CHAT = '[data-chat]';

export const FAILURE =
  "I apologize, but I'm having trouble responding right now. Please try again in a moment.";

export const panel = (page: Page) => page.getByRole('dialog', { name: /^Ask about / });
export const opener = (page: Page) => page.getByRole('button', { name: 'Ask', exact: true });
export const message = (page: Page) => panel(page).getByLabel('Message', { exact: true });
export const log = (page: Page) => panel(page).getByRole('log');

/** The landing page with a clock that only moves when told; on a phone the notice is still there. */
export async function visitWithClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-20T09:00:00Z' });
  await page.clock.pauseAt('2026-11-20T09:00:01Z');
  await visit(page);
  await page.clock.runFor(50);
}

export async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForLoadState('load');
}

/** Takes the mobile notice away where there is one (D10). */
export async function dismissNotice(page: Page): Promise<void> {
  const notice = page.getByText('Mobile Site Under Construction');
  if (await notice.isVisible()) await page.getByRole('button', { name: 'Dismiss' }).click();
}

/** Opens the panel by its button and waits for the island. */
export async function openChat(page: Page): Promise<void> {
  await dismissNotice(page);
  await opener(page).click();
  await page.locator('[data-chat-panel][data-ready]').waitFor();
}

/** Opens the panel while its island is held back; what it returns lets the island come. */
export async function openAsleep(page: Page): Promise<() => void> {
  let wake = () => {};
  const held = new Promise<void>((resolve) => (wake = resolve));
  await page.route('**/ChatIsland*.js', async (route) => {
    await held;
    await route.continue();
  });
  await visit(page);
  await dismissNotice(page);
  await opener(page).click();
  return () => wake();
}

export async function say(page: Page, text: string): Promise<void> {
  await message(page).fill(text);
  await message(page).press('Enter');
}

/** Answers as the server does; the limit per visitor leaves only few questions to the real one. */
export async function answerWith(page: Page, response: string, asked: unknown[] = []): Promise<void> {
  await page.route('**/api/chat', (route: Route) => {
    asked.push(route.request().postDataJSON());
    const reply = { response, citations: [], answeredBy: 'search' };
    return route.fulfill({
      contentType: 'text/event-stream',
      body: `event: delta\ndata: ${JSON.stringify({ text: response })}\n\nevent: done\ndata: ${JSON.stringify(reply)}\n\n`,
    });
  });
}
