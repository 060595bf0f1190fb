import { expect, test } from 'vitest';

import { blankValues } from './job-form.ts';
import { filledFrom, filledSentence } from './page-fields.ts';

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

test('J-4 it is said what was filled in', () => {
  expect(filledSentence(filledFrom(page, blank))).toBe(
    'Filled in from the page: company, position, source, description.',
  );
  expect(filledSentence({})).toBe('The page had nothing for the empty fields.');
});
