/** Claims that shared a word with a question and did not say what it asks. */
import { expect, test } from 'vitest';

import { asking } from '#support/asking.ts';
import { saysItsTurn } from './kind.ts';

test('D45 a rate and a beginning are told as such', () => {
  expect(saysItsTurn('Two access points and a box of cables.', 'how many access points per floor')).toBe(
    false,
  );
  expect(saysItsTurn('One access point for every floor.', 'how many access points per floor')).toBe(true);
  expect(saysItsTurn('In 2020 it was designed.', 'since when is it in use')).toBe(false);
  expect(saysItsTurn('Used since 2021.', 'since when is it in use')).toBe(true);
});

test.each([
  ['Which roles should be filled first after an acquisition?', /\bended after\b/],
  ['Which jobs are better left until later after the Citrix merger?', /\bended after\b/],
  ['Which supplier does Alex recommend?', /says: “/],
  ['What are OKRs not good for?', /^(?:OKR-Based|The article)/],
  ['Which floor is the Vancouver office on?', /^Opening Our/],
  ['Which rating did the Oracle project get?', /^Rates and salary/],
  ['How many hours of work per device does a migration take?', /^In “/],
])('D45 what shares its words alone is not told: %s', (question, claimed) => {
  expect(asking('sample', question)).not.toMatch(claimed);
});

test('D45 what becomes of questions without an answer is told', () => {
  expect(asking('sample', 'What happens with questions you could not answer?')).toMatch(/30 days/);
});
