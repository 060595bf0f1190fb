import { expect, test } from 'vitest';

import { bookmarkletOf, incomingIn } from './incoming.ts';

const hashOf = (value: unknown) => `#add=${encodeURIComponent(JSON.stringify(value))}`;

test('J-4 the bookmark brings an address and a text, and nothing else is taken', () => {
  const job = { url: 'https://jobs.example/1', text: '<h1>Cook</h1>' };
  expect(incomingIn(hashOf(job))).toEqual(job);
  for (const bad of [
    '#add=%',
    '#add={}',
    hashOf({ ...job, url: 'javascript:alert(1)' }),
    hashOf({ ...job, text: ' ' }),
    hashOf({ ...job, text: 'x'.repeat(200_001) }),
    hashOf([job]),
  ])
    expect(incomingIn(bad), bad.slice(0, 60)).toBeUndefined();
});

test('J-4 the bookmark holds no secret: this site’s origin is all that it knows', () => {
  const code = decodeURIComponent(bookmarkletOf('https://me.example').slice('javascript:'.length));
  expect(code).toContain('"https://me.example"+\'/tools/job#add=\'');
  expect(code).toContain("'noopener'");
  expect(code).not.toMatch(/cookie|localStorage|fetch|XMLHttp|token/iu);
});
