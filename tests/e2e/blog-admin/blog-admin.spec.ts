import type { Page } from '@playwright/test';

import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { content, POSTS, send } from '../support/editor.ts';
import { expect, OWNER, test } from '../support/owner.ts';
import { unique } from '../support/unique.ts';
import { postAsVisitor } from '../support/visitor.ts';

const STRANGER = { cookies: [], origins: [] };

const toast = (page: Page, text: string) => page.locator('.toast:not([hidden])').filter({ hasText: text });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('BA-1 BA-2 the header leads to the blog, the tools and out; the editor opens only for a post', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: STRANGER });
  await context.request.post('/api/auth/login', { data: OWNER }); // a session that may end here
  const page = await context.newPage();
  await page.goto('/admin/blog');
  await expect(page.getByRole('link', { name: 'View Blog' })).toHaveAttribute('href', '/blog');
  await expect(page.getByRole('main').getByRole('link', { name: 'Admin Tools' })).toHaveAttribute(
    'href',
    '/tools/admin',
  );
  await expect(page.getByRole('tab')).toHaveText([
    'Dashboard',
    'Posts',
    'Categories',
    'Tags',
    'Comments',
    'Media',
    'Editor',
  ]);
  await expect(page.getByRole('tab', { name: 'Editor' })).toBeDisabled();
  await page.getByRole('button', { name: 'New post' }).click();
  await expect(page.getByRole('tab', { name: 'Editor' })).toBeEnabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/tab=posts/u);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await context.close();
});

