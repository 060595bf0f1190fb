/** What a follow-up means, of what was said before it. */
import { expect, test } from 'vitest';

import { asking, type Person } from '#support/asking.ts';

test.each<[Person, string, RegExp]>([
  [
    'sample',
    'Tell me about the asset management project. | Who was it done for?',
    /^IT Asset Management[^]*At Example Analytics Platform/,
  ],
  [
    'sample',
    'Who has recommended Alex? | What is the first one’s job?',
    /^(?=.*Chief Information Officer)(?!.*Finance)/s,
  ],
  ['sample', 'Which projects has he done? | How long was the third of them?', /^(?!.*Asset)(?!.*Oracle)/s],
  ['sample', 'Who is Jordan Example? | What did he say exactly?', /says: “Alex Example ran the IT side/],
  [
    'sample',
    'Who is Jordan Example? | Does he have a profile that we can see?',
    /network\.example\.com\/in\/jordan/,
  ],
  ['sample', 'Who has recommended Alex? | Who else?', /^No others are published/],
  ['sample', 'Where did Alex work in 2022? | Is he still there?', /Strategic Advisor[^]*Sr\. IT-Ops Manager/],
])('D45 %s: what is meant of several: %s', (person, messages, said) => {
  expect(asking(person, messages)).toMatch(said);
});

test.each<[Person, string, RegExp]>([
  ['sample', 'In the zero trust post, when is step 3 finished? | And the fifth step?', /Step: 5\. Leavers/],
  [
    'sample',
    'In the zero trust post, when is step 3 finished? | What about private access?',
    /Step: 6\. Private access/,
  ],
  [
    'sample',
    'In the SOC 2 post, what can we truthfully say after day 90? | And after twelve months?',
    /About day 480/,
  ],
])('D45 %s: a line of a table is asked for beside another: %s', (person, messages, said) => {
  expect(asking(person, messages)).toMatch(said);
});

test.each<[Person, string, RegExp]>([
  [
    'nurse',
    'Tell me about the handover screen | Since when is it used on the wards?',
    /since September 2021/,
  ],
  [
    'nurse',
    'Tell me about the handover screen | And how many people took part?',
    /I am not sure|I do not find/,
  ],
  [
    'nurse',
    'Tell me about the medication charts project | Which ward was first?',
    /I am not sure|geriatrics/,
  ],
  [
    'sample',
    'Tell me about the Vancouver office | What was the budget for it?',
    /^The sum of a budget is not published for that/,
  ],
])('D45 %s: what is told has the mark of what is asked: %s', (person, messages, said) => {
  expect(asking(person, messages)).toMatch(said);
});

test.each<[Person, string, RegExp]>([
  ['architect', 'Tell me about the tram depot | Did that get any award?', /Reuse Medal/],
  ['sample', 'Tell me about the CRM project. | Any recognition for it?', /^No award for it is published/],
  ['architect', 'Tell me about the school extension', /^Oak Lane Primary School Extension/],
])('D45 %s: what a project won: %s', (person, messages, said) => {
  expect(asking(person, messages)).toMatch(said);
});
