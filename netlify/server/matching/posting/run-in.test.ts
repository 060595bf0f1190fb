import { expect, test } from 'vitest';

import { demandsOf } from './demands.ts';

const demanded = (text: string) =>
  demandsOf(text)
    .filter(({ isPlace }) => !isPlace)
    .map(({ necessity, span }) => `${necessity} ${span.quote}`);

test('D45 a heading in bold may end with a full stop, and stand in the line of its text', () => {
  const text = `Net mender

**The yard.** We mend what the sea tears.

**What you bring.**
Knots and splices
Three years at sea

**Nice to have.** Experience with hemp. Fluent Danish.

**What you get.** A hammock. You can sail on Sundays.

**Applying.** You must name a sailor.`;
  expect(demanded(text)).toEqual([
    'must Knots and splices',
    'must Three years at sea',
    'nice Experience with hemp',
    'nice Fluent Danish',
  ]);
});

test('D45 among the conditions of the work only lines that ask are asked', () => {
  const text = `Requirements
- Knots

Working conditions
- Ability to climb a mast
- Must be able to lift a net
- On site in Bergen at least two days a week
- A quiet loft
- Ability to enjoy our dental insurance`;
  expect(demanded(text)).toEqual([
    'must Knots',
    'must Ability to climb a mast',
    'must Must be able to lift a net',
    'must On site in Bergen at least two days a week',
  ]);
});

test('D45 an item that speaks to the reader is no label of what it names', () => {
  const text = `Profile:
- You have a broad command of nets: trawls, seines, traps
- Skills: splicing
What we propose
Meals and a hammock. You can whistle.`;
  expect(demanded(text)).toEqual([
    'must You have a broad command of nets: trawls, seines, traps',
    'must splicing',
  ]);
});

test('D45 who is to apply, and how, is not asked of anybody', () => {
  const text = `Requirements
- Knots
- Nets. We are far apart, so most of it is written

Applicants must address each of the criteria in a cover letter.
We strongly encourage applications from sailors.
If you know somebody else, we pay a referral fee.
Agencies must have a signed agreement with us.
So what are we looking for?
£14/hr + tips`;
  expect(demanded(text)).toEqual(['must Knots', 'must Nets']);
});

test('D45 in a letter whom one reports to and sits with is not asked', () => {
  const text = `You must know knots. You need nets. You would sew sails. You'd be reporting to the mate. You would also be sitting with the cook. You'd be in front of the crew every day.`;
  expect(demanded(text)).toEqual([
    'must You must know knots',
    'must You need nets',
    'must You would sew sails',
  ]);
});

test('D45 what somebody is needed to do are duties', () => {
  const text = 'What we need you to do:\n- Mend nets\n- Sew\n\nWhat you need to have:\n- Knots\n- Tides';
  expect(demanded(text)).toEqual(['must Knots', 'must Tides']);
});
