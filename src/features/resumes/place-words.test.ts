import { expect, test } from 'vitest';

import { ResumeContent } from '#contracts/resume-content.ts';

import { placeWords } from './Evidence.tsx';

const resume = ResumeContent.parse({ experience: [{ title: 'CIO', company: 'Example' }] });

test.each([
  ['experience.0.bullets.2', 'CIO at Example, bullet 3'],
  ['experience.0.startDate', 'CIO at Example, start'],
  ['experience.4.title', 'Experience 5, title'],
  ['education.0', 'Education 1'],
  ['skills.3', 'Skills, entry 4'],
  ['summary', 'Summary'],
  ['_source.languages.0', 'Languages, entry 1'],
  ['_source.headline', 'Headline'],
  ['unheard', 'unheard'],
])('R-8 a quote at %s is said to stand at “%s”', (path, words) => {
  expect(placeWords(path, resume)).toBe(words);
});
