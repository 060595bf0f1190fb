/** What two cells of a table of a post differ by, however one is set against the other. */
import { expect, test } from 'vitest';

import { contentFolder } from '#server/content/folder.ts';
import { siteContent } from '#server/content/current.ts';
import { readSeedBlog } from '#server/content/seed-posts.ts';
import { readSiteContent } from '#server/content/site-content.ts';

import { answer } from '../answer/answer.ts';
import { buildKnowledge } from '../knowledge/knowledge.ts';

const publishedIn = (folder: string) =>
  readSeedBlog(folder).posts.filter(({ status }) => status === 'published');
const knowledgeOf = (folder: string) => buildKnowledge(readSiteContent(folder), publishedIn(folder));
const nurse = knowledgeOf('tests/content/people/nurse');
const architect = knowledgeOf('tests/content/people/architect');
const sample = buildKnowledge(siteContent(), publishedIn(contentFolder()));

test.each([
  [
    nurse,
    'Attendance: by how many percentage points did the cart beat the classroom?',
    /^68 percentage points/,
  ],
  [nurse, 'Price per head: how much does the cart cost over e-learning?', /^\$53 /],
  [
    nurse,
    'How far ahead of e-learning was the cart when it came to passing the check?',
    /^45 percentage points/,
  ],
  [architect, 'Impact sound: by how many dB does floor B beat floor A?', /^19 dB/],
  [architect, 'how much do you save per apartment if you take floor B rather than floor C?', /^£850 /],
  [sample, 'What is the yearly difference in total between security budget A and budget C?', /^\$230,000 /],
])('D45 the difference of two cells is told: question %#', (knowledge, message, said) => {
  expect(answer(knowledge, { message }).response).toMatch(said);
});
