/** Files of every kind that is taken, and the forms around them. */
import { someOf, type Repetition } from './alphabet.ts';
import type { Entrance } from './entrance.ts';
import type { Host } from './host.ts';
import { latinFile, MEBIBYTE, owners, sendForm, type Fields } from './form.ts';

const SOME = someOf(4);

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
  const upload = (fields: Fields) => sendForm(host, '/api/tools/files/upload', fields);
  return [
    ...CONTAINERS.map(([extension, head, parts]) =>
      owners(
        `upload of ${extension} (${head.slice(0, 16)})`,
        4 * MEBIBYTE,
        (text) => upload({ category: 'other', file: latinFile(text, `a.${extension}`) }),
        containerAlphabet(head, parts),
      ),
    ),
    owners('upload of a text', 4 * MEBIBYTE, (text) => upload({ file: new File([text], 'a.txt') })),
    owners('name of an upload', 8_000, (text) => upload({ file: latinFile('text', `${text}.txt`) })),
    owners('fields of an upload', 2_000, (text) =>
      upload({ altText: text, file: latinFile('text', 'a.txt') }),
    ),
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
        ...SOME,
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
  ];
}
