/** The Files tab and the media library, through the browser. */
import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { noisyPicture, pdf, picture, text } from '#support/sample-files.ts';

import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/owner.ts';
import { unique } from '../support/unique.ts';

const FILES = '/tools/admin?tab=files';
const MEDIA = '/admin/blog?tab=media';

/** The picture of a file that the test beside has just deleted. */
const DELETED = '404.*files%2F\\d+%2Fpreview';
test.use({ expectedProblems: new RegExp(DELETED, 'u') });

type Upload = { name: string; mimeType: string; buffer: Buffer };

const noteFile = (): Upload => {
  const name = `note-${unique()}`;
  return { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text(name)) };
};
async function imageFile(): Promise<Upload> {
  const colour = `#${Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`;
  const buffer = Buffer.from(await picture('png', 640, 400, colour));
  return { name: `chart-${unique()}.png`, mimeType: 'image/png', buffer };
}

const choose = (page: Page, files: Upload | Upload[]) =>
  page.locator('input[type=file]').setInputFiles(files);
const toast = (page: Page, title: string): Locator => page.getByRole('status').filter({ hasText: title });

test.describe('of a server that refuses at first', () => {
  test.use({ expectedProblems: new RegExp(`422|${DELETED}`, 'u') });

  test('A-FIL-1 BA-10 a file is sent as soon as it is chosen, listed with its size, downloaded and deleted; one that the server refuses says "Upload failed" with its sentence', async ({
    page,
  }) => {
    await page.goto(FILES);
    const error = 'This file cannot be kept.';
    await page.route('**/api/tools/files/upload', (route) => route.fulfill({ status: 422, json: { error } }));
    await choose(page, noteFile());
    await expect(page.getByRole('alert').filter({ hasText: 'Upload failed' })).toContainText(error);
    await page.unroute('**/api/tools/files/upload');

    const file = noteFile();
    await choose(page, file);
    await expect(toast(page, 'File uploaded')).toBeVisible();
    const row = page.getByRole('row', { name: file.name });
    await expect(row).toContainText(`${file.buffer.length} Bytes`);
    await expect(row).toContainText('Private');

    await row.getByRole('button', { name: `Actions for ${file.name}` }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe(file.name);

    await row.getByRole('button', { name: `Actions for ${file.name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete file' }).click();
    await expect(toast(page, 'File deleted')).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});

test('A-FIL-1 D18 the Files tab can be used by everybody, full and asking; a document is made public, so that a visitor with its address can download it', async ({
  page,
  browser,
}) => {
  await page.goto(FILES);
  const name = `talk-${unique()}.pdf`;
  const buffer = Buffer.concat([pdf(), Buffer.from(`\n% ${name}\n`)]); // the same bytes would be the same file
  await choose(page, [{ name, mimeType: 'application/pdf', buffer }, noteFile()]);
  const row = page.getByRole('row', { name });
  await expect(row).toBeVisible();
  await expectAccessible(page);

  // A file that no tab of its own would show everywhere is said to be one, and can be downloaded.
  await row.getByRole('button', { name, exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('link', { name: 'Download' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);

  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Details…' }).click();
  const details = page.getByRole('dialog', { name });
  const address = (await details.getByText('/api/tools/files/').textContent()) ?? '';
  const visitor = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  expect((await visitor.request.get(address)).status()).toBe(404);
  await details.getByRole('switch', { name: 'Public' }).check();
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details).toBeHidden();
  await expect(row).toContainText('Public');
  const served = await visitor.request.get(address);
  expect([served.status(), served.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await visitor.close();

  await page.getByRole('button', { name: 'Blog post as Word' }).click();
  await expect(page.getByRole('list', { name: 'Posts' })).toBeVisible();
  await expectAccessible(page);
});

test('BA-9 pictures are uploaded, described, copied by address and deleted in the media library', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(MEDIA);
  await expect(page.getByText('max 10MB; JPG, PNG, GIF, WebP, MP4, WebM')).toBeVisible();
  const [first, second] = [await imageFile(), await imageFile()];
  await choose(page, [first, second]);
  await expect(page.getByRole('button', { name: `Open ${first.name}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Open ${second.name}` })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Search media' }).fill(first.name);
  await expect(page.getByRole('button', { name: /^Open chart/ })).toHaveCount(1);
  await page.getByRole('button', { name: `Open ${first.name}` }).click();
  const details = page.getByRole('dialog', { name: first.name });
  await details.getByRole('button', { name: 'Copy URL' }).click();
  await expect(toast(page, 'URL copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^http:\/\/localhost:\d+\/api\/tools\/files\/\d+\/preview$/);
  await details.getByLabel('Alt text').fill('Sales rise from May to July.');
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Search media' }).fill('from may to july');
  await page.getByRole('button', { name: `Open ${first.name}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete file' }).click();
  await expect(toast(page, 'File deleted')).toBeVisible();
  await expect(page.getByText('No files found')).toBeVisible();
});

test('BA-9 what is no image or video is refused before it is sent; several files that are dropped are all uploaded, and a drop beside the area keeps the page', async ({
  page,
}) => {
  await page.goto(MEDIA);
  await choose(page, noteFile());
  const refusal = 'Invalid file type - Please upload an image or video file.';
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  const listed = page
    .getByRole('list', { name: 'Uploads' })
    .getByRole('listitem')
    .filter({ hasText: refusal });
  await expect(listed).toBeVisible(); // the next toast takes the place of the first
  await listed.getByRole('button', { name: /^Dismiss / }).click();
  await expect(listed).toHaveCount(0);

  const files = [await imageFile(), await imageFile()];
  const dropped = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      return transfer;
    },
    files.map(({ buffer, ...file }) => ({ ...file, base64: buffer.toString('base64') })),
  );
  const area = page.getByText('Drop images or videos here');
  await area.dispatchEvent('dragover', { dataTransfer: dropped });
  await area.dispatchEvent('drop', { dataTransfer: dropped });
  for (const { name } of files)
    await expect(page.getByRole('button', { name: `Open ${name}` })).toBeVisible();
  const isLeftToBrowser = await page.evaluate(
    (dataTransfer) =>
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })),
    dropped,
  );
  expect(isLeftToBrowser).toBe(false);
});

test.describe('a lost connection', () => {
  test.use({ expectedProblems: new RegExp(`ERR_FAILED|/api/tools/files/upload|${DELETED}`, 'u') });

  test('D19 an upload in parts goes on where the connection broke, is paused, resumed and the very same bytes', async ({
    page,
  }) => {
    await page.goto(MEDIA);
    let requests = 0;
    // The second part is lost at first, and then does not get through until the upload is paused.
    await page.route('**/api/tools/files/upload', (route) => {
      requests += 1;
      if (requests === 2) return route.abort();
      return requests === 3 ? undefined : route.continue();
    });
    const buffer = Buffer.from(await noisyPicture(1_400, 1_250 + (Date.now() % 50)));
    const name = `paused-${unique()}.png`;
    await choose(page, { name, mimeType: 'image/png', buffer });
    await expect.poll(() => requests).toBe(3);
    await page.getByRole('button', { name: `Pause ${name}` }).click();
    await expect(page.getByText(`Paused: ${name}`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Resume ${name}` }).click();

    await page.getByRole('button', { name: `Open ${name}` }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('dialog', { name }).getByRole('link', { name: 'Download' }).click();
    const arrived = await readFile(await (await download).path());
    expect(arrived.equals(buffer)).toBe(true);
    expect(requests).toBe(4);
  });
});
