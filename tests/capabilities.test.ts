import { expect, test } from 'vitest';

import { select } from './capabilities.ts';

test('a capability is its folders of the site, the server and the browser tests, and its contracts', () => {
  expect(select(['blog-admin'])).toEqual({
    unit: [
      'src/features/blog-admin/',
      'src/contracts/blog-admin',
      'netlify/server/blog/',
      'netlify/functions/',
      'netlify/server/db/schema.test',
      'netlify/server/db/migrations.test',
      'netlify/server/database/database.test',
    ],
    browser: ['tests/e2e/blog-admin/'],
    isSerial: false,
  });
});

test('what no browser looks at asks for no browser, nor for a build', () => {
  expect(select(['matching']).browser).toEqual([]);
  expect(select(['matching', 'jobs', 'roi']).browser).toEqual(['tests/e2e/jobs/', 'tests/e2e/roi/']);
});

test('tests that bear no other beside them are run one by one', () => {
  expect(select(['jobs', 'auth']).isSerial).toBe(true);
});

test('an unknown name is said, with all that are known', () => {
  expect(() => select(['jobs', 'job'])).toThrow(
    /^There is no capability job\. Known are: .*\bauth\b.*\bjobs\b.*\bsite\b/u,
  );
  expect(() => select(['support'])).toThrow('no capability support');
});
