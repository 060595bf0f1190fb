import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';
import { casesOf, isTold } from '#support/told-of.ts';

import { verifyClaim } from './verify-claim.ts';

const HOW = `
= Supervise two apprentices on site and sign off their hours
+ Supervised two apprentices.
+ Supervised two apprentices on site.
- Supervised three apprentices.
- Supervised two apprentices in person.
= Trained clerks in person
+ Trained clerks.
- Trained clerks on site.
= Taught adults part-time
- Taught adults.
= Supervised pilots in training
- Supervised pilots.
= Prepared payroll changes
- Prepared payroll.
`;
test.each(casesOf(HOW))(
  'R-5 how and where something was done makes it no other thing: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);

const OTHERS = `
= Run the weekly chess club; 34 pupils took part in 2023
+ Ran a weekly chess club with 34 pupils in 2023.
- Ran a weekly chess club with 43 pupils in 2023.
= Helped to run the chess club; 34 pupils took part
- Ran the chess club with 34 pupils.
= Took part in the chess club; 34 pupils attended
- Ran the chess club with 34 pupils.
= 34 pupils took part in the chess club that a colleague ran
- Ran the chess club with 34 pupils.
= Team of 12 supported the sale of the mill
- Sold the mill with a team of 12.
= Ran the chess club; 34 pupils won a prize
- Won a prize with 34 pupils.
`;
test.each(casesOf(OTHERS))(
  'R-5 that others took part makes nothing less of what was done: %s: %s: %s',
  (bullet, text, expected) => {
    expect(isTold(bullet, text)).toBe(expected);
  },
);

test('R-5 a shop is no person: the words of a title tell what is managed', () => {
  const job = { title: 'Store Manager', company: 'Ponce Grooming', bullets: ['Managed a staff of seven'] };
  const base = ResumeContent.parse({ name: 'Ines Calder', experience: [job] });
  const isSupported = (text: string) =>
    verifyClaim({ where: 'bullet', text, employer: job.company }, base, '2026-11').isSupported;
  expect(isSupported('Store manager with a staff of 7.')).toBe(true);
  expect(isSupported('Store manager with a staff of 17.')).toBe(false);
  expect(isSupported('Bank manager with a staff of 7.')).toBe(false);
});
