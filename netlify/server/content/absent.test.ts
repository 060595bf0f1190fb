import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { answer } from '../chat/answer/answer.ts';
import { buildKnowledge } from '../chat/knowledge/knowledge.ts';
import { contentFolder } from './folder.ts';
import { readSeedBlog } from './seed-posts.ts';
import { readSiteContent } from './site-content.ts';

const QUESTIONS = [
  'Who is Alex?',
  'What do others say about Alex?',
  'Which awards were won?',
  'Which certifications does Alex hold?',
  'Which projects saved money?',
  'How can I call?',
  'Where is Alex based?',
  'Which languages are spoken?',
  'Is Alex available?',
  'What are the strengths?',
  'What is the current focus?',
  'How many years of experience?',
  'Tell me about the blog',
];
const now = new Date('2026-11-22T12:00:00Z');

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(contentFolder(), copy, { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

const remove = (...names: string[]) => {
  for (const name of names) rmSync(path.join(copy, name), { recursive: true });
};

test('P-GEN-2 P-CHAT-8 without the folders of awards and recommendations the content is read and the assistant answers', () => {
  remove('awards', 'testimonials');
  const content = readSiteContent(copy);
  expect(content.awards).toEqual([]);
  expect(content.testimonials).toEqual([]);
  const knowledge = buildKnowledge(content);
  for (const message of QUESTIONS)
    expect(answer(knowledge, { message, history: [], now }).response).not.toBe('');
});

test('P-GEN-2 P-CHAT-8 a profile alone is content enough', () => {
  remove(...readdirSync(copy).filter((name) => name !== 'profile.yaml'));
  const lines = ['name: Jo', 'givenName: Jo', 'label: Nurse', 'headline: Care', 'summary: Jo is a nurse.'];
  writeFileSync(path.join(copy, 'profile.yaml'), [...lines, 'email: jo@example.com', 'phone:'].join('\n'));
  const knowledge = buildKnowledge(readSiteContent(copy));
  for (const message of QUESTIONS) {
    const { response } = answer(knowledge, { message, history: [], now });
    expect(response).not.toBe('');
    expect(response).not.toMatch(/undefined|null|NaN|, ,/);
  }
  expect(readSeedBlog(copy)).toMatchObject({ posts: [], categories: [], tags: [] });
});

test('P-GEN-2 what the site is without, the server does not tell of', () => {
  writeFileSync(path.join(copy, 'brand.yaml'), 'without: [projects, game]\n');
  const content = readSiteContent(copy);
  expect(content.projects).toEqual([]);
  expect(content.assistant.site.map(({ topic }) => topic)).not.toContain('game');
});
