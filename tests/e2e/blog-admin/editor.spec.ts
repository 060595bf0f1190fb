import { writeFile } from 'node:fs/promises';

import { picture } from '#support/sample-files.ts';
import {
  beginPost,
  content,
  dropFile,
  editPost,
  openEditorOf,
  pasteFile,
  POSTS,
  send,
  state,
  title,
  write,
} from '../support/editor.ts';
import { expect, OWNER, test } from '../support/owner.ts';
import { unique } from '../support/unique.ts';

// Cut connections, ended sessions and refused saves are what these tests are about.
test.use({
  expectedProblems: /\/api\/blog\/admin\/|\/api\/auth\/verify|ERR_INTERNET_DISCONNECTED|ERR_FAILED/u,
});

test('BA-2 BA-8 BA-9 a post with a pasted picture is autosaved, published, and on the public blog', async ({
  page,
}) => {
  const own = unique();
  await beginPost(page);
  await title(page).fill(`A Picture, Pasted & Published ${own}`);
  await expect(page.getByLabel('Slug', { exact: true })).toHaveValue(`a-picture-pasted-published-${own}`);

  await write(page, '## What it shows\n\nOne picture:\n\n');
  await pasteFile(page, 'rack-after-move.png', 'image/png', await picture('png'));
  await expect(content(page)).toContainText('![](/api/tools/files/');
  await page.keyboard.type('Rack after the move'); // the cursor waits where the description belongs
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'What it shows' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'Rack after the move' })).toBeVisible();
  await expect(state(page)).toHaveText('Draft saved');

  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(page.getByText('This post has no cover image.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('tab', { name: 'Posts' })).toHaveAttribute('aria-selected', 'true');

  await page.goto(`/blog/a-picture-pasted-published-${own}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`A Picture, Pasted & Published ${own}`);
  await expect(page.getByRole('img', { name: 'Rack after the move' })).toBeVisible();
});

test('BA-2 BA-9 what keeps a post from being published is said at its field; a preview comes back with the connection; a picture dropped onto a line stands below it, and is no new page', async ({
  page,
}, info) => {
  const renderer = /\/_astro\/render\.[^/]*\.js/u;
  await page.route(renderer, (route) => route.abort('internetdisconnected'));
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish…' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await beginPost(page);
  await publish();
  await expect(title(page)).toHaveAccessibleDescription('Title is required');
  await expect(title(page)).toBeFocused();
  await title(page).fill(`Nothing said ${unique()}`);
  await publish();
  await expect(content(page)).toBeFocused();

  await write(page, 'First line.\nSecond line.');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('The preview could not be loaded.');
  await page.unroute(renderer);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(preview.getByText('Second line.')).toBeVisible();

  const path = info.outputPath('cabling-plan.png');
  await writeFile(path, await picture('png', 44, 33)); // the library knows a picture that it has by its name
  await dropFile(page, path, 'First line.');
  await expect(content(page)).toHaveText(
    /^First line\.!\[\]\(\/api\/tools\/files\/\d+\/preview\?size=44x33\)Second line\.$/u,
  );
});

test('BA-2 BA-5 an earlier revision is looked at and restored; the post is what it was', async ({ page }) => {
  const name = `Revised ${unique()}`;
  await page.goto(POSTS);
  const { id, updatedAt } = await send(page, 'POST', '/api/blog/admin/posts', {
    title: name,
    content: 'As it was.',
  });
  await send(page, 'PUT', `/api/blog/admin/posts/${id}`, { content: 'As it became.', updatedAt });
  await openEditorOf(page, id);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Revisions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revisions' });
  await expect(dialog.getByText('This is what stands in the editor.')).toBeVisible();
  await dialog.getByRole('button', { name: /Created/u }).click();
  await expect(dialog.getByText('As it was.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog).toBeHidden();
  await expect(content(page)).toHaveText('As it was.');
  await write(page, ' And on.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('BA-2 a post is written, checked and published by keyboard alone', async ({ page }) => {
  const name = `Written without a mouse ${unique()}`;
  await page.goto(POSTS);
  const tabTo = async (label: string) => {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press('Tab');
      const isThere = await page.evaluate((wanted) => {
        let focused = document.activeElement;
        while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
        const text = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : undefined;
        return [focused?.getAttribute('aria-label'), text, focused?.textContent].includes(wanted);
      }, label);
      if (isThere) return;
    }
    throw new Error(`The Tab key does not reach ${label}`);
  };
  await expect(page.getByRole('button', { name: 'New post' })).toBeVisible();
  await tabTo('New post');
  await page.keyboard.press('Enter');
  await content(page).waitFor();
  await expect(title(page)).toBeFocused();
  await page.keyboard.type(name);
  await tabTo('Content');
  await page.keyboard.type('Some ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('bold');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' words.');
  await expect(content(page)).toHaveText('Some **bold** words.');
  await page.keyboard.press('Tab');
  await expect(content(page), 'Tab leaves the text').not.toBeFocused();
  while (
    !(await page
      .getByRole('button', { name: 'Publish…' })
      .evaluate((button) => button === document.activeElement))
  )
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('BA-5 two windows edit one post: the later save compares both and drops nothing of either', async ({
  page,
  context,
}) => {
  const name = `Edited in two places ${unique()}`;
  await beginPost(page);
  await title(page).fill(name);
  await write(page, 'First line.\n\nLast line.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();

  const other = await context.newPage();
  await editPost(other, name);
  await editPost(page, name);
  await write(other, '\n\nFrom the other window.');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('link', { name })).toBeVisible();

  await write(page, '\n\nFrom this window.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'This post was also changed elsewhere' });
  await expect(dialog).toContainText('From the other window.');
  await dialog.getByRole('button', { name: 'Go on with this choice' }).click();
  await expect(content(page)).toContainText('From this window.');
  await expect(content(page)).toContainText('From the other window.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('BA-2 a cut connection loses nothing: not while typing, not at publishing, not over a reload', async ({
  page,
  context,
}) => {
  await beginPost(page);
  await title(page).fill('Written in a tunnel');
  await write(page, 'Before the tunnel.');
  await expect(state(page)).toHaveText('Draft saved');

  await context.setOffline(true);
  await write(page, ' In the tunnel.');
  await expect(state(page)).toHaveText('Offline, kept on this device');
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('alert').getByText('Creation failed')).toBeVisible();
  await expect(content(page)).toContainText('In the tunnel.');

  await context.setOffline(false);
  await expect(state(page)).toHaveText('Draft saved');
  await page.reload();
  await expect(page.getByText(/Unsaved changes of .* were restored/u)).toBeVisible();
  await expect(content(page)).toHaveText('Before the tunnel. In the tunnel.');
});

test('BA-2 leaving warns before a text is lost, and says where it is when it is kept', async ({ page }) => {
  await page.route('**/api/blog/admin/drafts/new-*', (route) => route.abort());
  await beginPost(page);
  await title(page).fill('Left in a hurry');
  await write(page, 'A few words.');
  await expect(state(page)).toHaveText('Server not reached, kept on this device');
  const warning = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  expect((await warning).type()).toBe('beforeunload');
  await (await warning).dismiss();
  await leaving;

  await page.getByRole('tab', { name: 'Posts' }).click();
  await expect(page.getByText('They are not saved to the post yet.')).toBeVisible();
  await page.goBack();
  await expect(title(page)).toHaveValue('Left in a hurry');
});

test('BA-2 a text that only the device has is offered again after a crash', async ({ page, context }) => {
  await beginPost(page);
  await context.setOffline(true);
  await title(page).fill('Written before a crash');
  await write(page, 'Only here.');
  await expect(state(page)).toHaveText('Offline, kept on this device');
  const crashed = page.url();
  await page.goto('about:blank'); // the warning before leaving is not answered by anybody
  await context.setOffline(false);

  await page.goto(crashed);
  await expect(page.getByText(/were restored from this device/u)).toBeVisible();
  await expect(title(page)).toHaveValue('Written before a crash');
  await expect(state(page)).toHaveText('Draft saved');
});

test('BA-2 D3 signed out while typing: no key is lost, and signing in over the page goes on where the text was', async ({
  page,
  context,
}) => {
  await beginPost(page);
  await title(page).fill('Written by a stranger');
  await context.clearCookies();
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await write(page, 'Still mine');
  await refused;
  await page.keyboard.type(', to the last word.', { delay: 40 });
  const dialog = page.getByRole('dialog', { name: 'You were signed out' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Username').fill(OWNER.username);
  await dialog.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(dialog).toBeHidden();
  await expect(content(page)).toHaveText('Still mine, to the last word.');
  await expect(state(page)).toHaveText('Draft saved');
});
