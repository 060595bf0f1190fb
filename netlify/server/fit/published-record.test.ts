import { expect, test } from 'vitest';

import { siteContent } from '#server/content/site-content.ts';

import { publishedRecord } from './published-record.ts';

test('D45 evidence leads to the record page where there are details, and else to the section of the page', () => {
  const content = structuredClone(siteContent());
  const [bare, told] = content.skills;
  if (!bare || !told) throw new Error('The sample has too few skills');
  bare.details = { description: '', highlights: [] };
  const { resume, evidenceAt } = publishedRecord(content);
  const urlOf = (skill: string | undefined) =>
    evidenceAt({ path: `skills.${resume.skills.indexOf(skill ?? '')}`, quote: '', start: 0, end: 1 }).url;
  const [ofBare, ofTold] = [bare, told].map(({ skills }) =>
    skills.find((skill) => typeof skill === 'string'),
  );
  expect(urlOf(ofBare)).toBe('/#skills');
  expect(urlOf(ofTold)).toBe('/record#skill-2');
});
