import { beginPost, content, editPost, POSTS, state, title, write } from '../support/editor.ts';
import { expect, test } from '../support/owner.ts';
import { unique } from '../support/unique.ts';

// Lost answers and refused saves are what these tests are about.
test.use({ expectedProblems: /\/api\/blog\/admin\/|ERR_FAILED/u });

test('BA-2 BA-5 answers that are lost on the way double nothing: no text, no post, no rival', async ({
  page,
}) => {
  const name = `Sent twice ${unique()}`;
  const lost = new Set(['PUT', 'POST']);
  await page.route(/\/api\/blog\/admin\/(drafts\/|posts$)/u, async (route) => {
    const method = route.request().method();
    if (!lost.has(method)) return route.fallback();
    await route.fetch();
    lost.delete(method);
    await route.abort();
  });
  await beginPost(page);
  await title(page).fill(name);
  await expect(state(page)).toHaveText('Server not reached, kept on this device');
  await write(page, 'Written after the answer was lost.'); // the server has an earlier text, which is no rival
  await expect(state(page)).toHaveText('Draft saved');
  await expect(page.getByText('also changed elsewhere')).toHaveCount(0);

  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('alert').getByText('Creation failed')).toBeVisible();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('link', { name })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Unsaved texts' }).getByText(name)).toHaveCount(0);
});

test('BA-2 what a closed tab had sent without an answer is no other text', async ({ page, context }) => {
  await beginPost(page);
  await title(page).fill(`Closed in a tunnel ${unique()}`);
  await expect(state(page)).toHaveText('Draft saved');
  await page.route(/\/api\/blog\/admin\/drafts\//u, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await write(page, 'Sent.');
  await expect(state(page)).toHaveText('Server not reached, kept on this device');
  await write(page, ' Typed in a tunnel.');
  await page.close();
  const again = await context.newPage();
  await again.goto(page.url());
  await expect(content(again)).toHaveText('Sent. Typed in a tunnel.');
  await expect(state(again)).toHaveText('Draft saved');
  await expect(again.getByText('also changed elsewhere')).toHaveCount(0);
});

test('BA-2 what is typed while a save is on its way stays in the editor, as a change of what was saved', async ({
  page,
}) => {
  const name = `Typed meanwhile ${unique()}`;
  const arrived = Promise.withResolvers<true>();
  const released = Promise.withResolvers<true>();
  await page.route(/\/api\/blog\/admin\/posts$/u, async (route) => {
    arrived.resolve(true);
    await released.promise;
    await route.fallback();
  });
  await beginPost(page);
  await title(page).fill(name);
  await write(page, 'Saved.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await arrived.promise;
  await expect(state(page)).toHaveText('Saving…');
  await write(page, ' Typed meanwhile.');
  released.resolve(true);
  await expect(page.getByText('What you typed meanwhile is not saved to it yet.')).toBeVisible();
  await expect(content(page)).toHaveText('Saved. Typed meanwhile.');
  await expect(state(page)).toHaveText('Draft saved');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await editPost(page, name); // one post, or its link would not be alone
  await expect(content(page)).toHaveText('Saved. Typed meanwhile.');
  await expect(state(page)).toHaveText('No unsaved changes');
});

test('BA-2 BA-5 one new text in two windows becomes one post: the second compares and drops nothing', async ({
  page,
  context,
}) => {
  const name = `Begun twice ${unique()}`;
  await beginPost(page);
  await title(page).fill(name);
  await write(page, 'Of both.');
  await expect(state(page)).toHaveText('Draft saved');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(content(other)).toHaveText('Of both.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();

  await write(other, '\n\nOf the second.');
  await title(other).fill(`${name}, again`);
  const dialog = other.getByRole('dialog', { name: 'This post was also changed elsewhere' });
  await other.getByRole('button', { name: 'Publish…' }).click();
  await other.getByRole('button', { name: 'Publish now' }).click();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await other.getByRole('button', { name: 'Compare both' }).click(); // in the bar, which stays in sight
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await other.getByRole('button', { name: 'Save', exact: true }).click(); // nothing is saved over it unseen
  await dialog.getByRole('button', { name: 'Go on with this choice' }).click();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('link', { name: `${name}, again` })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Unsaved texts' }).getByText(name)).toHaveCount(0);
  await page.goto(`${POSTS}&search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name })).toHaveCount(1);
});

test('BA-2 BA-5 of two new texts under one address none is published before both were compared', async ({
  page,
  context,
}) => {
  await beginPost(page);
  await title(page).fill(`Two hands ${unique()}`);
  await write(page, 'Of both.');
  await expect(state(page)).toHaveText('Draft saved');
  const other = await context.newPage();
  await other.goto(page.url());
  await write(other, ' Of the second.');
  await expect(state(other)).toHaveText('Draft saved');
  await write(page, ' Of the first.');
  await expect(page.getByText('This text was also changed elsewhere.', { exact: false })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'This post was also changed elsewhere' });
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Of the second.');
});
