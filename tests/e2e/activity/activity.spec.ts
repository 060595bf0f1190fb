import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/owner.ts';

const log = { name: 'Activity, newest first' };

test('A-LOG-1 the log says who did what, to what, from where and when, and shows the details; filters narrow it, are in the address, and the CSV has the same entries', async ({
  page,
}) => {
  await page.goto('/tools/admin?tab=activity');
  const table = page.getByRole('grid', log);
  await expect(table.getByRole('columnheader')).toHaveText(['What', 'Resource', 'User', 'Address', 'When']);
  await table.getByRole('button', { name: 'signed in' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Entry \d+$/u });
  await expect(dialog).toContainText('Browser');
  await expect(dialog).toContainText('owner');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByLabel('Resource').selectOption('Session');
  await page.getByLabel('Action').selectOption('signed in');
  await page.getByLabel('Search').fill('owner');
  await expect(page).toHaveURL(/resource=session&action=signed\+in&search=owner/u);
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue('owner');
  await expect(page.getByRole('grid', log).getByRole('row').nth(1)).toContainText('signed in');
  const address = await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href');
  const csv = await page.request.get(address ?? '');
  expect(csv.headers()['content-type']).toContain('text/csv');
  expect(await csv.text()).toContain('signed in');
  await page.getByLabel('Search').fill('no such words anywhere');
  await expect(page.getByText('No entry matches the filters')).toBeVisible();
  await expectAccessible(page);
});

test('A-LOG-1 older entries come page by page', async ({ page }) => {
  const entry = (id: number) => ({
    id,
    username: 'owner',
    action: 'updated',
    resource: 'blog_post',
    resourceId: '1',
    details: { title: `Post ${id}` },
    ipAddress: '127.0.0.1',
    userAgent: null,
    createdAt: '2026-11-20T12:00:00.000Z',
  });
  await page.route(/\/api\/tools\/logs(\?|$)/u, (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    const first = before === null ? 60 : Number(before) - 1;
    const count = Math.min(50, first);
    return route.fulfill({ json: Array.from({ length: count }, (_, index) => entry(first - index)) });
  });
  await page.goto('/tools/admin?tab=activity');
  const rows = page.getByRole('grid', log).getByRole('row');
  await expect(rows).toHaveCount(51);
  await page.getByRole('button', { name: 'Load older entries' }).click();
  await expect(page.getByRole('grid', log)).toHaveAttribute('aria-rowcount', '61');
  await expect(page.getByRole('button', { name: 'Load older entries' })).toBeHidden();
});

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('A-LOG-1 a day of the filters is the day that the list shows, with long words in it', async ({
    page,
  }) => {
    const subject = 'W'.repeat(400);
    const asked: string[] = [];
    await page.route(/\/api\/tools\/logs(\?|$)/u, (route) => {
      asked.push(new URL(route.request().url()).search);
      const entry = {
        ...{ id: 1, username: 'owner', action: 'updated', resource: 'job_application', resourceId: '1' },
        ...{ details: { title: subject }, ipAddress: '127.0.0.1', userAgent: null },
        createdAt: '2026-11-21T02:00:00.000Z',
      };
      return route.fulfill({ json: [entry] });
    });
    await page.goto('/tools/admin?tab=activity');
    await expect(page.getByRole('grid', log)).toContainText('Nov 20, 2026, 6:00 PM');
    await page.getByLabel('From').fill('2026-11-20');
    await page.getByLabel('To', { exact: true }).fill('2026-11-20');
    const day = { from: '2026-11-20T08:00:00.000Z', to: '2026-11-21T08:00:00.000Z' };
    await expect.poll(() => Object.fromEntries(new URLSearchParams(asked.at(-1)))).toMatchObject(day);
    await expect(page.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      `/api/tools/logs/export?${new URLSearchParams(day).toString()}`,
    );
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
    }
  });
});

test.describe('when it cannot be loaded', () => {
  test.use({ expectedProblems: /\/api\/tools\/logs/u });

  test('A-LOG-1 a log that cannot be loaded says why and can be tried again', async ({ page }) => {
    const error = 'The database cannot be reached at the moment. Please try again.';
    await page.route(/\/api\/tools\/logs(\?|$)/u, (route) => route.fulfill({ status: 503, json: { error } }));
    await page.goto('/tools/admin?tab=activity');
    await expect(page.getByRole('alert').filter({ hasText: error })).toBeVisible();
    const page502 = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
    await page.route(/\/api\/tools\/logs(\?|$)/u, (route) => route.fulfill(page502));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not answer' })).toBeVisible();
    await page.unroute(/\/api\/tools\/logs(\?|$)/u);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('grid', log)).toBeVisible();
  });
});
