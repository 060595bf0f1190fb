import type { Page } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessible.ts';
import { content, openEditorOf, POSTS, send, write } from '../support/editor.ts';
import { expect, test } from '../support/owner.ts';
import { unique } from '../support/unique.ts';
import { postAsVisitor } from '../support/visitor.ts';

test.use({ expectedProblems: /\/api\/blog\/admin\/posts\/\d+$|409 \(Conflict\)/u });

const DIALOG = '[role=dialog], [role=alertdialog]';
const MENU = '[role=menuitem]';

const DESK = { width: 1440, height: 844 };
const PHONE = { width: 390, height: 844 };

/** Looks at the open dialog alone: axe does not see that the editor's shadow tree behind it is inert. */
async function checkLooks(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page, DIALOG);
  await page.setViewportSize(PHONE);
  await expectAccessible(page, DIALOG); // in the dark, as the themes end
  await page.setViewportSize(DESK);
}

async function checkAndClose(page: Page, name: string | RegExp, close: string): Promise<void> {
  const dialog = page.getByRole(/^(Delete|Merge|Leave)/u.test(String(name)) ? 'alertdialog' : 'dialog', {
    name,
  });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveCount(0); // nothing is on its way any more
  await checkLooks(page);
  await dialog.getByRole('button', { name: close, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('BA-2 axe finds nothing in the dialogs of the editor, in both themes, at a desk and on a phone', async ({
  page,
}) => {
  await page.goto(POSTS);
  const text = { title: `Dialogs ${unique()}`, content: '#### Deep\n\n![](/favicon.svg)\n\nShared.\n' };
  const { id, updatedAt } = await send(page, 'POST', '/api/blog/admin/posts', text);
  await openEditorOf(page, id);

  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByText('This post has no cover image.').waitFor();
  await checkLooks(page);
  await page.getByRole('button', { name: 'Not yet' }).click();

  await page.getByRole('button', { name: 'Image from the library' }).click();
  await checkAndClose(page, 'Choose an image', 'Close');

  const elsewhere = { content: `${text.content}From elsewhere.\n`, updatedAt };
  await send(page, 'PUT', `/api/blog/admin/posts/${id}`, elsewhere);
  await write(page, 'From here.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await checkAndClose(page, 'This post was also changed elsewhere', 'Not now');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Revisions' }).click();
  await page.getByText('To restore, first save or discard your changes.').waitFor();
  await checkAndClose(page, 'Revisions', 'Close');

  await page.getByRole('button', { name: 'Cancel' }).click();
  await checkAndClose(page, 'Leave the editor?', 'Keep for later');

  await page.getByRole('button', { name: `Actions for “${text.title}”` }).click();
  await page.locator(MENU, { hasText: 'Delete…' }).click();
  await checkAndClose(page, 'Delete post', 'Cancel');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await checkAndClose(page, 'Import documents', 'Done');
  await expect(content(page)).toHaveCount(0);
});

test('BA-6 BA-11 axe finds nothing where categories, tags and comments are dealt with, in both themes', async ({
  page,
}) => {
  await page.goto(POSTS);
  const own = unique();
  const post = { title: `Spoken of ${own}`, content: 'Text.', status: 'published' };
  const { id } = await send(page, 'POST', '/api/blog/admin/posts', post);
  const comment = { authorName: `Robin ${own}`, authorEmail: 'robin@example.com', content: 'A word.' };
  await postAsVisitor(page, `/api/blog/posts/${id}/comments`, comment);

  for (const kind of ['category', 'tag']) {
    const many = kind === 'tag' ? 'tags' : 'categories';
    const one = { name: `One ${own}`, slug: `one-${own}` };
    await send(page, 'POST', `/api/blog/admin/${many}`, one);
    await send(page, 'POST', `/api/blog/admin/${many}`, { name: `Other ${own}`, slug: `other-${own}` });
    await page.goto(`/admin/blog?tab=${many}`);
    await page.getByRole('button', { name: `Actions for ${one.name}` }).click();
    await page.locator(MENU, { hasText: 'Merge into…' }).click();
    await checkAndClose(page, `Merge “${one.name}”`, 'Cancel');
    await page.getByRole('button', { name: `Actions for ${one.name}` }).click();
    await page.locator(MENU, { hasText: 'Delete…' }).click();
    await checkAndClose(page, `Delete ${kind}`, 'Cancel');
  }

  await page.goto('/admin/blog?tab=comments');
  const item = page.getByRole('row').filter({ hasText: comment.authorName });
  await item.getByRole('button', { name: 'Reply' }).click();
  const answer = page.getByRole('dialog');
  await answer.getByRole('button', { name: 'Send reply' }).click();
  await expect(answer.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await answer.getByRole('button', { name: 'Cancel' }).click();
  await item.getByRole('button', { name: `More for the comment of ${comment.authorName}` }).click();
  await page.locator(MENU, { hasText: 'Delete…' }).click();
  await checkAndClose(page, 'Delete comment', 'Cancel');
});
