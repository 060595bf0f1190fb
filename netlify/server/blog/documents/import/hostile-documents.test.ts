import { deflateRawSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { adminLogs } from '#server/db/schema/activity.ts';
import { blogPosts } from '#server/db/schema/blog.ts';
import { managedFiles } from '#server/db/schema/files.ts';
import { testBlobs } from '#support/blobs.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { LEAK } from '#support/hostile-inputs.ts';
import { importForm, sendImport } from '#support/import.ts';
import { zipOf } from '#support/zip.ts';

const db = await testDatabase();
await testBlobs();

const MEBIBYTE = 1024 * 1024;
const bytes = (text: string) => new TextEncoder().encode(text);
const TYPES = bytes(
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
);
const RELATIONS = bytes(
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
);
const xmlOf = (body: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
const paragraph = '<w:p><w:r><w:t>Text</w:t></w:r></w:p>';
const packageOf = (parts: Record<string, Uint8Array>) =>
  zipOf({ '[Content_Types].xml': TYPES, '_rels/.rels': RELATIONS, ...parts });
const documentOf = (xml: string) => packageOf({ 'word/document.xml': bytes(xml) });

/** A package whose directory says that a part is small, whatever it inflates to. */
function lyingAboutSize(): Uint8Array<ArrayBuffer> {
  const file = Buffer.from(documentOf(xmlOf(`<!--${' '.repeat(40 * MEBIBYTE)}-->${paragraph}`)));
  for (let at = file.indexOf('PK\x01\x02'); at >= 0; at = file.indexOf('PK\x01\x02', at + 1))
    file.writeUInt32LE(10, at + 24);
  return new Uint8Array(file);
}

const PICTURE =
  '![](data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==)\n\n';
const good = documentOf(xmlOf(paragraph));
const HOSTILE: [string, string, Uint8Array<ArrayBuffer>, number][] = [
  ['a text that the search cannot index', 'a.md', bytes('a_'.repeat(50_000)), 422],
  ['a document that inflates to 68 MB', 'a.docx', documentOf(xmlOf(' '.repeat(68 * MEBIBYTE))), 413],
  ['a document that hides how large it is', 'a.docx', lyingAboutSize(), 413],
  [
    'a picture that inflates to 60 MB',
    'a.docx',
    packageOf({
      'word/document.xml': bytes(xmlOf(paragraph)),
      'word/media/a.png': new Uint8Array(60 * MEBIBYTE),
    }),
    413,
  ],
  [
    '2,000 parts',
    'a.docx',
    packageOf(Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`word/p${n}.xml`, bytes('<a/>')]))),
    413,
  ],
  ['elements in each other 200,000 times', 'a.docx', documentOf(xmlOf('<w:p>'.repeat(200_000))), 422],
  [
    'entities of entities',
    'a.docx',
    documentOf(
      `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}"><!ENTITY c "${'&b;'.repeat(1_000)}">]>${xmlOf('<w:p><w:r><w:t>&c;</w:t></w:r></w:p>')}`,
    ),
    422,
  ],
  [
    'an outside entity',
    'a.docx',
    documentOf(
      `<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]>${xmlOf('<w:p><w:r><w:t>&f;</w:t></w:r></w:p>')}`,
    ),
    422,
  ],
  ['no document part', 'a.docx', packageOf({}), 422],
  ['broken XML', 'a.docx', documentOf('<w:document>'), 422],
  ['an empty document', 'a.docx', documentOf(xmlOf('')), 422],
  ['a cut package', 'a.docx', good.slice(0, good.length - 30), 422],
  ['a package without its beginning', 'a.docx', good.slice(40), 422],
  [
    'an unknown compression',
    'a.docx',
    new Uint8Array(Buffer.from(good).map((byte, at) => (at === good.lastIndexOf(0x50) ? 0 : byte))),
    422,
  ],
  ['nothing at all', 'a.docx', new Uint8Array(), 422],
  ['a PDF by another name', 'a.docx', bytes('%PDF-1.7'), 422],
  ['deflated noise', 'a.docx', new Uint8Array(deflateRawSync(Buffer.alloc(1_000, 7))), 422],
  ['a macro document', 'a.docm', good, 415],
  ['an old document', 'a.doc', good, 415],
  ['no extension', 'document', good, 415],
  ['a web page', 'a.html', bytes('<script>1</script>'), 415],
  ['text that is not UTF-8', 'a.md', Uint8Array.from([0xff, 0xfe, 0x41]), 422],
  ['nothing but blanks', 'a.md', bytes(' \n \n'), 422],
  ['nothing but control characters', 'a.md', Uint8Array.of(1, 7, 10, 1), 422],
  ['a text of 300,000 characters', 'a.md', bytes('word '.repeat(60_000)), 413],
  ['a text of 300,000 characters with a picture', 'a.md', bytes(`${PICTURE}${'word '.repeat(60_000)}`), 413],
  ['emphasis that begins 800,000 times', 'a.md', bytes('_a*b '.repeat(400_000)), 413],
  [
    'aliases of aliases',
    'a.md',
    bytes(
      `---\na: &a [1,1,1,1,1,1,1,1,1]\nb: &b [${'*a,'.repeat(9)}1]\nc: &c [${'*b,'.repeat(9)}1]\ntags: [${'*c,'.repeat(9)}1]\n---\n`,
    ),
    422,
  ],
];

test.each(HOSTILE)(
  'BA-5 %s is refused quickly, stores nothing and says nothing of us',
  async (_, name, content, status) => {
    const { cookie } = await makeOwner(db);
    const answer = await sendImport(cookie, importForm({ name, bytes: content }));
    expect([answer.status, answer.body]).toEqual([
      status,
      expect.objectContaining({ error: expect.any(String) }),
    ]);
    expect(JSON.stringify(answer.body)).not.toMatch(LEAK);
    expect([await db.$count(blogPosts), await db.$count(managedFiles), await db.$count(adminLogs)]).toEqual([
      0, 0, 0,
    ]);
  },
  10_000,
);

test('BA-5 strange forms are refused, strangers and other sites too', async () => {
  const { cookie } = await makeOwner(db);
  const document = { name: 'a.md', bytes: bytes('Text.') };
  const status = async (...parameters: Parameters<typeof sendImport>) =>
    (await sendImport(...parameters)).status;
  expect(await status('', importForm(document))).toBe(401);
  expect(await status(cookie, importForm(document), { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status(cookie, importForm(undefined))).toBe(422);
  expect(
    await status(
      cookie,
      importForm(
        document,
        Array.from({ length: 51 }, () => document),
      ),
    ),
  ).toBe(400);
  expect(await status(cookie, importForm({ name: 'a.md', bytes: new Uint8Array(5 * MEBIBYTE) }))).toBe(413);
  for (const field of ['file', '__proto__', 'constructor']) {
    const form = importForm(document);
    form.append(field, new File(['x'], 'x.png'));
    expect(await status(cookie, form), field).toBe(400);
  }
  const twice = importForm(document);
  twice.append('document', new File(['x'], 'x.md'));
  expect(await status(cookie, twice)).toBe(400);
  expect(await status(cookie, '{}', { 'content-type': 'application/json' })).toBe(415);
  expect(await status(cookie, '--x', { 'content-type': 'multipart/form-data' })).toBe(400);
  expect(await db.$count(blogPosts)).toBe(0);
});
