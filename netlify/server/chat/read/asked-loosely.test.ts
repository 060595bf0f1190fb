/** Questions in words that nothing published says, and with what a visitor says of himself. */
import { expect, test } from 'vitest';

import { asking, type Person } from '#support/asking.ts';

test.each<[Person, string, RegExp]>([
  [
    'sample',
    "Journalist here. When covid hit, how quickly did Alex's team get everybody working from home, and did anything leak?",
    /within one week and without a reportable security incident/,
  ],
  ['sample', 'which office suites does Alex know', /Google Workspace/],
  ['sample', "Who's the body behind Alex's security certification?", /ISC2/],
  [
    'sample',
    'newbies at our place wait ages for their logins. how quick is it after Alex has been at a client?',
    /under an hour/,
  ],
  [
    'sample',
    'Is there somewhere i can punch in our own figures and see if a revamp would be worth the money?',
    /ROI calculator/,
  ],
  [
    'sample',
    "Would Alex plug two firms' networks together after a buyout? what does the blog advise",
    /publish applications instead of joining networks/,
  ],
  ['sample', 'Can Alex look over our IT before we buy a competitor?', /M&A integration/],
  [
    'architect',
    'Do staff really get three-day weekends at her place without losing money?',
    /four-day week in 2022 without lowering pay/,
  ],
  ['architect', 'Has she done up old factories?', /[Cc]onversion/],
  ['architect', 'Has she ever come in cheaper than planned?', /£310K under budget/],
  ['student', 'Does his app work without signal?', /works offline/],
  ['nurse', 'Has she ever run the late shift?', /evening shift/],
])('D45 %s: everyday words find what is written: %s', (person, message, said) => {
  expect(asking(person, message)).toMatch(said);
});

test.each<[Person, string, RegExp]>([
  ['architect', "i'm a 2nd yr student. what subject does she teach, and what weekday?", /every Thursday/],
  [
    'sample',
    "Our tech boss walked out and it'll take us months to replace her. Can Alex babysit the department meanwhile?",
    /fractional CIO/,
  ],
  [
    'sample',
    "we're 4 engineers on call and its hell. how many does Alex say you need for it to last?",
    /People in the rota: 8;/,
  ],
  [
    'sample',
    "Can you list what kinds of openings Alex would consider? bullets please, I'm on my phone",
    /M&A integration leadership/,
  ],
])('D45 %s: what a visitor says of himself hides no question: %s', (person, message, said) => {
  expect(asking(person, message)).toMatch(said);
});
