import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';

import { withOnlyHashesOf } from './exact-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a policy keeps the hashes of what stands in the page and nothing else', () => {
  const page = '<style>a{}</style><script data-x="1">run()</script><script src="/x.js"></script>';
  const policy = `default-src 'none'; script-src 'self' ${hashOf('run()')} ${hashOf('other()')}; style-src 'self' ${hashOf('a{}')} ${hashOf('b{}')};`;
  expect(withOnlyHashesOf(page, policy)).toBe(
    `default-src 'none'; script-src 'self' ${hashOf('run()')}; style-src 'self' ${hashOf('a{}')};`,
  );
});
