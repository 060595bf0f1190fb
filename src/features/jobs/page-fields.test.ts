import { expect, test } from 'vitest';

import { blankValues, JobValues } from './job-form.ts';
import { filledFrom, filledSentence, postingToSave, readingAfter, readingWithout } from './page-fields.ts';

const blank = blankValues(new Date());
const page = {
  company: 'Example',
  position: 'CIO',
  location: null,
  salary: '',
  description: 'Leads IT.',
  requirements: null,
  details: null,
  source: 'Example Jobs',
  contactPerson: null,
  contactEmail: null,
  posting: {
    text: 'Leads IT.',
    state: 'open' as const,
    origins: {
      company: { source: 'page' as const, certainty: 'sure' as const },
      description: { source: 'text' as const, certainty: 'guess' as const },
    },
  },
  jobUrl: 'https://example.com/after-a-redirect',
};

test('J-4 the page fills empty fields and leaves what is written, and the pasted address, alone', () => {
  const values = { ...blank, position: 'Chief of Staff', source: '  ', jobUrl: 'https://example.com/1' };
  expect(filledFrom(page, values)).toEqual({
    company: 'Example',
    source: 'Example Jobs',
    description: 'Leads IT.',
  });
});

test('J-4 the address that a text gives for its job fills an empty field of the address', () => {
  expect(filledFrom(page, blank)).toMatchObject({ jobUrl: page.jobUrl });
  expect(filledFrom({ ...page, jobUrl: '' }, blank)).not.toHaveProperty('jobUrl');
});

test('J-4 it is said what was filled in', () => {
  expect(filledSentence(filledFrom(page, blank))).toBe(
    'Filled in from the page: job URL, company, position, source, description.',
  );
  expect(filledSentence({})).toBe('The page had nothing for the empty fields.');
  expect(filledSentence({ company: 'Example' }, 'open', 'text')).toBe('Filled in from the text: company.');
});

test('J-4 what the owner changed or emptied after a reading stays his, and only the rest is said to be read', () => {
  const filled = filledFrom(page, blank);
  const reading = readingAfter(page, filled, undefined);
  const read = JobValues.parse({ ...blank, ...filled });
  const touched = { ...read, company: 'Example Ltd', description: '' };
  const later = { ...page, company: 'Other', position: 'CTO', description: 'Else.' };
  expect(filledFrom(later, touched, reading)).toEqual({});
  expect(filledFrom(later, read, reading)).toEqual({ company: 'Other', description: 'Else.' });
  expect(postingToSave(reading, touched)).toEqual({ text: 'Leads IT.', state: 'open', origins: {} });
  expect(postingToSave(reading, read)?.origins).toEqual(page.posting.origins);
  expect(postingToSave(readingWithout(reading, ['company']), read)?.origins).not.toHaveProperty('company');
});

test('J-4 a page that is no job says why nothing is filled in', () => {
  expect(filledSentence({}, 'login')).toContain('asks to sign in');
  expect(filledSentence({}, 'list')).toContain('several jobs');
  expect(filledSentence({}, 'article')).toContain('does not look like a job');
  expect(filledSentence({ company: 'Example' }, 'closed')).toContain('this job is closed');
});
