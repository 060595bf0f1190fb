import { expect, test } from 'vitest';

import { shownMarkdown, shownText } from './shown-text.ts';

test.each([
  ['a comment', 'seen\n\n<!-- unseen -->\n\nseen too'],
  ['a comment of several lines', 'seen\n\n<!-- unseen\n\nunseen -->\n\nseen too'],
  ['comments within a line', 'seen <!-- unseen --> and <!-- unseen --> seen too'],
  ['a comment that nothing ends', 'seen\n\nseen too\n\n<!-- unseen\n\nunseen'],
  ['a comment in a list and in a quote', '- seen <!-- unseen -->\n\n> <!-- unseen -->\n\nseen too'],
  ['a block of HTML', 'seen\n\n<div hidden>unseen\n<!-- unseen -->\nunseen</div>\n\nseen too'],
  ['a block in a quote', 'seen\n\n> <div>unseen</div>\n\nseen too'],
  ['lines behind a lone tag', 'seen\n\n<span>\nunseen\n</span>\n\nseen too'],
  ['definitions of links', 'seen\n\n[//]: # (unseen)\n[a]: https://example.com "unseen"\n\nseen too'],
  ['attributes', 'seen <span title="unseen">seen too</span>'],
  ['instructions and declarations', 'seen <?unseen?> <!X unseen> <![CDATA[unseen]]> seen too'],
  ['what stands behind a comment that begins a block', '<!-- unseen --> unseen\n\nseen too'],
  ['a comment behind code', 'seen `code`<!-- unseen --> seen too'],
  ['a comment behind a backslash that is shown', 'seen \\\\<!-- unseen --> seen too'],
  ['a comment behind a lone backtick', 'seen `<!-- unseen --> seen too ``'],
  ['a comment after a fence that holds another', '````\n```\n````\n\n<!-- unseen -->\n\nseen too'],
  ['a comment after fences of another kind', '```\n~~~\n```\n\n<!-- unseen -->\n\nseen too'],
  ['a comment after three backticks in a line', '```code``` in it\n\n<!-- unseen -->\n\nseen too'],
  ['a comment after a fence in a list', '1. ```js\n   code\n   ```\n\n<!-- unseen -->\n\nseen too'],
  ['a comment after a quote that ends its fence', '> ```\n> code\n\n<!-- unseen -->\n\nseen too'],
  ['a comment after an item that ends its fence', '- ~~~\n  code\n\n<!-- unseen -->\n\nseen too'],
  ['a comment after indented backticks', 'text\n\n    ```\n\n<!-- unseen -->\n\nseen too'],
])('D45 what the page leaves out is no text of a post: %s', (_, markdown) => {
  expect(shownText(markdown)).not.toContain('unseen');
  expect(shownText(markdown)).toContain('seen too');
});

test.each([
  [
    'tags and comments in code',
    'A `<div>` and a `<!--` in code.\n\n```html\n<div>\n<!-- seen -->\n```\n\nAfter it.',
  ],
  [
    'comments in the code of an item, of a quote, and within a longer fence',
    '- It is\n\n  ```html\n  <!-- seen -->\n  ```\n\n> ~~~\n> <!-- seen -->\n> ~~~\n\n````\n```\n<!-- seen -->\n````',
  ],
  ['addresses in angle brackets', 'See <https://example.com/a> and <me@example.com>.'],
  ['lone signs', 'With 1 < 2 and a <b.\n\n[1] is no definition: it is text.\n\n[^1]: A note.'],
  ['signs that are escaped', 'A List\\<String>, and \\<!-- no comment -->.'],
  ['brackets within a paragraph', 'It says\n[so]: and goes on.'],
])('D45 what the page shows stays as it is: %s', (_, markdown) => {
  expect(shownText(markdown)).toBe(markdown);
});

test('B-API-4 the Markdown that a page shows has the definitions of its links, and no others', () => {
  const markdown =
    'See [one][A].\n\n[a]: https://example.com\n[b]: https://example.org "unseen"\n\n<!--\n[a]: unseen\n-->';
  expect(shownMarkdown(markdown).trim()).toBe('See [one][A].\n\n[a]: https://example.com');
});
