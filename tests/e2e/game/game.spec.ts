import type { Page } from '@playwright/test';

import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { expect, test } from '../support/page.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

/* Under reduced motion, the default of these tests, particles rest where they appear. */
test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('P-GAME-1 P-GAME-2 the footer opens the game, a whole round is played with keys alone, and focus returns at the end', async ({
  page,
}) => {
  await page.goto('/');
  await openWithKeys(page);
  await expect(said(page)).toHaveText('Round started. 30 seconds.');
  await collectWithKeys(page, 6);
  await expect(points(page)).not.toHaveText('0 points');

  await page.clock.runFor(31_000);
  await expect(dialog(page).getByText('0 s left')).toBeVisible();
  await expect(said(page)).toHaveText(/^Time is up\. You scored \d+ points\.$/);
  await expect(rows(page)).toHaveCount(1);

  await page.keyboard.press(' '); // still collecting when the time ran out
  await expect(dialog(page).getByText('0 s left')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(points(page)).toHaveText('0 points');
  await expect(dialog(page).getByText(/^(30|2\d) s left$/)).toBeVisible(); // the new round is running

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'Close game' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('P-GAME-1 time stands still while the tab is hidden, and until the visitor goes on', async ({
  page,
}) => {
  await page.goto('/');
  await openWithKeys(page);
  await page.clock.runFor(2_000);
  await setHidden(page, true);
  await page.clock.runFor(10_000);
  await setHidden(page, false);
  await expect(dialog(page).getByText('Paused', { exact: true })).toBeVisible();
  await expect(timeLeft(page)).toHaveText(/^2[789] s left$/);
  await dialog(page).getByRole('button', { name: 'Go on' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Pause' })).toBeVisible();
});

test(
  'P-GAME-1 the field is 600 × 400 or in proportion to a phone, a touch or a click on a particle collects it, and axe finds nothing while playing, paused and over, in both themes',
  AT_BOTH_WIDTHS,
  async ({ page, hasTouch, isMobile }) => {
    await page.goto('/');
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await page.clock.runFor(100);
    const { width = 0, height = 0 } = (await field(page).boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(1.5, 1);
    if (isMobile) expect(width).toBeLessThan(390);
    else expect(width).toBe(600);

    const particle = await findParticle(page);
    const press = (x: number, y: number) => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    const empty = await findEmptyPlace(page);
    await press(empty.x, empty.y);
    await page.clock.runFor(100);
    await expect(points(page)).toHaveText('0 points');
    await press(particle.x, particle.y);
    await expect(points(page)).toHaveText('2 points');

    await field(page).focus();
    await expectAccessibleInBothThemes(page, 'dialog[open]');
    await page.keyboard.press('p');
    await expectAccessibleInBothThemes(page, 'dialog[open]');
    await page.keyboard.press('p');
    await page.clock.runFor(31_000);
    await expect(rows(page)).toHaveCount(1);
    await expectAccessibleInBothThemes(page, 'dialog[open]');
  },
);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Catch the particles' });
const opener = (page: Page) => page.getByRole('button', { name: 'Play a 30-second game' });
const field = (page: Page) => page.getByRole('application', { name: 'Playing field' });
const points = (page: Page) => dialog(page).locator('[data-score]');
const timeLeft = (page: Page) => dialog(page).getByRole('timer');
const said = (page: Page) => dialog(page).locator('[aria-live=polite]');
const rows = (page: Page) => dialog(page).locator('tbody tr');

async function openWithKeys(page: Page): Promise<void> {
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.clock.runFor(100);
}

async function collectWithKeys(page: Page, times: number): Promise<void> {
  for (let press = 0; press < times; press++) {
    await page.keyboard.press('n');
    await page.keyboard.press(' ');
  }
}

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** The middle of a small particle (a filled disc: coloured pixels around it), in page coordinates. */
function findParticle(page: Page): Promise<{ x: number; y: number }> {
  return findPlace(page, 4, true);
}

/** A place with nothing drawn within a finger's reach. */
function findEmptyPlace(page: Page): Promise<{ x: number; y: number }> {
  return findPlace(page, 44, false);
}

function findPlace(page: Page, around: number, filled: boolean): Promise<{ x: number; y: number }> {
  return field(page).evaluate(
    (canvas, wanted) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('The field is no canvas');
      const { width, height } = canvas;
      const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? {};
      const isFilled = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > 200;
      const fits = (x: number, y: number) => {
        for (let dx = -wanted.around; dx <= wanted.around; dx += 2)
          for (let dy = -wanted.around; dy <= wanted.around; dy += 2)
            if (isFilled(x + dx, y + dy) !== wanted.filled) return false;
        return true;
      };
      const { left, top, width: shown } = canvas.getBoundingClientRect();
      for (let y = wanted.around; y < height - wanted.around; y += 2)
        for (let x = wanted.around; x < width - wanted.around; x += 2)
          if (fits(x, y)) return { x: left + (x * shown) / width, y: top + (y * shown) / width };
      throw new Error('There is no such place on the field');
    },
    { around, filled },
  );
}
