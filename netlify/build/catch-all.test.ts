import { expect, test } from 'vitest';

import { withExclusions } from './catch-all.ts';

test('P-GEN-2 the catch-all leaves every other path to its function, and says a path within another once', () => {
  const configs = withExclusions(
    new Map([
      ['api', { path: ['/api', '/api/*'] }],
      ['blog', { path: ['/api/blog/*', '/api/blog-post'], excludedPath: '/api/blog/admin/*' }],
      ['blog-admin', { path: '/api/blog/admin/*' }],
      ['nightly', { schedule: '@daily' }],
    ]),
  );
  expect(configs.get('api')).toEqual({
    path: ['/api', '/api/*'],
    excludedPath: ['/api/blog-post', '/api/blog/*'],
  });
  expect(configs.get('blog')).toMatchObject({ excludedPath: '/api/blog/admin/*' });
  expect(configs.get('nightly')).toEqual({ schedule: '@daily' });
});
