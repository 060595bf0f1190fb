import type { Page } from '@playwright/test';

import { expect, test } from '../support/page.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    const heard = { contexts, mutes: [] as boolean[], offers: 0 };
    Object.assign(window, { heard });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        contexts.push(this);
      }
    };
    window.addEventListener('globalAudioMute', ({ detail }) => heard.mutes.push(detail.muted));
    document.addEventListener('chat:offer-game', () => heard.offers++);
  });
});

test('P-BG-1 particles move behind the page, from a worker, out of the way of pointer and screen reader, unless it is hidden or motion not wished', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(page.workers()).toHaveLength(0);
  const canvas = particles(page);
  await expect(canvas).toBeHidden();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => page.workers().length).toBe(1);
  await expect(canvas).toBeVisible();
  await expect(canvas).toHaveAttribute('aria-hidden', 'true');
  await expect(canvas).toHaveCSS('pointer-events', 'none');
  await expect(canvas).toHaveCSS('z-index', '-10');
  await expect.poll(() => changesOnScreen(page)).toBe(true);

  await setHidden(page, true);
  await expect.poll(() => changesOnScreen(page)).toBe(false);
  await setHidden(page, false);
  await expect.poll(() => changesOnScreen(page)).toBe(true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(canvas).toBeHidden();
});

test('P-BG-1 a browser that cannot draw from a worker draws them on the page', async ({ page }) => {
  await page.addInitScript(() =>
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen'),
  );
  await page.goto('/');
  await expect(particles(page)).toBeVisible();
  expect(page.workers()).toHaveLength(0);
  await expect.poll(() => changesOnScreen(page)).toBe(true);
});

test('P-BG-2 a pointer that plays with the empty page for 10 s gets the game offered', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await page.clock.pauseAt(60_000);
  await wander(page, 9);
  expect(await page.evaluate('heard.offers')).toBe(0);
  await wander(page, 2);
  expect(await page.evaluate('heard.offers')).toBe(1);
});

test(
  'P-AUD-1 P-AUD-2 sound starts with the first click; the mute button silences it and says so',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    await page.goto('/');
    const mute = page.getByRole('button', { name: 'Mute sound' });
    await expect(mute).toBeVisible();
    await expect(mute).toHaveAttribute('aria-pressed', 'false');
    expect(await audioStates(page)).toEqual([]);

    await page.mouse.click(2, 400);
    await expect.poll(() => audioStates(page)).toEqual(['running']);

    await mute.click();
    await expect(mute).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => audioStates(page)).toEqual(['suspended']);
    expect(await page.evaluate('globalAudioMuted')).toBe(true);
    await mute.click();
    await expect.poll(() => audioStates(page)).toEqual(['running']);
    expect(await page.evaluate('heard.mutes')).toEqual([true, false]);

    await page.reload();
    await expect(mute).toHaveAttribute('aria-pressed', 'false');
  },
);

const particles = (page: Page) => page.locator('[data-particles]');
const audioStates = (page: Page) => page.evaluate('heard.contexts.map(({ state }) => state)');

/** Whether what is seen of the page's empty margin differs from one moment to the next. */
async function changesOnScreen(page: Page): Promise<boolean> {
  const before = await page.screenshot();
  await page.evaluate(() => new Promise((shown) => setTimeout(shown, 300)));
  return !before.equals(await page.screenshot());
}

/** Moves the pointer up and down the page's margin, five times a second. */
async function wander(page: Page, seconds: number): Promise<void> {
  for (let move = 0; move < seconds * 5; move++) {
    await page.mouse.move(2, 300 + (move % 2) * 40);
    await page.clock.runFor(200);
  }
}

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
