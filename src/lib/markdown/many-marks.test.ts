import type { List } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { expect, test } from 'vitest';

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
