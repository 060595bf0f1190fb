// with a document
import { expect, test } from 'vitest';

import { liveParts, SCRIPT_MARKDOWN } from '#support/script-strings.ts';

import { renderMarkdown } from './render.ts';

const site = 'https://www.example.com';

function parsed(html: string): ParentNode {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

test('D40 of more than 200 script strings none runs: no live element, handler or script address', () => {
  expect(SCRIPT_MARKDOWN.length).toBeGreaterThan(200);
  for (const markdown of SCRIPT_MARKDOWN) {
    const { html } = renderMarkdown(markdown, { site });
    expect(liveParts(parsed(html)), markdown).toEqual([]);
  }
});

test('D40 the check itself finds what is live', () => {
  const live = [
    '<script>1</script>',
    '<p onclick="x">',
    '<a href="java&#115;cript:x">',
    '<img src="data:x">',
  ];
  for (const html of live) expect(liveParts(parsed(html)), html).not.toEqual([]);
  expect(liveParts(parsed('<a href="/a">a</a><img src="https://example.com/a:b">'))).toEqual([]);
});

test('D40 a text that nests ten thousand deep is shown as it is written, and stops nothing', () => {
  const { html, headings } = renderMarkdown(`${'>'.repeat(10_000)}<img src=x onerror=window.pwned=1>`, {
    site,
  });
  expect(headings).toEqual([]);
  expect(liveParts(parsed(html))).toEqual([]);
  expect(parsed(html).textContent).toContain('>><img src=x');
});
