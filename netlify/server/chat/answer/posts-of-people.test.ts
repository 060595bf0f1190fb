/** What visitors ask of the posts of people of other trades, and what they ask on. */
import { expect, test } from 'vitest';

import { readSeedBlog } from '#server/content/seed-posts.ts';
import { readSiteContent } from '#server/content/site-content.ts';

import { lastReply } from '#support/conversation.ts';

import { buildKnowledge } from '../knowledge/knowledge.ts';

const [nurse, architect, student] = ['nurse', 'architect', 'student'].map((person) => {
  const folder = `tests/content/people/${person}`;
  const { posts } = readSeedBlog(folder);
  const knowledge = buildKnowledge(
    readSiteContent(folder),
    posts.filter(({ status }) => status === 'published'),
  );
  return (messages: string) => lastReply(knowledge, messages.split(' | '))?.response;
});

test.each([
  [nurse, 'What did Aurélie write in March 2025?', /What a handover is for/],
  [nurse, 'did she publish anything in 2026?', /Teaching 620 nurses/],
  [architect, 'which article went online in May 2024?', /footsteps/],
  [architect, 'did she write something in June 2023?', /^No post or article of that time/],
  [nurse, 'Which project went live in 2024?', /^Electronic Medication Charts/],
])('D45 what was published at a time is told by its date: %#', (ask, message, said) => {
  expect(ask?.(message)).toMatch(said);
});

test.each([
  [student, 'how far did he have to walk?', /5\.2 kilometers/],
  [nurse, 'what share of what is said at handover is already in the record?', /two thirds/],
  [nurse, 'What was the longest handover she timed?', /71 minutes/],
  [architect, 'how much does the studio charge for a feasibility study?', /never less than £6,000/],
  [architect, 'What is the lowest fee for a feasibility study?', /never less than £6,000/],
  [nurse, 'On which weekday should one launch, according to Aurélie?', /Wednesday/],
  [nurse, 'Why should you not go live on a Monday?', /most admissions/],
  [nurse, 'what did a nurse write in the fourth field?', /too polite/],
])('D45 a measure, a share, a day or the most of something is found: %#', (ask, message, said) => {
  expect(ask?.(message)).toMatch(said);
});

test.each([
  [nurse, 'How long has she been doing her present job?', /^At present:[^]*: 4 years/],
  [architect, 'When did she leave Hollis Partners?', /to March 2018/],
  [architect, 'Which job did she quit to start her own studio?', /^Associate Director/],
  [nurse, 'what was she right before she became project lead', /^Clinical Informatics Nurse/],
  [student, 'what did he win?', /Second Place/],
  [architect, 'I really liked the Harbour Row Timber House. Is there a link?', /example\.com\/harbour-row/],
])('D45 a job that was left, and what is stated before a question, are known: %#', (ask, message, said) => {
  expect(ask?.(message)).toMatch(said);
});

test.each([
  [
    architect,
    'how much does the studio charge for a feasibility study? | what does one get for that?',
    /three options/,
  ],
  [architect, 'What does floor B cost extra per apartment? | what did the other two cost?', /£0|£2,300/],
  [nurse, 'What did the classroom cost per person? | and how many came to that?', /29%/],
  [nurse, 'Who wanted to add fields? | How many did they want?', /eleven/],
  [architect, 'Tell me about the Harbour Row Timber House | who is it for?', /for a cooperative/],
])('D45 a follow-up is answered by what was not said yet: %#', (ask, messages, said) => {
  expect(ask?.(messages)).toMatch(said);
});

test.each([
  [nurse, 'How long do you keep the old paper charts around after a go-live?', /1 year/],
  [nurse, 'what fraction of the talk was about the family?', /That is personal/],
  [architect, 'what did Big Pete do?', /That is personal/],
  [nurse, 'What was her grade point average at university?', /38 to 21/],
])('D45 nothing else is told for what is asked: %#', (ask, message, unsaid) => {
  expect(ask?.(message)).not.toMatch(unsaid);
});

test.each([
  [nurse, 'In your cart training piece, what did people get instead of badges?', /lanyard/],
  [nurse, 'Reading the handover post - what did the fourth field find?', /sepsis/],
  [nurse, 'How much of what is said in a handover is already in the record?', /two thirds/],
  [architect, 'Why did you choose gravel over concrete?', /vacuumed/],
  [nurse, 'does aurelie still work shifts on a ward herself', /one Saturday a month/],
  [architect, 'What is the newest post? | And the one before?', /^“What a feasibility study should cost/],
  [architect, 'Which medal did he get? | Where was he working at the time?', /Marsh Studio/],
])(
  'D45 a text is known by how a visitor calls it, and what was before or then by its date: %#',
  (ask, messages, said) => {
    expect(ask?.(messages)).toMatch(said);
  },
);
