import { ACCOUNT_PAGE, OWNER_PAGES } from '../../../src/lib/owner/owner-pages.ts';
import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { expect, test } from '../support/owner.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

const TABS = ['Dashboard', 'Certificates', 'Screenshots', 'Files', 'Database', 'Activity'];

test('AU-1 T-1 /tools greets by first and last name, links to the portfolio and to the tools there are, and is in no index and no sitemap', async ({
  page,
}) => {
  await page.goto('/tools');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Alex Example');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Back to Portfolio' })).toHaveAttribute('href', '/');
  for (const [name, href] of [
    ['Admin Tools', '/tools/admin'],
    ['Job Tracker', '/tools/job'],
    ['Blog Admin', '/admin/blog'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);

  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/u);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).not.toContain('/tools');
  expect(sitemap).not.toContain('/admin');
});

test('T-1 a long name of the owner ends before the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tools');
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(menu).toBeVisible();
  const name = page.getByRole('banner').getByRole('link', { name: 'Alex Example' });
  const end = await name.evaluate((link) => {
    const text = link.firstElementChild ?? link;
    text.textContent = 'María-José Wojciechowska-Lindström of Gothenburg';
    return text.getBoundingClientRect().right;
  });
  expect(end).toBeLessThanOrEqual((await menu.boundingBox())?.x ?? 0);
});

test('T-1 however much waits beside the cards, the latest activity stands right below them', async ({
  page,
}) => {
  await page.route('**/api/tools/dashboard', async (route) => {
    const overview = (await (await route.fetch()).json()) as Record<string, unknown>;
    const certificates = Array.from({ length: 20 }, (_, id) => ({
      ...{ id, name: `Site ${id}`, domain: 'a.example', daysUntilExpiry: 5, expiresWithin: 7 },
      ...{ expiresAt: null, isServedDifferently: true },
    }));
    await route.fulfill({ json: { ...overview, certificates } });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/tools');
  await expect(page.getByRole('link', { name: 'Site 19' })).toBeVisible();
  const cards = await page.getByRole('list').filter({ hasText: 'Admin Tools' }).boundingBox();
  const activity = await page.getByRole('region', { name: 'Recent activity' }).boundingBox();
  expect(activity?.y).toBeLessThan((cards?.y ?? 0) + (cards?.height ?? 0) + 40);
});

test('T-1 T-2 what waits for the owner is counted and leads there', async ({ page }) => {
  const attention = {
    ...{ certificates: 2, newMessages: 2, pendingComments: 1, failedBuilds: 0, drafts: 12 },
    ...{ quarantinedFiles: 0, stoppedSweeps: 0, failedPurges: 1 },
  };
  const common = { expiresAt: null, isServedDifferently: false };
  const certificates = [
    { ...common, id: 1, name: 'Site', domain: 'a.example', daysUntilExpiry: 5, expiresWithin: 7 },
    {
      ...common,
      ...{ id: 2, name: 'Mail', domain: 'b.example', daysUntilExpiry: 90, expiresWithin: null },
      isServedDifferently: true,
    },
  ];
  const moment = new Date().toISOString();
  const details = { address: '203.0.113.9', by: 'password' };
  const notices = [{ id: 7, kind: 'new-device', details, count: 1, firstAt: moment, lastAt: moment }];
  await page.route('**/api/tools/dashboard', (route) =>
    route.fulfill({
      json: {
        ...{ certificatesCount: 2, filesCount: 0, tablesCount: 0, recentLogs: [], attention, certificates },
        ...{ backup: { isLate: false, missingBlobs: 3 }, notices },
      },
    }),
  );
  const dismissal = '**/api/tools/dashboard/notices/7/dismissal';
  await page.route(dismissal, (route) => route.fulfill({ json: { id: 7 } }));
  await page.goto('/tools');
  const panel = page.getByRole('region', { name: 'Needs attention' });
  await expect(panel.getByRole('link')).toHaveText([
    /^Sign-in on a new deviceFrom 203\.0\.113\.9 by password\./u,
    '3 files without content in the newest backup: the storage has lost it',
    'SiteExpires within 7 days, in 5 days',
    'MailThe domain serves another certificate',
    '2 new messages',
    '1 comment to moderate',
    '1 change that the edge has not heard of',
    '12 drafts',
  ]);
  await expect(panel.getByRole('link', { name: 'Site' })).toHaveAttribute(
    'href',
    '/tools/admin?tab=certificates&search=a.example',
  );
  const dismissed = page.waitForRequest(dismissal);
  await panel.getByRole('button', { name: 'Dismiss: Sign-in on a new device' }).click();
  expect((await dismissed).method()).toBe('POST');
  await expect(panel.getByRole('link', { name: 'messages' })).toHaveAttribute('href', /\/tools\/messages/u);
});

test('T-1 T-2 the overview has the totals and the latest activity; a tab is in the address, fits every width, comes back with the history, and is loaded when it is chosen', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/tools/admin');
  await expect(page.getByRole('tab')).toHaveText(TABS);
  for (const label of ['Certificates', 'Files', 'Database tables'])
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem').first(),
  ).toBeVisible();
  expect(scripts.filter((url) => url.includes('ActivityTab'))).toEqual([]);
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page).toHaveURL('/tools/admin?tab=activity');
  await expect(page.getByRole('grid', { name: 'Activity, newest first' })).toBeVisible();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Dashboard' })).toHaveAttribute('aria-selected', 'true');
});

test(
  'T-1 T-2 axe finds nothing on /tools and /tools/admin in both themes',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    for (const path of ['/tools', '/tools/admin']) {
      await page.goto(path);
      await expect(page.getByText('Needs attention')).toBeVisible();
      await expect(page.getByText('All activity')).toBeVisible();
      await expectAccessibleInBothThemes(page);
    }
  },
);

test('T-1 text twice as large stays within a phone on every page of the owner', async ({ page }) => {
  test.slow(); // as many pages as all other tests of this file together
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    ...[...OWNER_PAGES, ACCOUNT_PAGE].map(({ href }) => href),
    '/tools/admin?tab=certificates',
    '/tools/admin?tab=screenshots',
    '/tools/admin?tab=files',
    '/tools/messages?status=all',
    '/admin/blog?tab=posts',
    '/admin/blog?tab=editor&post=post-1',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});
