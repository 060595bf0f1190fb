import { expect, test } from 'vitest';

import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';

import blogFunction from '../../functions/blog.ts';

await testDatabase();

test.each(['page=1', '', 'a[]=1', 'a[b]', '=', 'a=%26'])(
  'ERR-1 a query of more than 100 times %j is refused before it is read',
  async (parameter) => {
    const query = Array<string>(101).fill(parameter).join('&');
    const response = await call(blogFunction, `/api/blog/posts?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: 'The address has more than 100 parameters.',
      code: 'MALFORMED',
    });
  },
);

test('ERR-1 a query of 100 parameters is read', async () => {
  const query = Array<string>(100).fill('page=1').join('&');
  const response = await call(blogFunction, `/api/blog/posts?${query}`);
  expect(await response.text()).not.toContain('100 parameters');
});
