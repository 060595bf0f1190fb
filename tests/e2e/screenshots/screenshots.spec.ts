/** The Screenshots tab, through the browser. */
import type { Locator, Page } from '@playwright/test';

import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { expect, test } from '../support/owner.ts';
import { answerScreenshots, DONE, EMPTY, RUNNING } from '../support/screenshots.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

const TAB = '/tools/admin?tab=screenshots';
const CALLS = '**/api/tools/screenshots';

const toast = (page: Page, title: string): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: title });

test('A-SCR-1 A-SCR-2 T-2 the owner’s zone says when two in the morning is; one picture is made now and saved under its name, then stands among the latest', async ({
  page,
}) => {
  await page.goto(TAB);
  await page.getByLabel('Time zone', { exact: true }).selectOption('Asia/Tokyo');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Time zone saved')).toBeVisible();
  await expect(page.getByRole('time').filter({ hasText: '2:00 AM GMT+9' })).toBeVisible();

  const tile = page.getByRole('article', { name: 'Slack picture of /blog', exact: true });
  const download = page.waitForEvent('download');
  await tile.getByRole('button', { name: 'Make and download' }).click();
  expect((await download).suggestedFilename()).toBe('slack-blog.png');
  await tile.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Slack: Blog' });
  await expect(dialog.getByRole('img')).toHaveJSProperty('naturalWidth', 1200);
  await expect(dialog).toContainText('1200 × 630');
});

test('A-SCR-1 an open run tells how far it is and what failed, until it is over; a night shows what changed: before, after and the difference', async ({
  page,
}) => {
  const { turn } = await answerScreenshots(page, RUNNING);
  await page.route(`${CALLS}/generate`, (route) =>
    route.fulfill({ status: 202, json: { joined: true, run: RUNNING.run } }),
  );
  await page.goto(TAB);
  await expect(page.getByRole('progressbar', { name: '7 of 18 pictures' })).toBeVisible();
  await expect(page.getByText('1 failed')).toBeVisible();
  const failed = page.getByRole('article', { name: 'Facebook picture of /blog', exact: true });
  await expect(failed).toContainText('The page answered 500.');
  await expect(failed.getByRole('button', { name: 'Retry' })).toBeEnabled();
  await page.getByRole('button', { name: 'Generate all' }).click();
  await expect(toast(page, 'Already running')).toBeVisible();
  turn(DONE);
  await expect(page.getByText('Last run: 18 pictures made')).toBeVisible();

  await page.goto(`${TAB}&view=nights`);
  await expect(page.getByRole('region', { name: 'Saturday, November 21' })).toContainText('1 failed');
  await page.getByRole('button', { name: 'Facebook Home 12.5% differs' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /\/difference$/u);
  await dialog.getByText('Before', { exact: true }).click();
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /\/800$/u);
});

test.describe('of a server that refuses', () => {
  test.use({ expectedProblems: /503/u });

  test('A-SCR-2 ERR-2 a run and a picture that cannot be had say so, with the reason of the server; a status that cannot be had is asked for again, and no browser is said beside what it would do', async ({
    page,
  }) => {
    await answerScreenshots(page, EMPTY);
    const error = 'The browser is turned off (BROWSER_URL=none).';
    for (const call of ['generate', 'platform/*'])
      await page.route(`${CALLS}/${call}`, (route) =>
        route.fulfill({ status: 503, json: { error, code: 'NO_BROWSER', requestId: 'x' } }),
      );
    await page.goto(TAB);
    await expect(page.getByText('No pictures yet')).toBeVisible();
    await page.getByRole('button', { name: 'Generate all' }).click();
    await expect(toast(page, 'Generation Failed')).toContainText('Failed to start screenshot generation.');
    await page
      .getByRole('button', { name: 'Make and download the Facebook picture of /', exact: true })
      .click();
    await expect(toast(page, 'Failed to generate facebook screenshot.')).toContainText(error);

    await page.route(`${CALLS}/status`, (route) =>
      route.fulfill({
        status: 503,
        json: { error: 'The database rests.', code: 'UNAVAILABLE', requestId: 'x' },
      }),
    );
    await page.goto(TAB);
    await expect(toast(page, 'The database rests.')).toBeVisible();
    await page.unroute(`${CALLS}/status`);
    await answerScreenshots(page, { ...EMPTY, reason: error, nextRun: null });
    await page.getByRole('button', { name: 'Try Again' }).click();
    const generate = page.getByRole('button', { name: 'Generate all' });
    await expect(generate).toBeDisabled();
    await expect(generate).toHaveAccessibleDescription(`No pictures can be made here. ${error}`);
  });
});

test('A-SCR-2 a link is drawn as each platform shows it, light and dark, with what is wrong and who says so', async ({
  page,
}) => {
  await page.goto(`${TAB}&view=cards`);
  const slack = page.getByRole('article', { name: 'Slack' });
  await expect(slack).toContainText('Large card');
  const frame = slack.getByRole('figure').first().locator('div').first();
  await expect(frame).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.getByText('Dark', { exact: true }).click();
  await expect(frame).toHaveCSS('background-color', 'rgb(26, 29, 33)');
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems.getByRole('listitem').first()).toContainText('WhatsApp cuts the description');
  await expect(problems.getByRole('list', { name: 'Sources' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^https:/u,
  );
  await page.getByLabel('Page').selectOption('/blog');
  await expect(page).toHaveURL(/page=%2Fblog/u);
});

test('A-SCR-1 T-2 axe finds nothing in the three views, in both themes', AT_BOTH_WIDTHS, async ({ page }) => {
  await answerScreenshots(page, RUNNING);
  for (const [view, sign] of [
    ['', 'The page answered 500.'],
    ['&view=cards', 'How the link looks there'],
    ['&view=nights', 'Saturday, November 21'],
  ] as const) {
    await page.goto(TAB + view);
    await expect(page.getByText(sign).first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
});
