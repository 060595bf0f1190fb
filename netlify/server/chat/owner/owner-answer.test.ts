/** The plainest questions, on an invented career: a head gardener who was a gardener twice, at the same time in part. */
import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';
import type { SiteContent } from '#server/content/site-content.ts';

import { answer } from '../answer/answer.ts';
import { buildKnowledge } from '../knowledge/knowledge.ts';

function content(): SiteContent {
  const copy = structuredClone(siteContent());
  const [role] = copy.roles;
  const [group] = copy.skills;
  if (!role || !group) throw new Error('the sample has no role or no skills');
  const held = (
    id: string,
    title: string,
    company: string,
    start: string,
    end: string | null,
    description: string,
  ) => ({
    ...structuredClone(role),
    ...{ id, title, company, start, end, location: 'Lyon, France', skills: ['Roses'] },
    details: {
      description,
      achievements: ['Planted 400 trees.', 'Finished a rose garden $30K under budget.'],
      responsibilities: ['Lead a team of six gardeners.'],
    },
  });
  copy.roles = [
    held('head', 'Head Gardener', 'Example Park', '2020-01', null, 'Runs the gardens of a public park.'),
    held('town', 'Town Gardener', 'Example Town', '2014-01', '2016-12', 'Kept the greenhouses of a town.'),
    held(
      'palace',
      'Palace Gardener',
      'Example Palace',
      '2016-01',
      '2018-12',
      'Kept the orangery of a palace.',
    ),
  ];
  Object.assign(copy.profile, { name: 'Kim Sample', givenName: 'Kim', label: 'Landscape Director' });
  copy.profile.stats = [{ value: '12', label: 'Years Experience' }];
  copy.about.competencies = [];
  copy.projects = [];
  copy.skills = [
    {
      ...group,
      title: 'Plants',
      skills: ['Pruning', 'Irrigation'],
      details: { description: '', highlights: [] },
    },
  ];
  return copy;
}

const POST = {
  ...{ slug: 'drones', title: 'Drones over fields', excerpt: 'Of a farm.', tags: [], categories: ['Tools'] },
  ...{ content: 'The farmer wrote a Python script for drones.', publishedAt: '2025-01-01T00:00:00Z' },
};
const knowledge = buildKnowledge(content(), [POST]);
const ask = (message: string) => answer(knowledge, { message, now: new Date('2025-12-15') });

test.each([
  ["what's his title", /^Kim Sample: Landscape Director\. Current role: Head Gardener at Example Park/],
  ['Which position does Kim hold right now?', /^Kim Sample: Landscape Director\./],
  ['How long has she been a head gardener?', /^Head Gardener at Example Park \(.*\): 6 years\./],
  ['For how many years was Kim a gardener?', /^11 years in all: .*Head Gardener.*Town.*Palace/],
  ['is he a gardener', /^Yes: the roles with that title are/],
  ['Is Kim a director?', /^Yes: Kim Sample is called Landscape Director here; no role/],
  [
    'since when is he a director',
    /no role on the timeline has that title, so since when is not published.* 12 years experience\./,
  ],
  ['Who does Kim work for?', /^Head Gardener at Example Park .*Runs the gardens of a public park\./],
  ['What does Example Town do?', /^Town Gardener at Example Town .*greenhouses/],
  ['previous employers?', /^Former roles, newest first:\n• Town.*\n• Palace/],
  [
    'How many years of experience with roses?',
    /^Years are not published by subject. The roles that name “roses”: Head Gardener/,
  ],
  ['what tools does he use', /^Tools are not listed by themselves;[^]*• Plants: Pruning, Irrigation\./],
  ['how many people has she managed', /Lead a team of six gardeners/],
  ['Which jobs ended before the current one began?', /^2 ended before Head Gardener/],
  ['any irrigation experience?', /Irrigation/],
  ['where does Kim work at the moment?', /^Head Gardener at Example Park/],
  ['Does she have a job next to university?', /^Head Gardener at Example Park/],
  ['how many people work in her office', /Lead a team of six gardeners/],
  ['does he own a business', /^No role of Kim Sample with the title “founder” is published/],
  ['Has she planted trees?', /Planted 400 trees/],
  ['does he lead others', /in roles that lead|Lead a team of six gardeners/],
  ['does he plant', /^• As Head Gardener at Example Park .*: Planted 400 trees\./],
  ["what's her mail", /^You can reach Kim Sample by email/],
])('D45 “%s” is answered from the rows', (message, expected) => {
  expect(ask(message).response).toMatch(expected);
});

test.each(['How long are roses in a park?'])('D45 “%s” asks for no years of his', (message) => {
  expect(ask(message).response).not.toMatch(/^Years are not published/);
});

test('D45 what he wants to earn is not published, whatever stands before the question', () => {
  const message =
    'Hi there, just so we do not waste the time of our teams, what salary range or day rate is Kim looking for?';
  expect(ask(message).response).toMatch(/^Rates and salary expectations are not published/);
});

test.each([
  'does he know python',
  'Python?',
  'any experience with drones?',
  'was she ever a surgeon',
  'how big was his budget',
])('D45 “%s” is not published, whatever a post says of others', (message) => {
  const { response, isAnswered, citations } = ask(message);
  expect(isAnswered).toBe(false);
  expect(response).not.toContain('farmer');
  expect(citations.map(({ section }) => section)).not.toContain('blog');
});
