import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test, vi } from 'vitest';

import { freePort } from '#local/free-port.ts';
import { eventually } from '#support/eventually.ts';
import { setVariables } from '#support/variables.ts';
import { writtenContent } from '#support/written-content.ts';

import { contentPage } from './content-page.ts';
import { waitForContent } from './dev-content.ts';

test('errors of the content are shown in place of the site until they are mended', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  setVariables({ CONTENT_DIR: 'content' });
  const root = writtenContent({ 'content/roles/nurse.yaml': '' });
  const port = await freePort();
  const settings = { port, hosts: ['127.0.0.1'] };
  const mended = waitForContent(root, settings);
  const page = await eventually(() => fetch(`http://127.0.0.1:${port}/anything`));
  expect(page.status).toBe(500);
  expect(await page.text()).toContain('content/roles/nurse.yaml:1 is empty');
  writeFileSync(
    path.join(root, 'content/roles/nurse.yaml'),
    'title: Nurse\ncompany: Ward\nstart: 2015-03\nend: null\n',
  );
  await mended;
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test('content in order holds nothing up', async () => {
  setVariables({ CONTENT_DIR: 'content' });
  await waitForContent(writtenContent(), { port: 1, hosts: ['127.0.0.1'] });
});

test('what an author wrote is text on that page', () => {
  const message = "`start` must be YYYY-MM, found '<script>alert(1)</script>'";
  const page = contentPage([{ file: 'content/roles/nurse.yaml', line: 5, message, severity: 'error' }]);
  expect(page).not.toContain('<script');
  expect(page).toContain('&lt;script&gt;');
});
