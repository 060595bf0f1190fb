/** What is asked of a text: how long a list is, what it says in other words, and what only announces it. */
import { expect, test } from 'vitest';

import { asking } from '#support/asking.ts';
import { announces, kindOf } from './kind.ts';

test('D45 how long a list or a text is asks for a number, how long a job was for a time', () => {
  expect(kindOf('how long is the question list')).toBe('count');
  expect(kindOf('how long was the final thesis')).toBe('count');
  expect(kindOf('how long was the job at citrix')).toBe('duration');
});

test('D45 what a text is about is not what it says', () => {
  expect(announces('How to size a team, what to ask and what to pay.')).toBe(true);
  expect(announces('What I would not do is pay per page.')).toBe(false);
});

test('D45 on-call is one word, and a notebook is a laptop', () => {
  expect(asking('sample', 'Does Alex take on-call shifts?')).not.toMatch(/^Available now/);
  expect(asking('sample', 'What would new notebooks have cost?')).toMatch(/\$490,000/);
});
