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

test('BA-5 footnotes and endnotes of a Word document are notes of the post, in the order of their marks', () => {
  const mark = (id: string, n: number) =>
    `<sup><a href="#${id}" id="${id.replace('note', 'note-ref')}">[${n}]</a></sup>`;
  const note = (id: string, html: string) =>
    `<li id="${id}">${html}<p><a href="#${id.replace('note', 'note-ref')}">↑</a></p></li>`;
  const html = `<p>One${mark('endnote-2', 1)} and [^1] two${mark('footnote-2', 2)}.</p><ol>${note('endnote-2', '<p>First.</p><p>More of it.</p>')}${note('footnote-2', '<p>Second, see <a href="#heading">there</a>.</p>')}</ol>`;
  expect(toMarkdown(html, 0).split(/\n{2,}/)).toEqual([
    'One[^1] and \\[^1\\] two[^2].',
    '[^1]: First.',
    '    More of it.',
    '[^2]: Second, see [there](#heading).',
  ]);
});
