import { expect, test } from 'vitest';

import type { AdminCategory, AdminTag } from '#contracts/blog-taxonomy.ts';
import { adminLogs } from '#server/db/schema/activity.ts';
import { blogPosts } from '#server/db/schema/blog.ts';
import { buildRequests } from '#server/db/schema/blog-writing.ts';
import { testDatabase } from '#support/database.ts';
import { makeCategory } from '#support/factories/category.ts';
import { makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';
import { ownerCalls } from '#support/owner-call.ts';

import blogAdmin from '../../../functions/blog-admin.ts';

const db = await testDatabase();
const CATEGORIES = '/api/blog/admin/categories';
const TAGS = '/api/blog/admin/tags';
const signedIn = () => ownerCalls(db, blogAdmin);

test.each([
  ['category', CATEGORIES, '#3b82f6', 100],
  ['tag', TAGS, '#64748b', 50],
])(
  'BA-6 a %s is made, changed and deleted by its rules, each change with activity and build',
  async (kind, path, color, maximum) => {
    const { send } = await signedIn();
    const made = await send('POST', path, { name: '  Zero   Trust ', slug: 'zero-trust' });
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({
        name: 'Zero Trust',
        slug: 'zero-trust',
        description: null,
        color,
        isActive: true,
        usageCount: 0,
      }),
    ]);
    const { id } = made.body as AdminTag;
    const changed = await send('PUT', `${path}/${id}`, { color: '#ABCDEF', description: ' About it ' });
    expect(changed.body).toMatchObject({ name: 'Zero Trust', color: '#ABCDEF', description: 'About it' });
    const wrong: [string, unknown][] = [
      ['name', ''],
      ['name', 'a'.repeat(maximum + 1)],
      ['slug', ''],
      ['slug', 'Upper'],
      ['slug', 'a'.repeat(maximum + 1)],
      ['color', 'red'],
      ['color', '#fff'],
      ['color', '#3b82f6;}'],
      ['description', 'a'.repeat(501)],
    ];
    for (const [field, value] of wrong)
      for (const [method, at] of [
        ['POST', path],
        ['PUT', `${path}/${id}`],
      ] as const) {
        const answer = await send(method, at, { name: 'Other', slug: 'other', [field]: value });
        expect([answer.status, answer.body], `${field} ${String(value)}`).toEqual([
          422,
          expect.objectContaining({ fields: expect.objectContaining({ [field]: expect.any(String) }) }),
        ]);
      }
    expect((await send('DELETE', `${path}/${id}`)).body).toEqual({ id, detached: 0 });
    expect((await send('PUT', `${path}/${id}`, { name: 'Gone' })).status).toBe(404);
    const log = await db.select().from(adminLogs).orderBy(adminLogs.id);
    expect(log.map(({ action, resource }) => `${action} ${resource}`)).toEqual(
      ['created', 'updated', 'deleted'].map((action) => `${action} blog_${kind}`),
    );
    expect(await db.$count(buildRequests)).toBe(3);
  },
);

test.each([
  ['category', CATEGORIES],
  ['tag', TAGS],
])(
  'BA-6 a name or slug that another %s has is 409 with its field, whatever its case and its marks',
  async (_, path) => {
    const { send } = await signedIn();
    await send('POST', path, { name: 'Sécurity', slug: 'security' });
    const { id } = (await send('POST', path, { name: 'Other', slug: 'other' })).body as AdminTag;
    const conflicts: [object, string][] = [
      [{ name: 'SÉCURITY', slug: 'new' }, 'name'],
      [{ name: 'Se\u0301cu\u200brity\ufeff', slug: 'new' }, 'name'],
      [{ name: 'New', slug: 'security' }, 'slug'],
    ];
    for (const [body, field] of conflicts)
      for (const [method, at] of [
        ['POST', path],
        ['PUT', `${path}/${id}`],
      ] as const) {
        const answer = await send(method, at, body);
        expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([
          409,
          [field],
        ]);
      }
    expect((await send('PUT', `${path}/${id}`, { name: 'OTHER', slug: 'other' })).status).toBe(200);
    const twice = await Promise.all([1, 2, 3].map(() => send('POST', path, { name: 'Same', slug: 'same' })));
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  },
);

test('BA-6 usage counts drafts, the public count does not; deleting takes a category off its posts and leaves them', async () => {
  const { send } = await signedIn();
  const category = await makeCategory(db, { isActive: false });
  await makePost(db, { categories: [category] });
  await makePost(db, { categories: [category], status: 'draft' });
  const [listed] = (await send('GET', CATEGORIES)).body as AdminCategory[];
  expect(listed).toMatchObject({ postCount: 1, usageCount: 2, isActive: false });
  expect((await send('DELETE', `${CATEGORIES}/${category.id}`)).body).toEqual({
    id: category.id,
    detached: 2,
  });
  expect(await db.$count(blogPosts)).toBe(2);
});

test('BA-6 merging gives the posts the other one, those with both only once, and deletes the first', async () => {
  const { send } = await signedIn();
  const [one, two] = [await makeTag(db), await makeTag(db)];
  await makePost(db, { tags: [one] });
  await makePost(db, { tags: [one, two] });
  await makePost(db, { tags: [two] });
  const merged = await send('POST', `${TAGS}/${one.id}/merge`, { into: two.id });
  expect(merged.body).toMatchObject({ id: two.id, usageCount: 3 });
  expect(((await send('GET', TAGS)).body as AdminTag[]).map(({ id }) => id)).toEqual([two.id]);
  expect((await send('POST', `${TAGS}/${two.id}/merge`, { into: two.id })).body).toMatchObject({
    fields: { into: 'Choose another one' },
  });
  expect((await send('POST', `${TAGS}/${two.id}/merge`, { into: 9_999 })).status).toBe(404);
  const categories = [await makeCategory(db), await makeCategory(db)];
  await makePost(db, { categories });
  const [from, into] = categories.map(({ id }) => id);
  expect((await send('POST', `${CATEGORIES}/${from}/merge`, { into })).body).toMatchObject({
    id: into,
    usageCount: 1,
  });
});

test('BA-6 categories take the order that they are given; a new one comes last', async () => {
  const { send } = await signedIn();
  const [a, b, c] = [await makeCategory(db), await makeCategory(db), await makeCategory(db)].map(
    ({ id }) => id,
  );
  const order = await send('PUT', `${CATEGORIES}/order`, { ids: [c, a] });
  expect((order.body as AdminCategory[]).map(({ id, sortOrder }) => [id, sortOrder])).toEqual([
    [c, 0],
    [a, 1],
    [b, 2],
  ]);
  await send('POST', CATEGORIES, { name: 'AAA', slug: 'aaa' });
  expect(((await send('GET', CATEGORIES)).body as AdminCategory[]).at(-1)?.name).toBe('AAA');
});
