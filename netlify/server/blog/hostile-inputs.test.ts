import { expect, test } from 'vitest';

import type { Comment, Post, PostPage, Tag } from '#contracts/blog.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { commentInput, makeComment } from '#support/factories/comment.ts';
import { makePost } from '#support/factories/post.ts';
import { makeTag } from '#support/factories/tag.ts';
import { proceduresOf, TIME_LIMIT_MS, tryHostileCalls } from '#support/hostile-procedures.ts';
import { SCRIPT_MARKDOWN } from '#support/script-strings.ts';

import blogFunction from '../../functions/blog.ts';
import { shownMarkdown } from './markdown/shown-text.ts';

const db = await testDatabase();

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const BODIES: Record<string, Record<string, unknown>> = {
  'blog.record': { event: 'like', metadata: { slug: 'post', platform: 'twitter' } },
  'blog.comment': { ...commentInput(), parentId: 1, website: '' },
};

test.each(await proceduresOf(/^blog\./))(
  'B-API-1 B-ENG-3 BA-11 hostile calls of $method $path: no 5xx, nothing leaked',
  async (procedure) => {
    const { id } = await makePost(db);
    await makeComment(db, { postId: id });
    const headers = { 'user-agent': BROWSER };
    await tryHostileCalls(procedure, blogFunction, { headers, valid: BODIES[procedure.name] });
  },
  TIME_LIMIT_MS,
);

test(
  `B-API-4 ${SCRIPT_MARKDOWN.length} script strings in title, excerpt, content, tag, comment and search come back as JSON text alone`,
  async () => {
    expect(SCRIPT_MARKDOWN.length).toBeGreaterThanOrEqual(200);
    const read = async (path: string) => {
      const response = await call(blogFunction, path);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      return await response.json();
    };
    for (const [index, text] of SCRIPT_MARKDOWN.entries()) {
      const slug = `script-${index}`;
      const tag = await makeTag(db, { name: text, slug, description: text });
      const { id } = await makePost(db, { slug, title: text, excerpt: text, content: text, tags: [tag] });
      await makeComment(db, { postId: id, authorName: text, content: text });
      const post = (await read(`/api/blog-post?slug=${slug}`)) as Post;
      expect([post.title, post.excerpt, post.content, post.tags[0]?.name]).toEqual([
        ...[text, text, shownMarkdown(text), text],
      ]);
      const comments = (await read(`/api/blog/posts/${id}/comments`)) as Comment[];
      expect(comments[0]).toMatchObject({ authorName: text, content: text });
      const found = (await read(
        `/api/blog/posts?search=${encodeURIComponent(text.slice(0, 200))}`,
      )) as PostPage;
      expect(found.total).toBeTypeOf('number');
    }
    const tags = (await read('/api/blog/tags')) as Tag[];
    expect(new Set(tags.map(({ name }) => name))).toEqual(new Set(SCRIPT_MARKDOWN));
  },
  TIME_LIMIT_MS,
);
