/** Two things that are asked of one post are both answered from it, and a line of its table where that is asked for. */
import { expect, test } from 'vitest';

import { readSeedBlog } from '#server/content/seed-posts.ts';
import { readSiteContent } from '#server/content/site-content.ts';

import { asking } from '#support/asking.ts';
import { lastReply } from '#support/conversation.ts';

import { buildKnowledge } from '../knowledge/knowledge.ts';

const sample = (message: string) => asking('sample', message);
const [nurse, architect, student] = ['nurse', 'architect', 'student'].map((person) => {
  const folder = `tests/content/people/${person}`;
  const posts = readSeedBlog(folder).posts.filter(({ status }) => status === 'published');
  const knowledge = buildKnowledge(readSiteContent(folder), posts);
  return (message: string) => lastReply(knowledge, [message])?.response ?? '';
});

test.each([
  [
    sample,
    'Which of the three security budgets got picked in the article, and the yearly price tag?',
    /the answer was B/,
    /\$288,000/,
  ],
  [
    sample,
    'What was the flop Alex admits to in the zero trust text, how many calls came in?',
    /We had done everything right/,
    /212 calls/,
  ],
  [
    sample,
    'In the article about day one after a takeover: how many promises, and what is the rule for changes?',
    /Four promises/,
    /no change on day one/,
  ],
  [
    architect,
    "in the feasibility article, what's the minimum fee and how many options do you get?",
    /£6,000/,
    /three options/,
  ],
  [
    student,
    'in the bus post, what did hosting cost and how many stops had wrong names?',
    /4 euros/,
    /Twenty-six/,
  ],
  [architect, 'In the timber floor piece, which floor did they pick and why?', /We took B/, /Two decibels/],
])('D45 both things that are asked of a post are told from it: %#', (ask, message, first, second) => {
  const said = ask?.(message);
  expect(said).toMatch(first);
  expect(said).toMatch(second);
  expect(said).toMatch(/not sure/);
});

test.each([
  [
    architect,
    'which mock up floor did they go for in the end & how much more per flat is it',
    /Floor: B;.*£1,450/,
    /£2,300/,
  ],
  [
    nurse,
    'Of her 3 ways to train nurses which was the cheapest, and which one had most people passing?',
    /Form: E-learning.*Form: Cart/s,
    /Form: Classroom/,
  ],
])(
  'D45 a line of a table that is chosen, or has the least or the most, is told and no other: %#',
  (ask, message, told, other) => {
    expect(ask?.(message)).toMatch(told);
    expect(ask?.(message)).not.toMatch(other);
  },
);

test('D45 one of two things is told, and that the other is not known', () => {
  expect(
    student?.('In the night bus text, how far did he walk and what bug did the clock change cause?'),
  ).toMatch(/5\.2 kilometers.*For the rest of your question I am not sure/s);
});

test.each([
  'We overpay nearly all our suppliers. Has Alex ever trimmed bills like that, and by how much?',
  'who says what two companies may already share between the announcement and the closing?',
])('D45 where no post is named, what is asked of the owner is not cut into parts: %s', (message) => {
  expect(sample(message)).not.toMatch(/the site says in “/);
});
