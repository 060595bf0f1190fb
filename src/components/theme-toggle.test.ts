import { expect, test } from 'vitest';

import { otherTheme, parseTheme } from './theme-toggle.ts';

test.each(['light', 'dark'])('P-THM-1 a kept "%s" is a theme', (kept) => {
  expect(parseTheme(kept)).toBe(kept);
});

test.each([null, '', 'Dark', 'auto', '"dark"'])(
  'P-THM-1 a kept %j leaves the choice to the system',
  (kept) => {
    expect(parseTheme(kept)).toBeUndefined();
  },
);

test('P-THM-1 the switch leads away from what is shown, whoever chose it', () => {
  expect(otherTheme(undefined, true)).toBe('light');
  expect(otherTheme(undefined, false)).toBe('dark');
  expect(otherTheme('light', true)).toBe('dark');
  expect(otherTheme('dark', false)).toBe('light');
});
