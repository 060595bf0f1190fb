import { expect, test } from 'vitest';

import type { SocialProblem } from '#contracts/social-cards.ts';

import { cropStyle } from './SharedCard.tsx';
import { addressText, withFootnotes } from './footnotes.ts';

const problem = (severity: SocialProblem['severity'], source: string): SocialProblem => ({
  ...{ rule: source, severity, source, platform: null, message: 'Something is wrong.' },
});

test('A-SCR-2 errors come first, and each source is one note however many refer to it', () => {
  const found = [
    problem('warning', 'https://ogp.me/'),
    problem('error', 'b'),
    problem('error', 'https://ogp.me/'),
  ];
  const { problems, notes } = withFootnotes(found);
  expect(problems.map(({ severity, note }) => [severity, note])).toEqual([
    ['error', 1],
    ['error', 2],
    ['warning', 2],
  ]);
  expect(notes).toEqual(['b', 'https://ogp.me/']);
});

test('A-SCR-2 a source is a link only where it is an address', () => {
  expect(addressText('https://ogp.me/')).toBe('ogp.me');
  expect(addressText('not documented by the platform')).toBeUndefined();
});

test('A-SCR-2 the part of an image that a platform shows fills its frame', () => {
  expect(cropStyle({ x: 0.25, y: 0, width: 0.5, height: 1 })).toEqual({
    width: '200%',
    height: '100%',
    left: '-50%',
    top: '0%',
  });
});
