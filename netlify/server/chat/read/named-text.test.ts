/** Where a question names a text, an employer or a figure of a business, it is answered from that or not at all. */
import { expect, test } from 'vitest';

import { asking, type Person } from '#support/asking.ts';

test.each([
  ['In the guest article, how many objectives did they begin with?', /eleven objectives/],
  ['According to the social post, what would Alex do in another way?', /receptionist/],
  ['In the post about hiring, how many people make a rota?', /Eight people/],
  ['How many engineers worked on the device migration that Alex wrote about?', /Two engineers/],
  [
    'How much of the hours goes into work nobody chooses, according to the OKR follow-up article?',
    /between 55% and 70%/,
  ],
  ['How many times did they change the trial meeting room before building the rest?', /eleven times/],
  ['In your pager job ad, when does someone start work after a night with a call?', /at noon/],
  ['In the network plan, which VLAN do guests get?', /guest: vlan: 120/],
])('D45 what a text is asked for stands in it: %s', (question, said) => {
  expect(asking('sample', question)).toMatch(said);
});

test.each<[Person, string, RegExp]>([
  ['sample', 'How many square metres had the office at Example Analytics Platform?', /^(?!.*50,000)/s],
  ['sample', 'How large was the team at Example Game Studios?', /not published|^I do not find|I am not sure/],
  ['nurse', 'How many people did she lead at Example Hospital Network?', /a team of six/],
  ['nurse', 'Has Aurélie led a team of more than 20?', /^None of that size .* a team of six/],
  ['architect', 'Has she supervised at least 10 architects?', /^Yes: .* eleven architects/],
  ['sample', 'Has Alex managed 100 people?', /^How many people a team had is not published as a number/],
  ['nurse', 'Has she trained 600 nurses?', /“Trained 620 nurses/],
  ['nurse', 'Does she have experience managing a budget?', /^Yes\.\n.*\$1\.8M/],
  ['nurse', "How many beds has the children's hospital where she did informatics?", /190/],
  ['nurse', 'What was the budget at Example Hospital Network?', /\$1\.8M/],
  ['architect', 'What is the yearly revenue of the studio?', /^Figures of a business are not published/],
  ['sample', 'How profitable is the consulting firm?', /^Figures of a business are not published/],
])('D45 %s: no figure of another place is given: %s', (person, question, said) => {
  expect(asking(person, question)).toMatch(said);
});
