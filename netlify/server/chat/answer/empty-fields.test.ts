/** What the assistant says of testimonials, awards and posts whose optional fields are empty. */
import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';

import { buildKnowledge } from '../knowledge/knowledge.ts';
import { answer } from './answer.ts';

test('D45 a field that is empty leaves no brackets and no signs behind', () => {
  const content = structuredClone(siteContent());
  for (const one of content.testimonials) Object.assign(one, { title: '', relationship: '' });
  for (const one of content.awards) Object.assign(one, { issuer: '', summary: '' });
  const post = {
    slug: 'trois-gestes',
    title: 'Trois gestes',
    excerpt: '',
    content: 'Une affiche.',
    publishedAt: '2026-10-01T00:00:00Z',
    categories: ['Soins'],
    tags: ['Gestes'],
  };
  const knowledge = buildKnowledge(content, [post]);
  const ask = (message: string) => answer(knowledge, { message, now: new Date('2026-11-20') });

  const praise = ask('What do colleagues say about him?');
  expect(praise.response).toMatch(/^\S.* says: “/);
  expect(praise.response).not.toContain('(');
  for (const { title } of praise.citations) expect(title).not.toMatch(/, ?$/);
  expect(ask('What awards has he won?').response).not.toMatch(/\(, |: ?(?:Link|$)/m);
  const posts = ask('Has he written anything about gestes?').response;
  expect(posts).toMatch(/• “Trois gestes” \([A-Z]\w+ \d{4}\)$/m);
});

test('D45 where no awards and nobody’s words are published the reply says so, and quotes no other text for them', () => {
  const knowledge = buildKnowledge({ ...siteContent(), testimonials: [], awards: [] });
  const ask = (message: string) => answer(knowledge, { message });
  for (const message of [
    'who are his references',
    'any recommendations?',
    'What do colleagues say about him?',
  ])
    expect(ask(message)).toMatchObject({
      isAnswered: false,
      response: expect.stringMatching(/^No recommendations are published here\./),
    });
  expect(ask('has he won awards?').response).toMatch(/^No awards are published here\./);
});
