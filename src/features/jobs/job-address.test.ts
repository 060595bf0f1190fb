import { expect, test } from 'vitest';

import { jobAddressIn } from './job-address.ts';

test('J-4 a pasted http:// or https:// address is read, whatever blanks stand around it', () => {
  expect(jobAddressIn('https://example.com/jobs/1?ref=a#top')).toBe('https://example.com/jobs/1?ref=a#top');
  expect(jobAddressIn('  http://example.com/jobs \n')).toBe('http://example.com/jobs');
  expect(jobAddressIn('HTTPS://EXAMPLE.COM')).toBe('HTTPS://EXAMPLE.COM');
});

test('J-4 any other text is only text', () => {
  for (const text of [
    '',
    'example.com/jobs',
    'ftp://example.com/job',
    'javascript:alert(1)',
    'see https://example.com/jobs',
    'https://example.com/a https://example.com/b',
    'https://',
    'http:///',
  ])
    expect(jobAddressIn(text), text).toBeUndefined();
});
