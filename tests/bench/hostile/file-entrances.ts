/** Files of every kind that is taken, and the forms around them. */
import { generateKeyPairSync } from 'node:crypto';

import { zipSync } from 'fflate';

import { ALPHABET, type Repetition } from './alphabet.ts';
import type { Entrance } from './entrance.ts';
import type { Host } from './host.ts';

const MEBIBYTE = 1024 * 1024;
const FORM_ALPHABET = ALPHABET.filter((_, index) => index % 4 === 0);

/** Beginnings of files, and parts that may follow any number of times, in hexadecimal. */
const CONTAINERS: [extension: string, head: string, parts: string[]][] = [
  [
    'jpg',
    'ffd8',
    ['ff', 'ffe10002', 'ffe00010', 'ffd8', 'ffda0002', 'ff00', 'ffd0', 'ffe1000e457869660000ffff'],
  ],
  ['jpg', 'ffd8ffe10010457869660000', ['4d4d', '49492a00', '00', 'ff']],
  [
    'png',
    '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489',
    ['0000000041414141', '000000006558496600000000', '00000000495441540000000000', '0000000074455874'],
  ],
  [
    'gif',
    '474946383961010001000000002c00000000010001000002',
    ['00', '21f900', '01', '21ff0b4e45545343415045322e3000', '2c0000000001000100000000'],
  ],
  [
    'webp',
    '52494646f0ffff0f57454250',
    ['4558494600000000', '56503858', '56503858000000', '414c504800000000', '00'],
  ],
  [
    'mp4',
    '000000186674797069736f6d0000000069736f6d69736f6d',
    ['0000000866726565', '000000086d6f6f76', '00000001', '00'],
  ],
  ['webm', '1a45dfa3a342868101', ['4282', '4282847765626d', 'ec80', '1a45dfa3', '01ffffffffffffff', '80']],
  ['mp3', '49443304000000000a', ['4944330400000000', '5449543200000001', '00', 'fffb9000', 'ff']],
  [
    'zip',
    '504b0304140000000000',
    ['504b0304', '504b0102', '504b0506', '00', '504b030414000800080000000000000000000000000000000000'],
  ],
  [
    'docx',
    '504b0304140000000000',
    ['504b03041400000000000000000000000000000000000000000001000000', '504b0102'],
  ],
  ['pdf', '255044462d312e370a', ['312030206f626a3c3c', '5b', '28', '0a', '2525454f46']],
  ['doc', 'd0cf11e0a1b11ae1', ['00', 'ff', 'd0cf11e0a1b11ae1', 'feffffff']],
  ['wav', '52494646ffffff0f57415645', ['666d7420000000', '00']],
  ['heic', '000000186674797068656963000000006d6966316865696', ['0000000866726565', '00']],
  ['flac', '664c6143', ['000000', '04000000']],
  ['rtf', '7b5c72746631', ['7b', '5c', '7b5c61']],
];

/** A file is sent as latin1: one character a byte. */
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

const containerAlphabet = (head: string, parts: string[]): Repetition[] =>
  parts.map((part) => ({
    name: part,
    text: (length) => {
      const [beginning, piece] = [head, part].map((hex) => Buffer.from(hex, 'hex').toString('latin1'));
      return `${beginning ?? ''}${(piece || ' ').repeat(Math.ceil(length / (piece || ' ').length))}`.slice(
        0,
        length,
      );
    },
  }));

