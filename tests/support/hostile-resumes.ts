/** Documents that harm who reads them: bombs, loops, damage and lies, more than 300 of them. */
import { zipOf } from './zip.ts';

export type HostileFile = { name: string; bytes: Uint8Array };

const MEBIBYTE = 1024 * 1024;
const utf8 = (text: string) => new TextEncoder().encode(text);
const repeated = (text: string, length: number) =>
  utf8(text.repeat(Math.ceil(length / text.length)).slice(0, length));

/** Numbers that look random and are the same in each run. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const wordXml = (body: string, before = '') =>
  utf8(`<?xml version="1.0"?>${before}<w:document ${WORD}><w:body>${body}</w:body></w:document>`);
const docx = (parts: Record<string, Uint8Array>) =>
  zipOf({ '[Content_Types].xml': utf8('<Types/>'), ...parts });
const document = (body: string, before = '') => docx({ 'word/document.xml': wordXml(body, before) });
const paragraph = '<w:p><w:r><w:t>Text</w:t></w:r></w:p>';

/** A package whose directory says that a part is small, whatever it inflates to. */
function lyingAboutSize(): Uint8Array {
  const file = Buffer.from(document(`<!--${' '.repeat(30 * MEBIBYTE)}-->${paragraph}`));
  for (let at = file.indexOf('PK\x01\x02'); at >= 0; at = file.indexOf('PK\x01\x02', at + 1))
    file.writeUInt32LE(10, at + 24);
  return file;
}

export function hostileWord(): HostileFile[] {
  const deep = ['w:p', 'w:tbl', 'w:sdt', 'w:r', 'w:txbxContent', 'mc:AlternateContent', 'w:ins'].flatMap(
    (name) =>
      [1_000, 20_000, 150_000].flatMap((depth) => [
        { name: `${name}-${depth}.docx`, bytes: document(`<${name}>`.repeat(depth)) },
        {
          name: `${name}-closed-${depth}.docx`,
          bytes: document(`${`<${name}>`.repeat(depth)}${`</${name}>`.repeat(depth)}`),
        },
      ]),
  );
  const entities = `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}"><!ENTITY c "${'&b;'.repeat(1_000)}">]>`;
  const outside = '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]>';
  const styles = (xml: string) =>
    docx({ 'word/document.xml': wordXml(paragraph), 'word/styles.xml': utf8(xml) });
  return [
    ...deep,
    { name: 'bomb.docx', bytes: document(' '.repeat(68 * MEBIBYTE)) },
    { name: 'lying.docx', bytes: lyingAboutSize() },
    { name: 'styles-bomb.docx', bytes: styles(' '.repeat(40 * MEBIBYTE)) },
    {
      name: 'parts.docx',
      bytes: docx({
        'word/document.xml': wordXml(paragraph),
        ...Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`word/p${at}.xml`, utf8('<a/>')])),
      }),
    },
    { name: 'entities.docx', bytes: document('<w:p><w:r><w:t>&c;</w:t></w:r></w:p>', entities) },
    { name: 'outside.docx', bytes: document('<w:p><w:r><w:t>&f;</w:t></w:r></w:p>', outside) },
    {
      name: 'circle.docx',
      bytes: styles(
        `<w:styles ${WORD}><w:style w:type="paragraph" w:default="1" w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>`,
      ),
    },
    { name: 'paragraphs.docx', bytes: document(paragraph.repeat(100_000)) },
    {
      name: 'attributes.docx',
      bytes: document(`<w:p ${Array.from({ length: 50_000 }, (_, at) => `a${at}="1"`).join(' ')}>x</w:p>`),
    },
    { name: 'no-document.docx', bytes: docx({ 'word/other.xml': utf8('<a/>') }) },
    { name: 'sheet.docx', bytes: zipOf({ 'xl/workbook.xml': utf8('<a/>') }) },
    {
      name: 'text-in-cells.docx',
      bytes: document(
        `<w:tbl>${`<w:tr>${`<w:tc>${paragraph}</w:tc>`.repeat(60)}</w:tr>`.repeat(300)}</w:tbl>`,
      ),
    },
  ];
}

