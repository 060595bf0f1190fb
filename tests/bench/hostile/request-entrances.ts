/** What every call brings besides its fields: a body, an address, headers, before anybody asks what they mean. */
import { ALPHABET, type Repetition } from './alphabet.ts';
import type { Entrance } from './entrance.ts';
import type { Host, Sent } from './host.ts';

const BODY_CHARACTERS = 256 * 1024;
const POST_CHARACTERS = 1_000_000;
/** Node refuses more than 16 KiB of headers, the address among them. */
const HEADER_CHARACTERS = 15_000;

/** Of the alphabet, what a header may hold; a third of it for each. */
const EVERY = 3;
const LATIN = ALPHABET.filter(({ text }) => /^[\x20-\x7e]*$/.test(text(100)));
/** Complete JSON, which a cut text never is. */
const JSON_TEXTS: Repetition[] = [
  ['lists', '[', ']', ''],
  ['objects', '{"a":', '}', '1'],
  ['first names within each other', '{"firstName":', '}', '1'],
].map(([name = '', open = '', close = '', middle = '']) => ({
  name,
  text: (length) => {
    const depth = Math.floor(length / (open.length + close.length)) - 1;
    return `${open.repeat(depth)}${middle}${close.repeat(depth)}`;
  },
}));
const MANY: Repetition[] = [
  {
    name: 'many names',
    text: (length) =>
      `{${Array.from({ length: Math.floor(length / 12) }, (_, n) => `"a${n}":${n % 10}`).join(',')}}`,
  },
  {
    name: 'history of many turns',
    text: (length) => {
      const turn = '{"role":"user","content":"a"}';
      return `{"message":"and?","history":[${Array<string>(Math.floor(length / (turn.length + 1)) - 2)
        .fill(turn)
        .join(',')}]}`;
    },
  },
  {
    name: 'many ids',
    text: (length) =>
      `{"action":"publish","status":"read","ids":[${Array.from({ length: Math.floor(length / 8) }, (_, n) => n + 1).join(',')}]}`,
  },
  {
    name: 'one long name',
    text: (length) => `{"${'a'.repeat(length - 6)}":1}`,
  },
  {
    name: 'escapes',
    text: (length) => `{"firstName":"${'\\u0061'.repeat(length / 6 - 4)}"}`,
  },
];

export function requestEntrances(host: Host): Entrance[] {
  const json = { 'content-type': 'application/json' };
  const body = (path: string, isPublic: boolean, maximum = BODY_CHARACTERS): Entrance => ({
    name: `JSON of ${path}`,
    isPublic,
    maximum,
    alphabet: [...JSON_TEXTS, ...MANY, ...ALPHABET],
    send: (text) =>
      host.send({ method: 'POST', path, body: text, headers: { ...json, cookie: host.cookie } }),
  });
  const address = (name: string, of: (text: string) => string): Entrance => ({
    name,
    isPublic: true,
    maximum: HEADER_CHARACTERS,
    alphabet: LATIN.filter((_, index) => index % EVERY === name.length % EVERY),
    send: (text) => host.send({ path: of(text) }),
  });
  const header = (name: string, of: (text: string) => string, sent: Sent): Entrance => ({
    name: `header ${name} of ${sent.path}`,
    isPublic: true,
    maximum: HEADER_CHARACTERS,
    alphabet: LATIN.filter((_, index) => index % EVERY === name.length % EVERY),
    send: (text) => host.send({ ...sent, headers: { ...sent.headers, [name]: of(text).trim() } }),
  });
  const contact: Sent = { method: 'POST', path: '/api/contacts', body: '{}', headers: json };
  const list: Sent = { path: '/api/contacts' };
  const asIs = (text: string) => text;
  return [
    ...['/api/contacts', '/api/chat', '/api/auth/login', '/api/blog/posts/1/comments'].map((path) =>
      body(path, true),
    ),
    body('/api/blog/admin/posts', false, POST_CHARACTERS),
    body('/api/blog/admin/posts/bulk', false, POST_CHARACTERS),
    body('/api/job/applications', false),
    address('query of /api/blog/posts', (text) => `/api/blog/posts?${text}`),
    address('names of a query', (text) => `/api/blog/posts?${text.slice(0, HEADER_CHARACTERS / 2)}=1`),
    address('many names of a query', (text) => `/api/blog/posts?${text.replaceAll(/(.{1,9})/g, '$1=1&')}`),
    address('path below /api/blog', (text) => `/api/blog/${text}`),
    address('path below /api', (text) => `/api/${encodeURIComponent(text).slice(0, HEADER_CHARACTERS)}`),
    address('a slug', (text) => `/api/blog-post?slug=${encodeURIComponent(text)}`),
    header('idempotency-key', asIs, contact),
    header('content-type', asIs, contact),
    header('content-type', (text) => `application/json;${text}`, contact),
    header('content-type', (text) => `application/json${text}`, contact),
    header('origin', asIs, contact),
    header('sec-fetch-site', asIs, contact),
    header('content-length', asIs, contact),
    header('user-agent', asIs, contact),
    header('cookie', asIs, list),
    header('cookie', (text) => `__Host-session=${text}`, list),
    header('cookie', (text) => `__Host-session=${text.replaceAll(/\s/g, '.')}`, list),
    header('cookie', (text) => text.replaceAll(/(.{1,9})/g, '$1; '), list),
    header('authorization', (text) => `Bearer ${text}`, { path: '/api/admin/files/blog-export?id=1' }),
    header('accept', asIs, { method: 'POST', path: '/api/chat', body: '{"message":"a"}', headers: json }),
    header('accept-language', asIs, { path: '/api/blog/posts' }),
    ...['range', 'if-range', 'if-none-match', 'accept'].map((name) =>
      header(name, asIs, { path: `/api/tools/files/1/preview`, headers: {} }),
    ),
  ];
}