export function fileEntrances(host: Host): Entrance[] {
  const form = async (path: string, fields: Record<string, string | File>): Promise<number> => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    // As it comes from a network, not as this process would write it while it is read.
    const encoded = new Response(data);
    const headers = { cookie: host.cookie, 'content-type': encoded.headers.get('content-type') ?? '' };
    return host.send({ method: 'POST', path, headers, body: await encoded.arrayBuffer() });
  };
  const file = (text: string, name: string) => new File([bytesOf(text)], name);
  const upload = (fields: Record<string, string | File>) => form('/api/tools/files/upload', fields);
  const certificate = (fields: Record<string, string | File>) =>
    form('/api/tools/certificates/inspect', fields);
  const importing = (document: File) => form('/api/blog/admin/import', { document });
  const owners = (
    name: string,
    maximum: number,
    send: Entrance['send'],
    alphabet: Repetition[] = FORM_ALPHABET,
  ): Entrance => ({ name, isPublic: false, maximum, alphabet, send });
  return [
    ...CONTAINERS.map(([extension, head, parts]) =>
      owners(
        `upload of ${extension} (${head.slice(0, 16)})`,
        4 * MEBIBYTE,
        (text) =>
          upload({ category: extension === 'pdf' ? 'other' : 'other', file: file(text, `a.${extension}`) }),
        containerAlphabet(head, parts),
      ),
    ),
    owners('upload of a text', 4 * MEBIBYTE, (text) => upload({ file: new File([text], 'a.txt') })),
    owners('name of an upload', 8_000, (text) => upload({ file: file('text', `${text}.txt`) })),
    owners('fields of an upload', 2_000, (text) => upload({ altText: text, file: file('text', 'a.txt') })),
    owners(
      'a form that is none',
      4 * MEBIBYTE,
      (text) =>
        host.send({
          method: 'POST',
          path: '/api/tools/files/upload',
          headers: { cookie: host.cookie, 'content-type': 'multipart/form-data; boundary=a' },
          body: `--a\r\n${text}`,
        }),
      [
        ...FORM_ALPHABET,
        ...[
          '--a\r\n',
          '\r\n--',
          '--a\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n',
          'a: b\r\n',
        ].map((piece) => ({
          name: JSON.stringify(piece),
          text: (length: number) => piece.repeat(length / piece.length),
        })),
      ],
    ),
    owners('boundary of a form', 15_000, (text) =>
      host.send({
        method: 'POST',
        path: '/api/tools/files/upload',
        headers: {
          cookie: host.cookie,
          'content-type': `multipart/form-data; boundary=${text.replaceAll(/[^\x20-\x7e]/g, 'a')}`,
        },
        body: '--a\r\n',
      }),
    ),
    ...certificateEntrances(owners, certificate, file),
    ...documentEntrances(owners, importing),
  ];
}

type Owners = (name: string, maximum: number, send: Entrance['send'], alphabet?: Repetition[]) => Entrance;
type Send = (fields: Record<string, string | File>) => Promise<number>;

function certificateEntrances(owners: Owners, send: Send, file: (text: string, name: string) => File) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const repeated = (name: string, piece: string): Repetition => ({
    name,
    text: (length) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
  });
  const pieces = [
    repeated('a key', pem),
    repeated('empty blocks', '-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n'),
    repeated('small blocks', '-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----\n'),
    repeated('quoted', '> > > '),
    repeated('quotes', '> > >\n'),
    repeated('headers', 'DEK-Info: A\n'),
    {
      name: 'one block of blanks',
      text: (length: number) => `-----BEGIN A-----\n${' '.repeat(length)}\n-----END A-----`,
    },
    {
      name: 'one block of MDAw',
      text: (length: number) => `-----BEGIN A-----\n${'MDAw'.repeat(length / 4)}\n-----END A-----`,
    },
  ];
  const der = ['3080', '30', '3082', '308000', '0282', 'a080', '2480', '00', '3003020100', '06', '0601'].map(
    (hex) => ({
      name: hex,
      text: (length: number) =>
        Buffer.from(`30${'84003ffff0'}${hex.repeat(Math.ceil((2 * length) / hex.length))}`, 'hex')
          .toString('latin1')
          .slice(0, length),
    }),
  );
  const nested: Repetition = {
    name: 'sequences within each other',
    text: (length) => {
      let bytes = Buffer.alloc(0);
      const parts: Buffer[] = [];
      for (let total = 0; total < length;) {
        const head = Buffer.from([0x30, 0x84, ...uint32(total)]);
        parts.push(head);
        total += head.length;
      }
      bytes = Buffer.concat(parts.toReversed());
      return bytes.toString('latin1');
    },
  };
  return [
    owners('certificate as text', MEBIBYTE, (text) => send({ certificateData: text }), [
      ...pieces,
      ...FORM_ALPHABET,
    ]),
    owners('private key as text', MEBIBYTE, (text) => send({ privateKeyData: text, password: 'a' }), [
      ...pieces,
      ...FORM_ALPHABET,
    ]),
    owners('request as text', MEBIBYTE, (text) => send({ csrData: text }), [...pieces, ...FORM_ALPHABET]),
    owners('domain of a certificate', MEBIBYTE, (text) => send({ domain: text, name: text, text: pem })),
    owners('certificate as a file', 2 * MEBIBYTE, (text) => send({ files: file(text, 'a.pem') }), [
      ...pieces,
      ...der,
      nested,
      ...FORM_ALPHABET,
    ]),
  ];
}

const uint32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);

function documentEntrances(owners: Owners, importing: (document: File) => Promise<number>) {
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
        ...FORM_ALPHABET,
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
