import { EventEmitter } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test, vi } from 'vitest';

import { freePort } from '#local/free-port.ts';
import { eventually } from '#support/eventually.ts';
import { setVariables } from '#support/variables.ts';
import { writtenContent } from '#support/written-content.ts';

import { contentPage, devContent, waitForContent } from './dev-content.ts';

const ROLE = 'content/roles/nurse.yaml';

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

/** A dev server of the content below `root`: `ask` is a browser's request, `hear` what its watcher says. */
function developing(root: string) {
  setVariables({ CONTENT_DIR: path.join(root, 'content') });
  vi.spyOn(console, 'error').mockReturnValue();
  const watcher = new EventEmitter();
  const send = vi.fn();
  const use = vi.fn<(handle: (...sent: unknown[]) => void) => void>();
  const { configureServer } = devContent(root);
  if (typeof configureServer !== 'function') throw new Error('It no longer configures the server.');
  Reflect.apply(configureServer, {}, [{ watcher, ws: { send }, middlewares: { use } }]);
  const [handle] = use.mock.calls[0] ?? [];
  if (!handle) throw new Error('It no longer answers requests.');
  const ask = (url: string) => {
    const request = { method: 'GET', url, headers: { accept: 'text/html' } };
    const response = { writeHead: vi.fn(), end: vi.fn<(page: string) => void>() };
    handle(request, response, () => undefined);
    return { goesTo: request.url, says: response.end.mock.calls[0]?.[0] ?? '' };
  };
  return { ask, send, hear: (file: string) => watcher.emit('all', 'change', path.join(root, file)) };
}

test('a change that breaks the content while it is served is told in place of the pages, until it is mended', async () => {
  const root = writtenContent();
  const { ask, send, hear } = developing(root);
  const role = path.join(root, ROLE);
  const text = readFileSync(role, 'utf8');
  expect(ask('/').says).toBe('');
  writeFileSync(role, text.replace('2015-03', 'May 19'));
  hear(ROLE);
  await eventually(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }));
  expect(ask('/').says).toContain('`start` must be YYYY-MM');
  writeFileSync(role, text);
  expect(ask('/').says).toBe('');
});

test('what is below /blog of a site without a blog is not found', () => {
  expect(developing(writtenContent()).ask('/blog/first').goesTo).toBe('/blog/first');
  const { ask } = developing(writtenContent({ 'content/brand.yaml': 'without: [blog]\n' }));
  for (const url of ['/blog', '/blog?page=2', '/blog/first']) expect(ask(url).goesTo).toBe('/404');
  expect(ask('/bloggers').goesTo).toBe('/bloggers');
});

test('what an author wrote is text on that page', () => {
  const message = "`start` must be YYYY-MM, found '<script>alert(1)</script>'";
  const page = contentPage([{ file: 'content/roles/nurse.yaml', line: 5, message, severity: 'error' }]);
  expect(page).not.toContain('<script');
  expect(page).toContain('&lt;script&gt;');
});
