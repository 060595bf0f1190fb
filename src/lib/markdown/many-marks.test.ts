import fc from 'fast-check';
import type { List } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { expect, test, vi } from 'vitest';

import { MARKS, MARKS_MAXIMUM, remarkFewMarks } from '#contracts/few-marks.ts';
import { listItem } from './render.ts';
import { renderMarkdown } from './render.ts';

const html = (markdown: string) => renderMarkdown(markdown, { site: 'https://example.com' }).html;

test('D40 in one paragraph marks beyond the limit are text; the next paragraph begins anew', () => {
  const shown = html(`${'*a* '.repeat(MARKS_MAXIMUM)}\n\n**Next** one.`);
  expect(shown.split('<em>')).toHaveLength(MARKS_MAXIMUM / 2 + 1);
  expect(shown).toContain('*a* *a*</p>\n<p><strong>Next</strong> one.</p>');
  expect(html(`${'`*`'.repeat(MARKS_MAXIMUM)} *a*`)).toContain('<em>a</em>'); // code is no mark
});

const grammar = unified().use(remarkParse).use(remarkGfm).freeze();
const bounded = grammar().use(remarkFewMarks).freeze();

const PIECES = [
  'a',
  'b c',
  'www.a.b',
  'h',
  'x@y.zz',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '- ',
  '> ',
  '# ',
  '|',
  '|-|\n',
];
const MARKED = [
  '!',
  '*',
  '**',
  '_',
  '~~',
  '[',
  ']',
  '](c)',
  '`',
  '&',
  '&amp;',
  '\\',
  '\\*',
  '<',
  '<a>',
  '<!-- -->',
];

test('D40 a text is read as the grammar says, whatever stands between the pieces of it', () => {
  const text = fc.array(fc.constantFrom(...PIECES, ...MARKED), { maxLength: 40 }).map((all) => all.join(''));
  fc.assert(
    fc.property(text, (markdown) => {
      expect(bounded.parse(markdown)).toEqual(grammar.parse(markdown));
    }),
    { numRuns: 1_000 },
  );
});

test.each(['a!&lt;', 'a!\\*', 'a_b ', '(h\n', 'a [b]\n', 'a!`b`', 'a!<a>'])(
  'D40 twice as many pieces of a text (%j) move twice as much when they are made one, not four times',
  (piece) => {
    const { splice } = Array.prototype;
    const movedFor = (count: number) => {
      let moved = 0;
      const spy = vi.spyOn(Array.prototype, 'splice').mockImplementation(function count(
        this: unknown[],
        from: number,
        ...others: [number]
      ) {
        moved += this.length - from;
        return splice.call(this, from, ...others) as unknown[];
      });
      bounded.parse(piece.repeat(count));
      spy.mockRestore();
      return moved;
    };
    expect(movedFor(800)).toBeLessThan(2.5 * movedFor(400) + 100);
  },
);

test('D40 a table fills its rows up, but not to millions of cells', () => {
  const table = (columns: number, rows: number) =>
    `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'|a|\n'.repeat(rows)}`;
  expect(html(table(10, 10)).split('<td')).toHaveLength(10 * 10 + 1);
  expect(html(table(500, 500)).split('<td')).toHaveLength(500 + 1);
});

test('D40 twice as many items of a list are twice the looks at them, not four times', () => {
  const looksFor = (count: number) => {
    let looks = 0;
    const items = Array.from({ length: count }, () => ({
      type: 'listItem' as const,
      spread: false,
      children: [],
    }));
    const children = new Proxy(items, {
      get(target, name): unknown {
        looks += 1;
        return Reflect.get(target, name);
      },
    });
    const list: List = { type: 'list', ordered: false, children };
    unified()
      .use(remarkRehype, { handlers: { listItem } })
      .runSync({ type: 'root', children: [list] });
    return looks;
  };
  expect(looksFor(400) / looksFor(200)).toBeLessThan(2.1);
});

test('D40 items of a list stand apart where one of them does, and only there', () => {
  expect(html('- a\n- b')).toBe('<ul>\n<li>a</li>\n<li>b</li>\n</ul>');
  expect(html('- a\n\n- b\n- c')).toBe(
    '<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n<li>\n<p>c</p>\n</li>\n</ul>',
  );
});

test('D40 quotes and lists within each other beyond the limit are text', () => {
  const shown = html('1. > '.repeat(3_000));
  expect(shown.split('<blockquote')).toHaveLength(26);
  expect(shown).toContain('1. > 1. > 1. >');
});

test('D40 brackets before the limit are looked for no more behind it, where nothing can close them', () => {
  const extensions: {
    text: Record<string, { tokenize: (...of: unknown[]) => (code: number) => unknown }>;
  }[] = [];
  remarkFewMarks.call({ data: () => ({ micromarkExtensions: extensions }) });
  const bracket: { type: string; _balanced?: boolean } = { type: 'labelLink' };
  const reader = { events: [['enter', bracket, {}]] };
  const [open] = MARKS;
  const effects = { enter() {}, exit() {}, consume() {} };
  const mark = () =>
    extensions[0]?.text[String(open)]?.tokenize.call(
      reader,
      effects,
      () => undefined,
      () => undefined,
    )(Number(open));
  for (let count = 0; count < MARKS_MAXIMUM; count += 1) mark();
  expect(bracket._balanced).toBeUndefined();
  mark();
  expect(bracket._balanced).toBe(true);
});
