import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { expect, test } from '../support/owner.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

const VERIFICATION = /\/api\/tools\/logs\/verification/u;
const part = {
  ...{ isIntact: true, isComplete: true, checked: 0, sequence: 0, hash: 'h', broken: null },
  signedUpTo: null,
};

test(
  'A-LOG-1 the log is signed, checked as it was written, and its checkpoints can be kept',
  AT_BOTH_WIDTHS,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/tools/admin?tab=activity');
    const trust = page.getByRole('region', { name: 'Trust' });
    await trust.getByRole('button', { name: 'Sign now' }).click();
    await expect(trust.getByText(/^Signed up to entry \d+/u)).toBeVisible();
    await trust.getByRole('button', { name: 'Check the log' }).click();
    await expect(trust.getByRole('status')).toContainText(
      /As it was written: [\d,]+ (?:entry|entries)\s*signed up to/u,
    );
    await expectAccessibleInBothThemes(page);
    await trust.getByRole('button', { name: 'Checkpoints' }).click();
    const dialog = page.getByRole('dialog', { name: 'Checkpoints' });
    await expect(dialog.getByText('valid').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy token' }).first().click();
    await expect(dialog.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/u);
    await expectAccessibleInBothThemes(page);
  },
);

test('A-LOG-1 a long check goes on by itself, and names and shows the first entry that is not right', async ({
  page,
}) => {
  const logs = await page.request.get('/api/tools/logs?limit=1');
  const [entry]: { id: number }[] = await logs.json();
  const id = entry?.id ?? 0;
  const asked: (string | null)[] = [];
  await page.route(VERIFICATION, (route) => {
    const after = new URL(route.request().url()).searchParams.get('after');
    asked.push(after);
    const broken = { problem: 'entry changed', sequence: 2_003, id };
    return route.fulfill({
      json: after
        ? { ...part, isIntact: false, checked: 2, sequence: 2_002, broken }
        : { ...part, isComplete: false, checked: 2_000, sequence: 2_000 },
    });
  });
  await page.goto('/tools/admin?tab=activity');
  await page.getByRole('button', { name: 'Check the log' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The log is not what was written' });
  await expect(alert).toContainText(`Entry ${id} at place 2003 is not what was written.`);
  expect(asked).toEqual([null, '2000']);
  await alert.getByRole('link', { name: `Show entry ${id}` }).click();
  await expect(page).toHaveURL(`/tools/admin?tab=activity&entry=${id}`);
  await expect(page.getByRole('dialog', { name: `Entry ${id}` })).toContainText('Browser');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/tools/admin?tab=activity');
  await expect(alert).toBeVisible();
});

test.describe('when the log is broken', () => {
  test.use({ expectedProblems: /\/api\/tools\/logs\/checkpoints/u });

  test('A-LOG-1 what is broken is never signed, and the refusal says what it is', async ({ page }) => {
    const current = { problem: 'end cut off', sequence: 12, id: null };
    const error = 'The activity log is not what was written.';
    await page.route(/\/api\/tools\/logs\/checkpoints/u, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { error, code: 'BROKEN', current } })
        : route.fallback(),
    );
    await page.goto('/tools/admin?tab=activity');
    await page.getByRole('button', { name: 'Sign now' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The log is not what was written' });
    await expect(alert).toContainText('The end was cut off: a checkpoint was signed at place 12.');
  });
});

test('A-LOG-1 the log is narrowed to one actor, and leaves as CSV and as JSON Lines with the filters', async ({
  page,
}) => {
  await page.goto('/tools/admin?tab=activity');
  await page.getByLabel('User').selectOption('owner');
  await expect(page).toHaveURL(/actor=owner/u);
  const lines = page.getByRole('link', { name: 'Export JSON Lines' });
  await expect(lines).toHaveAttribute('href', '/api/tools/logs/export?actor=owner&format=jsonl');
  await expect(page.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/tools/logs/export?actor=owner',
  );
  const text = await (await page.request.get('/api/tools/logs/export?actor=owner&format=jsonl')).text();
  const first: unknown = JSON.parse(text.split('\n')[0] ?? '');
  expect(first).toMatchObject({ username: 'owner' });
});