test('BA-4 BA-10 a post is found, published, unpublished and, after a question, deleted', async ({
  page,
}) => {
  const title = `A quokka to move about ${unique()}`;
  await page.goto(POSTS);
  await send(page, 'POST', '/api/blog/admin/posts', { title, content: 'Text.' });
  await page.getByRole('searchbox', { name: 'Search posts' }).fill(title);
  await expect(page).toHaveURL(/search=A\+quokka/u);
  const post = row(page, title);
  await expect(post).toContainText('Draft');

  await post.getByRole('button', { name: 'Publish' }).click();
  await expect(toast(page, 'Status updated')).toBeVisible();
  await expect(post).toContainText('Published');
  await post.getByRole('button', { name: 'Unpublish' }).click();
  await expect(post).toContainText('Draft');

  await page.getByLabel('Status', { exact: true }).selectOption('archived');
  await expect(page.getByText('No post matches')).toBeVisible();
  await page.goBack();
  await post.getByRole('button', { name: `Actions for “${title}”` }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete post' }).click();
  await expect(toast(page, 'Post deleted')).toBeVisible();
  await expect(page.getByText('No post matches')).toBeVisible();
});

test('BA-4 several posts are changed at once, and each result is told', async ({ page }) => {
  const own = unique();
  await page.goto(POSTS);
  for (const name of [`First wombat ${own}`, `Second wombat ${own}`])
    await send(page, 'POST', '/api/blog/admin/posts', { title: name, content: 'Text.' });
  await page.goto(`${POSTS}&search=wombat+${own}`);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  const chosen = page.getByRole('group', { name: 'Chosen posts' });
  await chosen.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('0 of 2 posts changed')).toBeVisible();
  await expect(page.getByText(`“First wombat ${own}” was so before`)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await chosen.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 posts' }).click();
  await expect(page.getByText('2 of 2 posts changed')).toBeVisible();
});

test('BA-6 BA-8 BA-10 a category is created, changed, merged and deleted', async ({ page }) => {
  const own = unique();
  const [name, other] = [`Edge & Cloud ${own}`, `Edge only ${own}`];
  const changed = `Edge and Cloud ${own}`;
  await page.goto('/admin/blog?tab=categories');
  for (const made of [name, other]) {
    await page.getByRole('button', { name: 'New category' }).click();
    await page.getByLabel('Name').fill(made);
    await page.getByRole('button', { name: 'Create category' }).click();
    await expect(toast(page, 'Category created')).toBeVisible();
  }
  await expect(row(page, name)).toContainText(`edge-cloud-${own}`);

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByLabel('Name').fill(changed);
  await expect(page.getByLabel('Slug')).toHaveValue(`edge-cloud-${own}`);
  await page.getByLabel('Slug').fill('Not a slug');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Use lowercase letters, digits and dashes')).toBeVisible();
  await page.getByLabel('Slug').fill(`edge-cloud-${own}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Category updated')).toBeVisible();

  await page.getByRole('button', { name: `Actions for ${other}` }).click();
  await page.getByRole('menuitem', { name: 'Merge into…' }).click();
  await page.getByLabel('Into which category?').selectOption({ label: changed });
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(row(page, other)).toHaveCount(0);

  await page.getByRole('button', { name: `Actions for ${changed}` }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`No post has “${changed}”.`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete category' }).click();
  await expect(toast(page, 'Category deleted')).toBeVisible();
});

test('BA-11 D20 a pending comment waits in the queue, is answered, and is public with its answer', async ({
  page,
}) => {
  await page.goto(POSTS);
  const { id } = await send(page, 'POST', '/api/blog/admin/posts', {
    title: 'A post with a comment',
    content: 'Text.',
    status: 'published',
  });
  const comment = {
    authorName: 'Robin Reader',
    authorEmail: 'robin@example.com',
    content: `Does this hold for ten people? ${unique()}`,
  };
  await postAsVisitor(page, `/api/blog/posts/${id}/comments`, comment);
  await page.goto('/admin/blog?tab=comments&page=77'); // one that has gone leads to the last there is
  const item = row(page, comment.content);
  await expect(item).toContainText('Pending');
  await item.getByRole('button', { name: 'Reply' }).click();
  await page.getByLabel('Reply to Robin Reader').fill('It does.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(toast(page, 'Reply published')).toBeVisible();
  await expect(item).toHaveCount(0);
  const shown = await page.evaluate(
    async (post) => (await fetch(`/api/blog/posts/${post}/comments`)).text(),
    id,
  );
  expect(shown).toContain(comment.content);
  expect(shown).toContain('It does.');
});

test('BA-2 a Markdown document becomes a draft that opens in the editor', async ({ page }) => {
  const name = `Imported notes ${unique()}`;
  await page.goto(POSTS);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const file = {
    name: 'notes.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(`# ${name}\n\nThe *text*.\n`),
  };
  await page.getByLabel('Drop Markdown or Word documents here').setInputFiles(file);
  await expect(page.getByText(`“${name}” is a draft now`)).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(content(page)).toContainText('The *text*.');
});

test('BA-2 BA-3 BA-6 axe finds nothing on any tab, nor where a category is made, in both themes', async ({
  page,
}) => {
  await page.goto('/admin/blog');
  await test.step('BA-3 the dashboard shows the totals, the latest activity and ways to go on', async () => {
    for (const label of ['Total Posts', 'Total Views', 'Categories', 'Tags'])
      await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible();
    await expect(page.getByText(/\d+ draft, \d+ published/u)).toBeVisible();
    for (const heading of ['Recent Blog Activity', 'Quick Actions', 'Popular tags'])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
  for (const tab of ['posts', 'tags', 'comments', 'categories'])
    await test.step(tab, async () => {
      await page.goto(`/admin/blog?tab=${tab}`);
      await page.waitForLoadState('networkidle');
      await expectAccessibleInBothThemes(page);
    });
  await page.getByRole('button', { name: 'New category' }).click();
  await expectAccessibleInBothThemes(page);
});

test('BA-2 axe finds nothing in the editor with all its sections open, in both themes', async ({ page }) => {
  await page.goto(`${POSTS}&search=zero+trust`);
  await page
    .getByRole('rowheader')
    .getByRole('link', { name: /^Zero trust/u })
    .click();
  await content(page).waitFor();
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('paragraph').first()).toBeVisible();
  for (const section of ['Search and social media', 'Reading time', 'Publish check'])
    await page.getByText(section, { exact: true }).click();
  await expectAccessibleInBothThemes(page);
});
