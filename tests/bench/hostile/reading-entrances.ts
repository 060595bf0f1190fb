/** What is read without being sent to us: pages of jobs, answers of the model, and our own texts when they are shown. */
import { eq } from 'drizzle-orm';

import { withoutMarks } from '../../../netlify/server/chat/model/citation-marks.ts';
import { decodePage } from '../../../netlify/server/integrations/outbound-text.ts';
import { jobOfPage } from '../../../netlify/server/jobs/posting/read-job.ts';
import { readTags } from '../../../netlify/server/screenshots/cards/tags.ts';
import { blogPosts } from '../../../netlify/server/db/schema/blog-posts.ts';
import { contacts } from '../../../netlify/server/db/schema/contacts.ts';
import { renderMarkdown } from '../../../src/lib/markdown/render.ts';
import { CONTENT_MAXIMUM } from '../../../src/contracts/blog-post-input.ts';
import { isHardToIndex } from '../../../src/contracts/search-runs.ts';
import { someOf } from './alphabet.ts';
import type { Entrance } from './entrance.ts';
import type { Host } from './host.ts';

const PAGE_BYTES = 2 * 1024 * 1024;
const OK = 200;
const SOME = someOf(3);
const FEW = someOf(9);

/** Work of ours that only takes time. */
const here =
  (work: (text: string) => unknown): Entrance['send'] =>
  async (text) => {
    await work(text);
    return OK;
  };

export function readingEntrances(host: Host): Entrance[] {
  const page = (name: string, html: (text: string) => string): Entrance => ({
    name: `page of a job: ${name}`,
    isPublic: false,
    maximum: PAGE_BYTES,
    send: here((text) => {
      const bytes = Buffer.from(html(text)).subarray(0, PAGE_BYTES);
      return jobOfPage({ url: 'https://example.com/', html: decodePage(bytes, 'text/html') }, new Date());
    }),
  });
  return [
    page('all of it', (text) => text),
    page('its title', (text) => `<title>${text}</title>`),
    page('its structured data', (text) => `<script type="application/ld+json">${text}</script>`),
    page('a description', (text) => {
      const posting = JSON.stringify({
        '@type': 'JobPosting',
        title: text.slice(0, 9e4),
        description: text.slice(0, 4e5),
      });
      return `<script type="application/ld+json">${posting}</script>`;
    }),
    page('an attribute', (text) => `<meta property="og:title" content="${text}">`),
    page('a tag', (text) => `<a ${text}>`),
    {
      name: 'page of ours: its tags',
      isPublic: false,
      maximum: PAGE_BYTES,
      alphabet: SOME,
      send: here((text) => readTags(text)),
    },
    {
      name: "the model's answer, letter by letter",
      isPublic: true,
      maximum: 8_000,
      send: here((text) => {
        const marked = withoutMarks();
        for (const letter of text) marked.push(letter);
        return marked.end();
      }),
    },
    {
      name: 'a post as a page',
      isPublic: false,
      maximum: CONTENT_MAXIMUM,
      alphabet: SOME,
      send: here((text) => renderMarkdown(text, { site: 'https://example.com' })),
    },
    ...storedEntrances(host),
  ];
}

/** Texts that were stored when less was refused, and are read by everybody. */
function storedEntrances(host: Host): Entrance[] {
  const withPost = async (content: string) => {
    const text = content.replaceAll('\u0000', '').toWellFormed();
    if (isHardToIndex(text)) return; // no post holds it
    await host.db.update(blogPosts).set({ content: text }).where(eq(blogPosts.id, 1));
  };
  const reads = (name: string, isPublic: boolean, read: () => Promise<number>): Entrance => ({
    name,
    isPublic,
    maximum: CONTENT_MAXIMUM,
    alphabet: FEW,
    prepare: withPost,
    send: read,
  });
  const get = (path: string) => () => host.send({ path, headers: { cookie: host.cookie } });
  const ask = () =>
    host.send({
      method: 'POST',
      path: '/api/chat',
      headers: { 'content-type': 'application/json' },
      body: '{"message":"What do you write about in your blog?"}',
    });
  return [
    reads('stored post: list', true, get('/api/blog/posts?limit=100')),
    reads('stored post: search', true, get('/api/blog/posts?search=word')),
    reads('stored post: the assistant', true, ask),
    reads('stored post: the editor', false, get('/api/blog/admin/posts/1')),
    reads('stored post: Word export', false, get('/api/admin/files/blog-export?id=1')),
    {
      name: 'stored messages: CSV',
      isPublic: false,
      maximum: 5_000,
      prepare: async (message) => {
        await host.db.delete(contacts);
        const text = message.replaceAll('\u0000', '').toWellFormed();
        const row = {
          firstName: 'A',
          lastName: 'B',
          email: 'a@example.com',
          opportunityType: 'other',
          message: text,
          status: 'new' as const,
        };
        await host.db.insert(contacts).values(Array.from({ length: 1_000 }, () => row));
      },
      send: get('/api/contacts/export'),
    },
  ];
}
