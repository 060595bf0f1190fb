/** Requests that no honest client sends, generated from one that an honest client does. */
import fc from 'fast-check';

import type { Call } from './call.ts';

/** Text that has broken servers: NUL, lone surrogates, SQL, paths, markup, formats, sheer length. */
const nastyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202Etxt.exe',
    "'; drop table contacts; --",
    '%00',
    '%s%n',
    '../../../../etc/passwd',
    '{{7*7}}${7*7}',
    '<img src=x onerror=alert(1)>',
    '=cmd|calc!A1',
    'NaN',
    '-1',
    '1e999',
    '275760-09-13',
    'İ'.repeat(500),
    'a'.repeat(20_000),
    '('.repeat(5_000),
    '\\',
    '"',
    '\r\nSet-Cookie: a=b',
  ),
);

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, -1, 2 ** 53, 1e308, [], {}, [[[[]]]], { toString: 1 }, { length: -1 }),
);

const nastyHeaders = fc.constantFrom<Record<string, string>>(
  {},
  { accept: 'text/event-stream' },
  { accept: '*/*;q=0.1,,' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data' },
  { 'content-length': '-1' },
  { 'content-encoding': 'gzip' },
  { cookie: '__Host-session=%00; a=' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'idempotency-key': 'x'.repeat(5_000) },
  { authorization: 'Bearer {}' },
);

/** The valid body with some fields replaced, some added, some left out. */
function bentBody(valid: Record<string, unknown>): fc.Arbitrary<unknown> {
  const fields = Object.keys(valid);
  const changes = fc.dictionary(fc.constantFrom(...fields), nastyValue, { maxKeys: fields.length });
  const additions = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'id', '', 'a.b'), nastyValue, {
    maxKeys: 1,
  });
  const omissions = fc.subarray(fields, { maxLength: Math.min(2, fields.length) });
  return fc.tuple(changes, additions, omissions).map(([changed, added, omitted]) => {
    const entries = Object.entries({ ...valid, ...changed, ...added });
    return Object.fromEntries(entries.filter(([field]) => !omitted.includes(field)));
  });
}

/** Broken JSON, other JSON, and JSON that is nearly right; each from an address of its own. */
export function hostileCalls(valid: Record<string, unknown>): fc.Arbitrary<Call> {
  const text = JSON.stringify(valid);
  const body = fc.oneof(
    { weight: 6, arbitrary: bentBody(valid).map((bent) => JSON.stringify(bent)) },
    { weight: 1, arbitrary: nastyValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: nastyText },
    { weight: 1, arbitrary: fc.nat(text.length).map((end) => text.slice(0, end)) },
    { weight: 1, arbitrary: fc.constantFrom('['.repeat(20_000), `{"a":`.repeat(5_000), text + text) },
  );
  return fc.record({ body, headers: nastyHeaders, ip: fc.ipV4() });
}

/** What no answer may hold: SQL, a stack, a path of this machine, a driver's or library's words. */
export const LEAK =
  /\b(insert into|select .* from|update .* set|pg_|drizzle|postgres|openai|zod|orpc)\b|node_modules|\bat .+:\d+:\d+|\/(home|work|var|tmp|root|usr)\/|\.ts\b|ECONN|undefined is not|Cannot read/i;
