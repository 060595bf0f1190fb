/** What is read without being sent to us: pages of jobs, answers of the model, and our own pages. */
import { withoutMarks } from '../../../netlify/server/chat/model/citation-marks.ts';
import { tryMarkdown } from '../../../netlify/server/blog/markdown/parse-markdown.ts';
import { decodePage } from '../../../netlify/server/integrations/outbound-text.ts';
import { jobOfPage } from '../../../netlify/server/jobs/posting/read-job.ts';
import { readTags } from '../../../netlify/server/screenshots/cards/page.ts';
import { renderMarkdown } from '../../../src/lib/markdown/render.ts';
import { CONTENT_MAXIMUM } from '../../../src/contracts/blog-post-input.ts';
import { someOf } from './alphabet.ts';
import type { Entrance } from './entrance.ts';

const PAGE_BYTES = 2 * 1024 * 1024;
const OK = 200;
const SOME = someOf(4);

/** Work of ours that only takes time. */
const here =
  (work: (text: string) => unknown): Entrance['send'] =>
  async (text) => {
    await work(text);
    return OK;
  };

export function readingEntrances(): Entrance[] {
  const page = (name: string, html: (text: string) => string): Entrance => ({
    name: `page of a job: ${name}`,
    isPublic: false,
    maximum: PAGE_BYTES,
    alphabet: SOME,
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
    postAsPage(),
  ];
}

/** As much of a text as a post may hold. */
function postAsPage(): Entrance {
  let held = '';
  return {
    name: 'a post as a page',
    isPublic: false,
    maximum: CONTENT_MAXIMUM,
    alphabet: SOME,
    async prepare(text) {
      held = text;
      while (isRefused(held)) held = held.slice(0, held.length / 2);
      await Promise.resolve();
    },
    send: here(() => renderMarkdown(held, { site: 'https://example.com' })),
  };
}

function isRefused(text: string): boolean {
  try {
    tryMarkdown(text);
    return false;
  } catch {
    return true;
  }
}
