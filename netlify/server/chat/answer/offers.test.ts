import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';
import { buildKnowledge } from '../knowledge/knowledge.ts';
import { answer } from './answer.ts';

const sample = siteContent();
const availability =
  'The next free start is May 2027, with travel when it helps. She sits on juries at short notice.';
const knowledge = buildKnowledge({
  ...sample,
  profile: {
    ...sample.profile,
    availability,
    opportunities: ['Gardens and parks', 'Reviews of planting plans'],
  },
  skills: sample.skills.map((skill) => ({
    ...skill,
    details: { ...skill.details, highlights: ['Pruning since 2019, grafting since the second year.'] },
  })),
});
const ask = (message: string) => answer(knowledge, { message }).response;

test.each([
  ['Hello, our town plans a park. When could she start at the earliest?', 'May 2027'],
  ['we have sites in Zagreb and Nantes, is Alex ok with going there now and then?', 'travel'],
  ['we need a juror in three weeks, is that something Alex would consider?', 'juries'],
  ['could you review our planting plans in Zagreb?', 'Reviews of planting plans'],
  ['can she start in january?', 'May 2027'],
  ['From when could she take a new position?', 'May 2027'],
  ['when and in which cities are you looking for gardens?', 'May 2027'],
  ['for how long has he been pruning?', 'Pruning since 2019'],
])('D45 %s is answered by what the owner offers or has done since', (message, told) => {
  expect(ask(message)).toContain(told);
});

test.each([
  'would she cook for our team?',
  'could she paint our fence in Zagreb?',
  'how long has he been welding?',
])('D45 %s is no offer that is published', (message) => {
  expect(ask(message)).not.toMatch(/May 2027\b.*short notice|since 2019/);
});
