import { expect, test } from 'vitest';

import { SkillCategory } from '#contracts/content.ts';
import { siteContent, type SiteContent } from '#server/content/site-content.ts';

import { buildKnowledge } from '../knowledge/knowledge.ts';
import { answer } from './answer.ts';

const content = siteContent();
const knowledge = buildKnowledge(content);
const ask = (message: string, known = knowledge) => answer(known, { message, now: new Date('2026-11-20') });

const DIPLOMA = { text: 'Diploma in Botany', link: 'https://example.com' };

/** The knowledge that other content would give. */
function knowing(change: (copy: SiteContent) => void) {
  const copy = structuredClone(content);
  change(copy);
  return buildKnowledge(copy);
}

test('P-GEN-2 other content gives other answers: nothing is written into the code', () => {
  const other = knowing(({ profile, roles, projects, skills }) => {
    Object.assign(profile, {
      name: 'Kim Sample',
      givenName: 'Kim',
      email: 'kim@sample.example',
      phone: '555',
    });
    profile.stats = [
      { value: '22+', label: 'Years Experience' },
      { value: '$44M', label: 'Cost Savings' },
      { value: '7', label: 'Projects Led' },
    ];
    const [role] = roles;
    if (role) Object.assign(role, { title: 'Chief Gardener', company: 'Green Thumb Ltd', start: '2024-02' });
    const [project] = projects;
    if (project) project.title = 'Greenhouse Automation';
    const education = skills.at(-1);
    if (education) education.skills = SkillCategory.shape.skills.parse([DIPLOMA]);
    if (education) education.details.highlights = ['Diploma in Botany, with honours.'];
  });
  const say = (message: string) => ask(message, other).response;
  expect(say('How can I get in touch?')).toMatch(/kim@sample\.example.*555/);
  expect(say('How many years of experience?')).toMatch(/Kim Sample has 22\+ years/);
  expect(say('What savings can be shown in figures?')).toContain('$44M');
  expect(say('What is the current role?')).toMatch(/Chief Gardener at Green Thumb Ltd.*February 2024/);
  expect(say('When was Kim Chief Gardener?')).toMatch(/since February 2024/);
  expect(say('Tell me about the Greenhouse Automation project')).toMatch(/^Greenhouse Automation\./);
  expect(say('Any certifications?')).toContain('Diploma in Botany');
  expect(say('Does Kim have a CISSP?')).not.toMatch(/^Yes/);
});

test('D45 every answer from the content names its source in words and as a citation', () => {
  const { response, citations } = ask('Does Alex know Okta?');
  expect(response).toMatch(/You can read more under .*Experience/);
  expect(citations.map(({ url }) => url)).toContain('/#experience');
});

test('D45 at most four citations, none twice', () => {
  const { citations } = ask('What projects are there?');
  expect(citations).toHaveLength(4);
  expect(new Set(citations.map(({ title }) => title)).size).toBe(4);
});

test('D45 the length of a role that lasts depends on the day of the question', () => {
  const at = (now: string) =>
    answer(knowledge, { message: 'How long has Alex been IT Consultant?', now: new Date(now) }).response;
  expect(at('2025-04-15')).toContain('(1 year)');
  expect(at('2026-04-15')).toContain('(2 years)');
});

test('D45 an unanswerable question is answered honestly and points to the contact section', () => {
  const { response, isAnswered, citations } = ask('Which football team does Alex support?');
  expect(isAnswered).toBe(false);
  expect(response).toContain(content.profile.email);
  expect(citations.map(({ section }) => section)).toEqual(['contact']);
});

test('D45 "tell me more" says something that was not said yet', () => {
  const question = 'What security experience is there?';
  const first = ask(question);
  const more = answer(knowledge, {
    message: 'Tell me more',
    history: [
      { role: 'user', content: question },
      { role: 'assistant', content: first.response },
    ],
  });
  const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('•'));
  expect(lines(more.response).length).toBeGreaterThan(0);
  for (const line of lines(more.response)) expect(first.response).not.toContain(line);
});

test('D45 the same question has the same answer', () => {
  expect(ask('Who is this?')).toEqual(ask('Who is this?'));
});
