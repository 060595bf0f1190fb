import { expect, test } from 'vitest';

import { toMarkdown } from './to-markdown.ts';

test('BA-5 what looks like HTML in a Word document is a text of it, and so is all that follows', () => {
  const html =
    '<p>A List&lt;String&gt; here</p><p>&lt;!-- begins</p><p>1 &lt; 2, A &amp;amp; B</p><p><code>&lt;b&gt;</code></p>';
  expect(toMarkdown(html, 0).split('\n\n')).toEqual([
    'A List\\<String> here',
    '\\<!-- begins',
    '1 < 2, A \\&amp; B',
    '`<b>`',
  ]);
});
