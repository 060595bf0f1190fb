import { Compass, icons } from 'lucide';
import { expect, test } from 'vitest';

import { contentIcon } from './content-icon.ts';

test('P-SKL-1 the icon of a card is found by the name that lucide.dev gives it', () => {
  expect(contentIcon('compass')).toBe(Compass);
  expect(contentIcon('building-2')).toBe(icons.Building2);
});

test('P-PRJ-2 a misspelt icon stops the build and says which one it is', () => {
  expect(() => contentIcon('bulding-2')).toThrow('bulding-2');
});
