/** What a follow-up means, of what was said before it. */
import { expect, test } from 'vitest';

import { asking, askingAfter, type Person } from '#support/asking.ts';

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
  ['sample', 'Where did Alex work before the consulting? | And directly before that one?', /Workspace/],
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

const PAGER = 'Over six weeks: in weeks 1 and 2 they sit beside the primary in daytime.';
const RECOMMENDED = 'Jordan Example, Chief Information Officer, and Priya Example, VP of Finance.';
const LED = 'IT Manager at Example Online Services: 3 years and 11 months (March 2013 to January 2017).';

test.each<[Person, string, string, string, RegExp]>([
  [
    'sample',
    'How does Alex bring new people into the rota?',
    'Over six weeks. Week 3: improves two runbooks by following them literally.',
    'and in week four?',
    /Week 4: secondary, with/,
  ],
  ['sample', 'How are new hires prepared for on-call?', PAGER, 'and in week two?', /Weeks 1 and 2: sits/],
  [
    'sample',
    'How are new hires prepared for on-call?',
    PAGER,
    'and in the final week?',
    /Week 6: primary, with/,
  ],
  [
    'sample',
    'Who recommends Alex?',
    RECOMMENDED,
    'The second one: what did she like most about working with Alex?',
    /^Priya Example .* says: “/,
  ],
  [
    'sample',
    'Who recommends Alex?',
    RECOMMENDED,
    'number two: what does she praise?',
    /^Priya Example .* says: “/,
  ],
  ['sample', 'How long was Alex IT Manager?', LED, 'in months?', /^47 months: 3 years and 11 months\./],
  [
    'architect',
    'How long was she at Hollis?',
    '86 months in all, in two roles.',
    'and in years?',
    /^7 years and 2 months/,
  ],
  [
    'nurse',
    'where does she work',
    'At Example Hospital Network in Montréal.',
    'and previously?',
    /^Clinical Informatics/,
  ],
  [
    'sample',
    'Where did Alex work in 2018?',
    'At Example Collaboration Software.',
    'HR here. and earlier?',
    /^IT Manager/,
  ],
  [
    'sample',
    'Has Alex written anything about on-call?',
    'Yes, the post “Hiring a team that can carry a pager” from June 2026.',
    'interesting. what does that post say about paying people for it?',
    /^(?!.*How to size).*paid/s,
  ],
  [
    'sample',
    'Which post came out in June 2026?',
    '“Hiring a team that can carry a pager” (June 2026).',
    'And the one published before it?',
    /^“A security budget/,
  ],
])('D45 %s: after “%s” “%s”: %s', (person, asked, told, message, said) => {
  const history = [
    { role: 'user' as const, content: asked },
    { role: 'assistant' as const, content: told },
  ];
  expect(askingAfter(person, history, message)).toMatch(said);
});

test('D45 a list that has no such item gives no other', () => {
  const history = [
    { role: 'user' as const, content: 'How are new hires prepared for on-call?' },
    { role: 'assistant' as const, content: PAGER },
  ];
  expect(askingAfter('sample', history, 'and in week nine?')).toMatch(/I am not sure|I do not find/);
});
