import { expect, test } from 'vitest';

import { SOURCE_LANGUAGE } from './code-mirror.ts';

const { parser } = SOURCE_LANGUAGE.language;

test('BA-2 a paragraph of thousands of nested marks opens in the editor: its parser would end in a full stack', () => {
  const text = `${'**a '.repeat(10_000)}${' b**'.repeat(10_000)}`;
  expect(parser.parse(text).length).toBe(text.length);
  expect(parser.parse('*a*').resolveInner(1, 1).name).toBe('Emphasis');
});
