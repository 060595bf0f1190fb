import type { Locator } from '@playwright/test';

import { expectAccessible } from '../support/accessible.ts';

import { expect, test } from '../support/owner.ts';

const COUNT = 10_000;

const application = (id: number) => ({
  ...{ id, company: `Company ${id}`, position: 'IT Director', location: null, salary: null, jobUrl: null },
  ...{ hiringManager: null, hiringManagerLink: null, source: null, contactPerson: null, contactEmail: null },
  ...{ userId: null, appliedDate: '2026-11-01', status: 'pending', priority: 'medium' },
  ...{ nextStepDate: null, nextStepAction: null },
  ...{ createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z' },
});

test('J-3 the keyboard reaches every one of 10,000 rows, of which only those in sight are drawn', async ({
  page,
}) => {
  const all = Array.from({ length: COUNT }, (_, index) => application(COUNT - index));
  await page.route(/\/api\/job\/applications(\?|$)/u, (route) => route.fulfill({ json: all }));
  await page.goto('/tools/job');
  const grid = page.getByRole('grid', { name: 'Applications' });
  const row = (place: number) => grid.locator(`[aria-rowindex="${place + 1}"]`);
  await expect(grid).toHaveAttribute('aria-rowcount', String(COUNT + 1));
  await expect(row(1)).toContainText(`Company ${COUNT}`);
  expect(await grid.getByRole('row').count()).toBeLessThan(60);
  await expectAccessible(page);

  await row(1).getByRole('link').focus();
  for (let place = 2; place <= 30; place += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(row(place).getByRole('link')).toBeFocused();
    await expect(row(place)).toBeInViewport();
  }
  await page.keyboard.press('Control+End');
  await expect(row(COUNT).getByRole('link')).toBeFocused();
  await expect(row(COUNT)).toBeInViewport();
  await page.keyboard.press('End');
  await expect(row(COUNT).getByRole('button', { name: /^Actions for / })).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(grid.locator('[data-index] :focus')).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await expect(row(1).getByRole('button', { name: /^Edit / })).toBeFocused();
  await page.mouse.wheel(0, 20_000); // the row with the focus stays, however far away
  await expect(row(1)).not.toBeInViewport();
  await expect(row(1)).toBeAttached();
  await stillness(row(1));
  await page.keyboard.press('ArrowDown');
  await expect(row(2).getByRole('button', { name: /^Edit / })).toBeFocused();
  await expect(row(2)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(grid.locator(':focus')).toHaveCount(0);
});

/** Until the element has stood where it is for some frames: a wheel scrolls on after it was turned. */
async function stillness(element: Locator): Promise<void> {
  await element.evaluate(
    (box) =>
      new Promise<void>((settled) => {
        let top = Number.NaN;
        let frames = 0;
        const look = () => {
          const now = box.getBoundingClientRect().top;
          frames = now === top ? frames + 1 : 0;
          top = now;
          if (frames > 9) settled();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
