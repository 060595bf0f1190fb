// with a document
import { expect, test } from 'vitest';

import { ResumeAnalysis } from '#contracts/resume-score.ts';
import { exampleOf } from '#support/example.ts';
import { render } from '#support/render.ts';

import { Keywords } from './Keywords.tsx';

test('R-8 of a posting without keywords it is said that there are none, not that all of them are there', () => {
  const analysis = exampleOf(ResumeAnalysis, {});
  render(<Keywords analysis={analysis} />);
  expect(document.body.textContent).toBe('The posting names no keywords to look for.');
  const { score } = analysis;
  render(<Keywords analysis={{ ...analysis, score: { ...score, matchedKeywords: ['Okta'] } }} />);
  expect(document.body.textContent).toContain('None: all of them are there.');
});
