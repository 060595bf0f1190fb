import { expect, test } from 'vitest';

import { renderMarkdown } from './render.ts';

const site = 'https://www.example.com';
const html = (markdown: string) => renderMarkdown(markdown, { site }).html;

test('B-POST-1 headings have addresses, the page keeps its only h1, and ids of the page are not taken', () => {
  const { html: page, headings } = renderMarkdown('# Top\n\n## Comments\n\n## Same\n\n### Same', { site });
  expect(headings).toEqual([
    { depth: 2, id: 'top', text: 'Top' },
    { depth: 2, id: 'comments-1', text: 'Comments' },
    { depth: 2, id: 'same', text: 'Same' },
    { depth: 3, id: 'same-1', text: 'Same' },
  ]);
  expect(page).toContain('<h2 id="same">Same<a href="#same" class="anchor"');
  expect(page).not.toContain('<h1');
});

test('B-POST-1 code is coloured by classes, never by style attributes; unknown languages stay plain', () => {
  const page = html('```ts\nconst a = "b";\n```\n\n```nonsense\nx < y\n```');
  expect(page).toContain('<span class="hljs-keyword">const</span>');
  expect(page).toContain('data-language="ts"');
  expect(page).toContain('x &#x3C; y');
  expect(page).not.toContain('style=');
});

test('B-POST-1 own images are lazy and know their size and variants; others are only lazy', () => {
  const imageSize = (path: string) =>
    path === '/images/a.webp'
      ? { width: 1200, height: 700, variants: { 640: '/images/640/a.webp' } }
      : undefined;
  const page = renderMarkdown('![A](/images/a.webp) ![B](https://cdn.example.org/b.png)', {
    site,
    imageSize,
  }).html;
  expect(page).toContain('width="1200" height="700" srcset="/images/640/a.webp 640w, /images/a.webp 1200w"');
  expect(page).toContain('<img src="https://cdn.example.org/b.png" alt="B" loading="lazy" decoding="async">');
});

test('B-POST-1 a picture that stands alone has its title as a caption; one within a text keeps it', () => {
  const page = html('![A](/a.png "Sign-ins <per> week")\n\nIn ![B](/b.png "B") text\n\n![C](/c.png)');
  expect(page).toContain('<figure><img src="/a.png" alt="A" loading="lazy" decoding="async">');
  expect(page).toContain('<figcaption>Sign-ins &#x3C;per> week</figcaption></figure>');
  expect(page).toContain('<p>In <img src="/b.png" alt="B" title="B"');
  expect(page.match(/<figure>/g)).toHaveLength(1);
});

test('B-POST-1 links to other sites open a new tab without opener or referrer; own links do not', () => {
  const page = html(
    '[a](https://other.example) [b](/blog/x) [c](https://www.example.com/d) [e](mailto:a@example.com)',
  );
  expect(page.match(/target="_blank" rel="noopener noreferrer"/g)).toHaveLength(1);
  expect(page).toContain('<a href="/blog/x">b</a> <a href="https://www.example.com/d">c</a>');
  expect(page).toContain('(opens in a new tab)');
});

test('B-POST-1 tables, task lists, strikethrough and footnotes of GFM work', () => {
  const page = html(
    '| a | b |\n|---|--:|\n| 1 | 2 |\n\n- [x] done\n- [ ] open\n\n~~old~~ text[^1]\n\n[^1]: Note',
  );
  expect(page).toContain('<div class="table-frame" role="region" aria-label="Table" tabindex="0"><table>');
  expect(page).toContain('<td class="align-right">2</td>');
  expect(page).toContain('aria-label="Done"');
  expect(page).toContain('<del>old</del>');
  expect(page).toContain('id="note-fnref-1"');
  expect(page).toContain('href="#note-fnref-1"');
  expect(page).toContain('aria-describedby="note-label"');
  expect(page).toContain('<h2 id="note-label">');
});

test('B-POST-1 back from a footnote leads an arrow that is no emoji, with a number where there are several', () => {
  const page = html('One[^1], two[^1].\n\n[^1]: Note');
  expect(page).toContain('>↑</a>');
  expect(page).toContain('>↑2</a>');
});

test('D40 raw HTML is dropped', () => {
  expect(html('a <b onclick="x()">bold</b>\n\n<div>block</div>\n\n<!-- c -->')).toBe('<p>a bold</p>');
});

test('D40 Markdown in a code block is not coloured: its grammar would take a minute for a page of brackets', () => {
  expect(html('```markdown\n# [a](b)\n```')).toContain('># [a](b)\n</code>');
});