const pdf = (body: string) => utf8(`%PDF-1.7\n${body}\ntrailer\n<< /Root 1 0 R /Size 20 >>\n%%EOF`);
const PAGES = '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
const page = (content: string, more = '') =>
  pdf(
    `${PAGES}2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> /XObject << /X 4 0 R >> >> ${more} >>\nendobj\n4 0 obj\n<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length ${content.length} /Resources << /XObject << /X 4 0 R >> >> >>\nstream\n${content}\nendstream\nendobj\n5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\n`,
  );
const manyPages = (count: number) =>
  pdf(
    `${PAGES}2 0 obj\n<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count} >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\n`,
  );

export function hostilePdfs(): HostileFile[] {
  const text = (words: string) => `BT /F 10 Tf 50 700 Td (${words}) Tj ET`;
  const bodies: Record<string, Uint8Array> = {
    'kids-loop': pdf(`${PAGES}2 0 obj\n<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>\nendobj\n`),
    'parent-loop': page('', '/Parent 3 0 R'),
    'catalog-loop': pdf('1 0 obj\n1 0 R\nendobj\n'),
    'root-missing': utf8('%PDF-1.4\ntrailer\n<< /Root 99 0 R >>\n%%EOF'),
    'xref-loop': utf8(
      '%PDF-1.4\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Root 1 0 R /Prev 9 >>\nstartxref\n9\n%%EOF',
    ),
    'huge-count': pdf(`${PAGES}2 0 obj\n<< /Type /Pages /Kids [] /Count 2147483647 >>\nendobj\n`),
    'negative-count': pdf(`${PAGES}2 0 obj\n<< /Type /Pages /Kids [] /Count -5 >>\nendobj\n`),
    'form-loop': page('/X Do /X Do /X Do'),
    'save-forever': page('q '.repeat(300_000)),
    numbers: page(`BT /F 1e308 Tf 1e308 -1e308 Td (${'x'.repeat(1_000)}) Tj ET`),
    letters: page(text('word '.repeat(60_000))),
    glyphs: page(
      Array.from({ length: 30_000 }, (_, at) => `BT /F 9 Tf ${at % 600} ${at % 800} Td (a) Tj ET`).join('\n'),
    ),
    brackets: page(`BT ${'('.repeat(200_000)}`),
    arrays: pdf(`${PAGES}2 0 obj\n${'['.repeat(100_000)}\nendobj\n`),
    dictionaries: pdf(`${PAGES}2 0 obj\n${'<</A '.repeat(100_000)}\nendobj\n`),
    spans: page('/Span <</ActualText (x)>> BDC '.repeat(20_000)),
    streams: pdf('stream\nendstream\n'.repeat(50_000)),
    'forty-pages': manyPages(40),
    'thousand-pages': manyPages(1_000),
    'no-pages': pdf(PAGES),
    encrypted: utf8(
      '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n3 0 obj\n<< /Filter /Standard /V 1 /R 2 /O (01234567890123456789012345678901) /U (01234567890123456789012345678901) /P -44 >>\nendobj\ntrailer\n<< /Root 1 0 R /Encrypt 3 0 R /ID [(a)(a)] >>\n%%EOF',
    ),
    'only-head': utf8('%PDF-1.7'),
    'late-head': utf8(`${' '.repeat(900)}%PDF-1.7\n`),
  };
  return Object.entries(bodies).map(([name, bytes]) => ({ name: `${name}.pdf`, bytes }));
}

const LONG = 80_000;
/** What an expression could start anew at, again and again. */
const RUNS = [
  'a',
  ' ',
  '\t',
  '\n',
  '-',
  '- ',
  '• ',
  '(',
  ')',
  ',',
  ', ',
  ':',
  'a: ',
  '2',
  '2019 ',
  '2019 - ',
  '2019-',
  'Jan ',
  'Jan. 2019 - ',
  '1.1.',
  '@',
  'a@',
  'a@a.',
  'a.',
  'http://',
  'http://a.',
  'www.',
  '+1 ',
  '(0',
  '0 ',
  'A ',
  'Aa ',
  'A-',
  'A, ',
  'é',
  'ß',
  '\u202e',
  '\u0301',
  '\ud83d\ude00',
  '|',
  ' | ',
  '\t|\t',
  '*',
  '#',
  '=',
  '"',
  'Experience\n',
  'Skills: a\n',
  'Languages: English\n',
  '2019 - 2020\n',
  'Engineer, Acme\n2019 - 2020\n',
  '12345 Aa ',
  'von ',
  'Dr. ',
  '2,0 (',
  'GPA ',
  '<',
  '{',
  '[',
  '"a":',
  '\u0000a',
];

