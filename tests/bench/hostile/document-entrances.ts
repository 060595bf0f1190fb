/** Documents that become posts, resumes or applications. */
import { zipSync } from 'fflate';

import { JOB_IMPORT_MAXIMUM } from '../../../src/contracts/job-transfer.ts';
import { repeated, someOf } from './alphabet.ts';
import type { Entrance } from './entrance.ts';
import { latinFile, MEBIBYTE, owners, sendForm } from './form.ts';
import type { Host } from './host.ts';

const SOME = someOf(4);
/** Of a file with applications. */
const HEAD = 'company,position,applied date,notes\n';
const ROWS = {
  name: 'applications',
  text: (length: number) =>
    Array.from(
      { length: Math.ceil(length / 400) },
      (_, row) => `Company ${row},Engineer,2026-01-02,${'a '.repeat(180)}`,
    )
      .join('\n')
      .slice(0, length),
};
/** Each is read for as long as a PDF may be. */
const PDFS = ['[', 'stream\n', '1 0 obj<</Type/Page>>endobj\n'].map((piece) => ({
  name: piece,
  text: (length: number) => repeated(piece)(length).replace(/^.{9}/s, '%PDF-1.7\n'),
}));

const YAML = [
  '&a *a ',
  '- ',
  '[',
  '{a: ',
  '? ',
  '? a\n: b\n',
  '!!a ',
  '&a ',
  '*a',
  '  a:\n',
  '"',
  "'",
  '| ',
  '#',
  '%a\n',
  '---\n',
].map((piece) => ({ name: `YAML ${JSON.stringify(piece)}`, text: repeated(piece) }));
const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const wordFile = (body: string) => {
  const xml = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  const parts = { '[Content_Types].xml': TYPES, '_rels/.rels': RELATIONS, 'word/document.xml': xml };
  const encoded = Object.entries(parts).map(
    ([name, text]) => [name, new TextEncoder().encode(text)] as const,
  );
  return new File([new Uint8Array(zipSync(Object.fromEntries(encoded)))], 'a.docx');
};
const ELEMENTS = [
  '<w:p/>',
  '<w:p><w:r><w:t>a</w:t></w:r></w:p>',
  '<w:r><w:t>a</w:t></w:r>',
  '<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>',
  '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p>',
  '<w:br/>',
  '<a/>',
  '<!---->',
  '&amp;',
  ' ',
  'a',
  '<w:t> </w:t>',
].map((piece) => ({ name: piece, text: (length: number) => piece.repeat(length / piece.length) }));
const DEEP = ['w:p', 'w:tbl', 'a', 'w:r', 'w:tc'].map((name) => ({
  name: `${name} within each other`,
  text: (length: number) => {
    const depth = Math.floor(length / (2 * name.length + 5));
    return `<${name}>`.repeat(depth) + `</${name}>`.repeat(depth);
  },
}));

export function documentEntrances(host: Host): Entrance[] {
  const importing = (path: string, text: string) =>
    host.send({
      method: 'POST',
      path,
      headers: { cookie: host.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ text: text.slice(0, JOB_IMPORT_MAXIMUM) }),
    });
  const post = (document: File) => sendForm(host, '/api/blog/admin/import', { document });
  const resume = (file: File) =>
    sendForm(host, '/api/resumes/base/upload', { name: 'A resume', resume: file });
  const asJson = (text: string) =>
    JSON.stringify({ basics: { name: text, summary: text }, work: [{ name: text, highlights: [text] }] });
  return [
    owners('resume as a Word document', 2 * MEBIBYTE, (text) => resume(wordFile(text)), [
      ...ELEMENTS.slice(0, 5),
      ...DEEP.slice(0, 2),
    ]),
    owners('resume as a text', MEBIBYTE / 4, (text) => resume(new File([text], 'a.txt'))),
    owners('resume as a JSON Resume', MEBIBYTE, (text) =>
      resume(new File([asJson(text.slice(0, text.length / 4))], 'a.json')),
    ),
    owners('resume as a PDF', MEBIBYTE, (text) => resume(latinFile(text, 'a.pdf')), PDFS),
    ...['/api/job/import/preview', '/api/job/import'].flatMap((path) => [
      owners(`CSV of ${path}`, 2 * MEBIBYTE - 100, (rows) => importing(path, `${HEAD}${rows}`), [
        ROWS,
        ...SOME,
      ]),
    ]),
    owners('Word document', 2 * MEBIBYTE, (text) => post(wordFile(text)), [...ELEMENTS, ...DEEP]),
    owners('Markdown document', MEBIBYTE / 4, (text) => post(new File([text], 'a.md'))),
    owners(
      'head of a Markdown document',
      MEBIBYTE / 4,
      (text) => post(new File([`---\ntitle: ${text}\n---\nText`], 'a.md')),
      [...SOME, ...YAML],
    ),
  ];
}
