import { expect, test } from 'vitest';

import { markdownBlocks, sentencesOf } from './markdown-blocks.ts';

test('D45 a post is read as paragraphs, lists, tables and code under their headings', () => {
  const blocks = markdownBlocks(
    '## Order\n\nFirst **this**. Then [that](/x).\n\n### Steps\n\n1. One\n2. Two\n\n| Day | Who |\n| --- | --: |\n| 20 | IT |\n\n```sql\nselect 1\n```\n',
  );
  expect(blocks).toEqual([
    { kind: 'paragraph', headings: ['Order'], lines: ['First this.', 'Then that.'] },
    { kind: 'list', headings: ['Order', 'Steps'], lines: ['One', 'Two'] },
    {
      kind: 'table',
      headings: ['Order', 'Steps'],
      lines: ['Day: 20; Who: IT'],
      cells: [
        [
          ['Day', '20'],
          ['Who', 'IT'],
        ],
      ],
    },
    { kind: 'code', headings: ['Order', 'Steps'], lines: ['select 1'] },
  ]);
});

test('D45 abbreviations and initials do not end a sentence', () => {
  expect(sentencesOf('He was Sr. Manager. It took 3 days! Then J. Doe left.')).toEqual([
    'He was Sr. Manager.',
    'It took 3 days!',
    'Then J. Doe left.',
  ]);
});
