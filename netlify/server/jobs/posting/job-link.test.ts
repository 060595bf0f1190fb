import { expect, test } from 'vitest';

import { jobOfText } from './read-job.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const read = (rest: string, url?: string) =>
  jobOfText({ text: `Night Baker\nCompany: Acme Bakery\n\nYou bake bread every night.\n\n${rest}`, url }, NOW)
    ?.jobUrl;

const COUNTED = 'https://click.mail.example/track?u=88412&id=9fa3c1';
const LEAVE = 'Unsubscribe: https://mail.example/jobs/unsubscribe?u=88412';
const MEET = 'Book a slot for the job: https://calendly.com/ada/15min';
const PERSON = 'https://www.linkedin.com/in/ada-harrow';

test.each([
  ['Apply: https://acme.example/p/4471', 'https://acme.example/p/4471'],
  ['Bewerbung über https://acme.example/p/4471.', 'https://acme.example/p/4471'],
  ['Pour postuler : https://acme.example/p/4471', 'https://acme.example/p/4471'],
  ['The full spec is here:\nhttps://acme.example/p/4471', 'https://acme.example/p/4471'],
  [
    'https://careers.acme.example/night-baker?utm_source=mail',
    'https://careers.acme.example/night-baker?utm_source=mail',
  ],
  [
    'https://jobs.lever.co/acme/2f1c6e6a-0d8f-4b7a-9a53-1f5ce0d1a4b2',
    'https://jobs.lever.co/acme/2f1c6e6a-0d8f-4b7a-9a53-1f5ce0d1a4b2',
  ],
  ['Who we are: https://acme.example/about\nView job: https://acme.example/v/7', 'https://acme.example/v/7'],
])(
  'J-4 the address of the job is taken out of a pasted text, whatever others it has: %s',
  (words, address) => {
    expect(read([COUNTED, words, MEET, PERSON, LEAVE].join('\n'))).toBe(address);
  },
);

test.each([
  ['no address', 'Write to us.'],
  ['none that is of a job', `${COUNTED}\n${MEET}\n${PERSON}\n${LEAVE}\nhttps://acme.example/about`],
  ['the home of its company', 'Apply at https://acme.example/'],
  ['two jobs', 'https://acme.example/jobs/1\nhttps://acme.example/jobs/2'],
])('J-4 a text with %s gives none', (_, rest) => {
  expect(read(rest)).toBe('');
});

test('J-4 where a text was copied from is known better by whoever copied it', () => {
  expect(read('Apply: https://acme.example/p/1', 'https://board.example/7')).toBe('https://board.example/7');
});
