/** Documents that become posts. */
import { zipSync } from 'fflate';

import { someOf } from './alphabet.ts';
import type { Entrance } from './entrance.ts';
import { MEBIBYTE, owners, sendForm } from './form.ts';
import type { Host } from './host.ts';

const SOME = someOf(4);

export function documentEntrances(host: Host): Entrance[] {
  const importing = (document: File) => sendForm(host, '/api/blog/admin/import', { document });
  const TYPES =
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const RELATIONS =
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
  const word = (body: string) => {
    const xml = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
    const parts = { '[Content_Types].xml': TYPES, '_rels/.rels': RELATIONS, 'word/document.xml': xml };
    const encoded = Object.entries(parts).map(
      ([name, text]) => [name, new TextEncoder().encode(text)] as const,
    );
    return new File([new Uint8Array(zipSync(Object.fromEntries(encoded)))], 'a.docx');
  };
  const elements = [
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
  const deep = ['w:p', 'w:tbl', 'a', 'w:r', 'w:tc'].map((name) => ({
    name: `${name} within each other`,
    text: (length: number) => {
      const depth = Math.floor(length / (2 * name.length + 5));
      return `<${name}>`.repeat(depth) + `</${name}>`.repeat(depth);
    },
  }));
  return [
    owners('Word document', 2 * MEBIBYTE, (text) => importing(word(text)), [...elements, ...deep]),
    owners('Markdown document', MEBIBYTE / 4, (text) => importing(new File([text], 'a.md'))),
    owners(
      'head of a Markdown document',
      MEBIBYTE / 4,
      (text) => importing(new File([`---\ntitle: ${text}\n---\nText`], 'a.md')),
      [
        ...SOME,
        ...[
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
        ].map((piece) => ({
          name: `YAML ${JSON.stringify(piece)}`,
          text: (length: number) => piece.repeat(length / piece.length),
        })),
      ],
    ),
  ];
}