export function hostileTexts(): HostileFile[] {
  const runs = RUNS.flatMap((run, at) => [
    { name: `run-${at}.txt`, bytes: repeated(run, LONG) },
    {
      name: `line-${at}.txt`,
      bytes: utf8(`Ada Lovelace\nExperience\n${run.repeat(Math.floor(20_000 / run.length))}\n2019 - 2020 x`),
    },
  ]);
  return [
    ...runs,
    { name: 'zeros.txt', bytes: new Uint8Array(4 * MEBIBYTE) },
    { name: 'large.txt', bytes: repeated('word ', 4 * MEBIBYTE) },
    { name: 'lines.txt', bytes: repeated('Engineer\n', 4 * MEBIBYTE) },
    { name: '20-mb.pdf', bytes: repeated('%PDF-1.4 ', 20 * MEBIBYTE) },
    { name: '20-mb.docx', bytes: repeated('PK\x03\x04', 20 * MEBIBYTE) },
    { name: 'empty.pdf', bytes: new Uint8Array(0) },
    { name: '\u202etxt.exe', bytes: utf8('MZ\x90\0') },
    { name: '../../../etc/passwd', bytes: utf8('root:x:0:0') },
    { name: 'x'.repeat(10_000), bytes: utf8('Ada Lovelace') },
    { name: 'a.doc', bytes: Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]) },
    { name: 'page.txt', bytes: utf8('<!doctype html><script>alert(1)</script>') },
  ];
}

export function hostileJson(): HostileFile[] {
  const bodies = [
    '{',
    '[]',
    '{}',
    'null',
    '"x"',
    '1e999',
    '{"basics":null}',
    '{"basics":[]}',
    '{"basics":{"name":{}}}',
    '{"basics":{"name":["a"]}}',
    '{"__proto__":{"name":"x"},"basics":{}}',
    '{"work":"x"}',
    '{"work":[null,1,"a",[],{}]}',
    '{"work":[{"highlights":{"length":9}}]}',
    `{"basics":${'['.repeat(100_000)}`,
    `{"basics":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
    `{"work":[${'{"name":"x"},'.repeat(50_000)}{}]}`,
    `{"skills":[${'"a",'.repeat(100_000)}"a"]}`,
    `{"basics":{"name":"${'x'.repeat(1_000_000)}"}}`,
    '{"basics":{"name":"\\u0000\\ud800"}}',
    '{"education":[{"score":{"toString":1}}]}',
    '{"basics":{"location":"Paris","profiles":"x"}}',
    '{"basics":{"name":"A"},"work":[{"startDate":20190101}]}',
  ];
  return bodies.map((body, at) => ({ name: `${at}.json`, bytes: utf8(body) }));
}

/** Copies of a good document that end early, or in which bytes are changed: every second kind of them, by its seed. */
export function damaged(name: string, bytes: Uint8Array, seed: number): HostileFile[] {
  const random = numbers(seed);
  const cut = [0.1, 0.5, 0.9, 0.99].map((share) => ({
    name: `cut-${share}-${name}`,
    bytes: bytes.slice(0, Math.floor(bytes.length * share)),
  }));
  const changed = Array.from({ length: 3 }, (_, at) => {
    const copy = Uint8Array.from(bytes);
    for (let count = 0; count < 4 ** (at + 1); count += 1)
      copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
    return { name: `changed-${at}-${name}`, bytes: copy };
  });
  return [...cut, ...changed].filter((_, at) => (at + seed) % 2 === 0);
}
