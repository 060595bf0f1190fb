import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { expect, test } from 'vitest';

import type { ManagedFile } from '#contracts/files.ts';
import { users } from '#server/db/schema/auth.ts';
import { testBlobs } from '#support/blobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { makePost } from '#support/factories/post.ts';
import { picture } from '#support/sample-files.ts';
import { SCRIPT_MARKDOWN } from '#support/script-strings.ts';
import { uploadMedia } from '#support/upload.ts';

import auth from '../../../../functions/auth.ts';
import documents from '../../../../functions/blog-documents.ts';

const db = await testDatabase();
await testBlobs();
const EXPORT = '/api/admin/files/blog-export';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function exporting() {
  const { cookie } = await makeOwner(db);
  const download = async (query: string) => call(documents, `${EXPORT}?${query}`, { headers: { cookie } });
  const partsOf = async (query: string) =>
    unzipSync(new Uint8Array(await (await download(query)).arrayBuffer()));
  return { cookie, download, partsOf };
}

test('A-FIL-1 D24 a post is downloaded as a Word document, by slug or id, whatever its status', async () => {
  const { download } = await exporting();
  const [author] = await db.select().from(users);
  const { id } = await makePost(db, {
    slug: 'my-post',
    title: 'My post',
    status: 'draft',
    authorId: author?.id ?? null,
  });
  for (const query of ['slug=my-post', `id=${id}`]) {
    const response = await download(query);
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('content-disposition'),
    ]).toEqual([200, WORD, 'attachment; filename="my-post.docx"']);
    expect([response.headers.get('cache-control'), response.headers.get('x-content-type-options')]).toEqual([
      'no-store',
      'nosniff',
    ]);
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await response.arrayBuffer()) });
    expect(value).toContain('My post');
    expect(value).toContain('Olivia Example');
  }
  expect((await download('slug=none')).status).toBe(404);
  expect((await download('id=9999')).status).toBe(404);
  for (const query of ['', `slug=a&id=${id}`, 'slug=Not%20one', 'id=0'])
    expect((await download(query)).status, query).toBe(422);
});

test('A-FIL-1 D40 the document has what the page has: headings, lists, tables, code, links, notes and pictures', async () => {
  const { cookie, partsOf } = await exporting();
  const file = (await (
    await uploadMedia(cookie, { name: 'plan.png', bytes: await picture('png', 1_200, 600) })
  ).json()) as ManagedFile;
  const content = [
    '## Section with `code`',
    'Some **bold**, _slanted_ and ~~gone~~ words[^1], a [link](/blog/other), a [bad one](javascript:alert(1)) and a [ref][r].',
    '1. One\n2. Two\n   - [x] Done\n   - [ ] Open',
    '1. Begins anew',
    '| A | B |\n|---|--:|\n| 1 | 2 \\| 3 |',
    '```ts\nconst a = 1;\nconst b = 2;\n```',
    '> A quote\n\n---',
    `![A plan](/api/tools/files/${file.id}/preview) ![Elsewhere](https://example.com/x.webp)`,
    '![Alone](https://example.com/y.webp "Sign-ins per week")',
    '<b>raw</b>',
    '[^1]: The note.\n\n[r]: https://example.com/ref',
  ].join('\n\n');
  await makePost(db, { slug: 'rich', content });
  const parts = await partsOf('slug=rich');
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const links = strFromU8(parts['word/_rels/document.xml.rels'] ?? new Uint8Array());
  expect(xml).toMatch(/<w:pStyle w:val="Heading1"\/>/);
  for (const text of [
    'bold',
    'slanted',
    'gone',
    '☑ ',
    '☐ ',
    '2 | 3',
    'const a = 1;',
    'A quote',
    '[Image: Elsewhere]',
    'Sign-ins per week',
    'bad one',
  ])
    expect(xml, text).toContain(text);
  for (const mark of [
    '<w:b/>',
    '<w:i/>',
    '<w:strike/>',
    '<w:tbl>',
    '<w:footnoteReference',
    'InlineCode',
    'CodeBlock',
    'descr="A plan"',
  ])
    expect(xml, mark).toContain(mark);
  expect(links).toContain('http://localhost:8888/blog/other');
  expect(links).toContain('https://example.com/ref');
  expect(links).not.toContain('javascript:');
  expect(xml).not.toContain('raw</b>');
  expect(strFromU8(parts['word/footnotes.xml'] ?? new Uint8Array())).toContain('The note.');
  expect(Object.keys(parts).filter((name) => name.startsWith('word/media/'))).toHaveLength(1);
  const widths = [...xml.matchAll(/wp:extent cx="(\d+)" cy="(\d+)"/g)].map(([, cx, cy]) => [
    Number(cx) / 9_525,
    Number(cy) / 9_525,
  ]);
  expect(widths).toEqual([[600, 300]]);
});

test('A-FIL-1 whatever stands in a post, its document can be opened', async () => {
  const { partsOf } = await exporting();
  const content = SCRIPT_MARKDOWN.join('\n\n');
  await makePost(db, {
    slug: 'odd',
    title: '<&>"\u0007 \u202E',
    content: `${content}\n\n\u0001\u000b\ufffe`,
  });
  const parts = await partsOf('slug=odd');
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  expect(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|<w:externalHyperlink/.exec(xml)).toBeNull();
  const links = strFromU8(parts['word/_rels/document.xml.rels'] ?? new Uint8Array());
  const targets = [...links.matchAll(/Target="([^"]*)" TargetMode="External"/g)].map(
    ([, target = '']) => target,
  );
  expect(targets.filter((target) => !/^(https?:|mailto:)/.test(target))).toEqual([]);
});

test('D24 the export takes the cookie or an admin token, and nothing else', async () => {
  const { cookie } = await makeOwner(db);
  await makePost(db, { slug: 'a' });
  const minted = await call(auth, '/api/auth/admin-token', { method: 'POST', body: {}, headers: { cookie } });
  const { token } = (await minted.json()) as { token: string };
  const status = async (headers: Record<string, string>) =>
    (await call(documents, `${EXPORT}?slug=a`, { headers })).status;
  expect(await status({ authorization: `Bearer ${token}` })).toBe(200);
  expect(await status({ cookie })).toBe(200);
  for (const headers of [
    {},
    { authorization: 'Bearer x' },
    { authorization: `Bearer ${cookie.split('=')[1]}` },
    { cookie: `__Host-session=${token}` },
  ])
    expect(await status(headers), JSON.stringify(headers).slice(0, 40)).toBe(401);
});
