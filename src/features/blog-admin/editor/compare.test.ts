import fc from 'fast-check';
import { expect, test } from 'vitest';

import { compare, merged } from './DiffLines.tsx';
import { BLANK, type EditorValues } from './values.ts';

const values = (changes: Partial<EditorValues>): EditorValues => ({ ...BLANK, ...changes });

test('BA-5 a field that only one of two editors changed is kept from that one', () => {
  const base = values({ title: 'Title', excerpt: 'Excerpt', tagIds: [1, 2] });
  const mine = { ...base, title: 'My title' };
  const theirs = { ...base, excerpt: 'Their excerpt', tagIds: [2, 1] };
  const comparison = compare(base, mine, theirs);
  expect(comparison.fields).toEqual([
    { name: 'title', keep: 'mine' },
    { name: 'excerpt', keep: 'theirs' },
  ]);
  expect(merged(mine, theirs, comparison)).toMatchObject({ title: 'My title', excerpt: 'Their excerpt' });
});

test('BA-5 paragraphs that each of two editors added are both kept', () => {
  const base = values({ content: 'One.\n\nTwo.\n' });
  const mine = values({ content: 'One.\n\nMine.\n\nTwo.\n' });
  const theirs = values({ content: 'One.\n\nTwo.\n\nTheirs.' });
  const { content } = merged(mine, theirs, compare(base, mine, theirs));
  expect(content).toBe('One.\n\nMine.\n\nTwo.\n\nTheirs.');
});

test('BA-5 a paragraph that one changed and the other left is the changed one', () => {
  const base = values({ content: 'Same.\nOld.\nEnd.' });
  const mine = values({ content: 'Same.\nOld.\nEnd.' });
  const theirs = values({ content: 'Same.\nNew.\nEnd.' });
  expect(merged(mine, theirs, compare(base, mine, theirs)).content).toBe('Same.\nNew.\nEnd.');
});

test('BA-5 choosing one side everywhere gives exactly the text of that side', () => {
  const line = fc.constantFrom('a', 'b', 'c', '');
  const text = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(
      text,
      text,
      text,
      fc.constantFrom('mine' as const, 'theirs' as const),
      (one, two, base, keep) => {
        const mine = values({ content: one });
        const theirs = values({ content: two });
        const { fields, hunks } = compare(values({ content: base }), mine, theirs);
        const chosen = hunks.map((hunk) => (hunk.kind === 'same' ? hunk : { ...hunk, keep }));
        const { content } = merged(mine, theirs, { fields, hunks: chosen });
        expect(content).toBe(keep === 'mine' ? one : two);
      },
    ),
  );
});

test('BA-5 by default every line that only one of two editors has stays', () => {
  const line = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const text = fc.array(line, { minLength: 1, maxLength: 8 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (one, two) => {
      const mine = values({ content: one });
      const theirs = values({ content: two });
      const { content } = merged(mine, theirs, compare(BLANK, mine, theirs));
      const kept = content.split('\n');
      for (const written of [...one.split('\n'), ...two.split('\n')]) expect(kept).toContain(written);
    }),
  );
});

test('BA-5 two long texts that share next to nothing are one difference, of which nothing is dropped', () => {
  const lines = (word: string) => Array.from({ length: 2_000 }, (_, index) => `${word} ${index}\n`).join('');
  const text = (word: string) => values({ content: `${lines(word)}Shared.\n${lines(word)}` });
  const { hunks } = compare(values({}), text('mine'), text('theirs'));
  expect(hunks).toHaveLength(1);
  const { content } = merged(text('mine'), text('theirs'), { fields: [], hunks });
  expect(content).toBe(text('mine').content + text('theirs').content);
});
