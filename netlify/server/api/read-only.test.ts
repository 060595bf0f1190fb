import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';

import { openDatabase, useDatabase } from '#server/db/client.ts';
import { call } from '#support/call.ts';
import { contactInput } from '#support/factories/contact.ts';
import { newDatabase } from '#support/postgres.ts';

import blogFunction from '../../functions/blog.ts';
import contactsFunction from '../../functions/contacts.ts';

test('P-CON-7 P-NET-3 a database that takes no changes is read, and whoever writes is told', async () => {
  const { url, drop } = await newDatabase();
  onTestFinished(drop);
  const first = await openDatabase(url);
  await first.db.execute(
    sql.raw(`alter database "${new URL(url).pathname.slice(1)}" set default_transaction_read_only = on`),
  );
  await first.close();
  const { db, close } = await openDatabase(url);
  onTestFinished(close);
  const before = useDatabase({ db, close });
  onTestFinished(() => void useDatabase(before));
  const refused = await call(contactsFunction, '/api/contacts', { body: contactInput() });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('300');
  expect(await refused.json()).toMatchObject({
    code: 'READ_ONLY',
    error: expect.stringContaining('can be read'),
  });
  expect((await call(blogFunction, '/api/blog/posts')).status).toBe(200);
});
