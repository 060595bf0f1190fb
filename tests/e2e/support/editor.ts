/** The editor of posts, as its browser tests meet it. */
import type { Page } from '@playwright/test';

export const POSTS = '/admin/blog?tab=posts';

export const title = (page: Page) => page.getByLabel('Title', { exact: true });
export const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });
export const state = (page: Page) =>
  page
    .getByRole('form', { name: /^(New|Edit) post$/u })
    .getByRole('status')
    .first();

/** Opens the editor with an empty text. */
export async function beginPost(page: Page): Promise<void> {
  await page.goto(POSTS);
  await page.getByRole('button', { name: 'New post' }).first().click();
  await content(page).waitFor();
}

/** Opens the editor with the post of this title. */
export async function editPost(page: Page, name: string): Promise<void> {
  await page.goto(`${POSTS}&search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await content(page).waitFor();
}

/** Opens the editor with the post of this id. */
export async function openEditorOf(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/blog?tab=editor&post=post-${id}`);
  await content(page).waitFor();
}

type Stored = { id: number; updatedAt: string };

/** Sends a request as the page would; returns the answer's body. */
export function send(page: Page, method: string, path: string, body: unknown): Promise<Stored> {
  return page.evaluate(
    async (call) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(call.path, {
        method: call.method,
        headers,
        body: JSON.stringify(call.body),
      });
      return (await response.json()) as Stored;
    },
    { method, path, body },
  );
}

/** Types at the end of the text. */
export async function write(page: Page, text: string): Promise<void> {
  await content(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(text);
}

/** Pastes a file into the text, as from the clipboard. */
export async function pasteFile(page: Page, name: string, type: string, bytes: Uint8Array): Promise<void> {
  await content(page).evaluate(
    (element, file) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(file.bytes)], file.name, { type: file.type }));
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { name, type, bytes: [...bytes] },
  );
}

/** Drags a file of the disk over the text and drops it beside these words, as a hand with a mouse does. */
export async function dropFile(page: Page, path: string, words: string): Promise<void> {
  const box = await content(page).getByText(words).boundingBox();
  if (!box) throw new Error(`The text does not show ${words}`);
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x: box.x + 5, y: box.y + 5, data });
  await devtools.detach();
}
