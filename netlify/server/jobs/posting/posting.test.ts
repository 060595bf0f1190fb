import { expect, test } from 'vitest';

import { jobOfPage, jobOfText, type PageSource } from './read-job.ts';

const url = 'https://www.jobs.example/42';
const NOW = new Date('2026-11-22T12:00:00Z');
const jobOf = (source: PageSource) => jobOfPage(source, NOW);
const page = (posting: unknown, head = '') =>
  jobOf({
    url,
    html: `<!doctype html><html><head>${head}<script type="application/ld+json">${
      typeof posting === 'string' ? posting : JSON.stringify(posting).replaceAll('</', '<\\/')
    }</script></head><body><h1>Welcome</h1></body></html>`,
  });
const head = (html: string) => jobOf({ url, html: `<html><head>${html}</head></html>` });
const POSTING = { '@context': 'https://schema.org', '@type': 'JobPosting', title: 'Engineer' };

test('J-4 a posting of schema.org fills every field', () => {
  const posting = {
    ...POSTING,
    title: 'Director of IT &amp; Security',
    hiringOrganization: { '@type': 'Organization', name: 'Example Robotics', sameAs: 'https://example.com' },
    jobLocation: [
      {
        '@type': 'Place',
        address: { addressLocality: 'Amsterdam', addressRegion: 'NH', addressCountry: { name: 'NL' } },
      },
      { '@type': 'Place', address: 'Berlin' },
    ],
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ '@type': 'Country', name: 'Germany' }],
    baseSalary: {
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 120_000, maxValue: '140,000', unitText: 'YEAR' },
    },
    description: '<p>Runs the <b>platform</b>.</p><ul><li>Leads 12&nbsp;people</li><li>On call</li></ul>',
    qualifications: 'Ten years',
    experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 60 },
    skills: ['SaaS', 'ITIL'],
    employmentType: ['FULL_TIME', 'CONTRACTOR'],
    datePosted: '2026-11-01T10:00:00Z',
    validThrough: '2026-12-01',
  };
  expect(page(posting, '<meta property="og:site_name" content="Example Jobs">')).toMatchObject({
    company: 'Example Robotics',
    position: 'Director of IT & Security',
    location: 'Amsterdam, NH, NL · Berlin · Remote (Germany)',
    salary: 'EUR 120,000–140,000 per year',
    description: 'Runs the platform.\n\n• Leads 12 people\n• On call',
    requirements: 'Ten years\n\n60 months of experience\n\nSaaS\nITIL',
    details: 'Full-time, Contract · posted 2026-11-01 · open until 2026-12-01',
    source: 'Example Jobs',
    jobUrl: url,
  });
});

test.each<[string, unknown, string | null]>([
  ['one amount', { currency: 'USD', value: { value: 45, unitText: 'HOUR' } }, 'USD 45 per hour'],
  ['a lower bound', { currency: 'USD', value: { minValue: 90_000 } }, 'USD 90,000'],
  ['an upper bound', { value: { maxValue: 90_000.5, unitText: 'Monthly' } }, 'up to 90,000.50 per month'],
  [
    'equal bounds',
    { currency: 'GBP', value: { minValue: 5, maxValue: 5, unitText: 'DAY' } },
    'GBP 5 per day',
  ],
  ['a number', 85_000, '85,000'],
  ['a text', 'Competitive', 'Competitive'],
  ['a list', [{}, { currency: 'EUR', minValue: 1, maxValue: 2 }], 'EUR 1–2'],
  ['zeros', { currency: 'EUR', value: { minValue: 0, maxValue: 0 } }, null],
  ['nonsense', { currency: {}, value: { minValue: 'NaN', maxValue: -1, unitText: '__proto__' } }, null],
  ['infinity', { value: { value: '1e999' } }, '1e999'],
])('J-4 a salary of %s is read as it is meant', (_, baseSalary, salary) => {
  expect(page({ ...POSTING, baseSalary })?.salary).toBe(salary);
});

test.each<[string, unknown]>([
  ['in a list', [{ '@type': 'WebSite' }, POSTING]],
  [
    'in a graph',
    { '@graph': [{ '@type': 'Organization' }, { '@type': ['Thing', 'JobPosting'], title: 'Engineer' }] },
  ],
  ['as a main entity', { '@type': 'WebPage', mainEntity: POSTING }],
  ['in an item list', { '@type': 'ItemList', itemListElement: [{ item: POSTING }] }],
  ['with the full name of its type', { '@type': 'http://schema.org/JobPosting', title: 'Engineer' }],
  ['in a comment', `<!-- ${JSON.stringify(POSTING)} -->`],
  ['in CDATA', `//<![CDATA[\n${JSON.stringify(POSTING)}\n//]]>`],
  ['with a semicolon', `${JSON.stringify(POSTING)};`],
  ['with line breaks inside its texts', `{"@type":"JobPosting","title":"Engineer","description":"a\nb"}`],
  ['after one without a title', [{ '@type': 'JobPosting' }, POSTING]],
])('J-4 a posting is found %s', (_, posting) => {
  expect(page(posting)?.position).toBe('Engineer');
});

test('J-4 a record that a posting names elsewhere is found by its name, the posting itself included', () => {
  const graph = [
    { '@id': '#acme', '@type': 'Organization', name: 'Acme Instruments Ltd' },
    { ...POSTING, '@id': '#job', hiringOrganization: { '@id': '#acme' }, jobLocation: [{ '@id': '#job' }] },
    { '@id': '#acme' },
  ];
  expect(page({ '@graph': graph })).toMatchObject({
    position: 'Engineer',
    company: 'Acme Instruments Ltd',
  });
});

test('J-4 what the posting leaves out is taken from the head', () => {
  const meta = '<title>Engineer at Acme</title><meta property="og:description" content="A role.">';
  expect(page(POSTING, meta)).toMatchObject({
    position: 'Engineer',
    company: 'Acme',
    description: 'A role.',
  });
});

test.each([
  ['<title>Engineer at Acme | Jobs</title>', 'Engineer', 'Acme', null],
  [
    '<title>Acme hiring Senior Engineer in Berlin, Germany | LinkedIn</title>',
    'Senior Engineer',
    'Acme',
    'Berlin, Germany',
  ],
  ['<title>Job Application for Engineer at Acme</title>', 'Engineer', 'Acme', null],
  ['<meta property="og:title" content="Engineer @ Acme"><title>x</title>', 'Engineer', 'Acme', null],
  ['<meta property="og:site_name" content="Acme"><title>Engineer - Acme</title>', 'Engineer', 'Acme', null],
  ['<title>Engineer - Berlin</title>', 'Engineer', null, 'Berlin'],
  ['</head><body><h1> Engineer\n (Ops) </h1>', 'Engineer (Ops)', null, null],
])('J-4 without structured data the head tells: %s', (html, position, company, location) => {
  expect(head(html)).toMatchObject({ position, company, location });
});

test('J-4 a page without a title tells of no job; the name of the site is its host', () => {
  expect(head('<meta name="description" content="Hello">')).toBeUndefined();
  expect(jobOf({ url, html: '' })).toBeUndefined();
  expect(head('<title>Engineer</title>')?.source).toBe('jobs.example');
});

test.each([
  ['markup', '<p>One<br>two</p><script>alert(1)</script><style>p{}</style>', 'One\ntwo'],
  ['escaped markup', '&lt;p&gt;R&amp;amp;D&lt;/p&gt;', 'R&D'],
  ['twice escaped markup', '&amp;lt;b&amp;gt;x&amp;lt;/b&amp;gt;', 'x'],
  ['a broken tag', 'a <b <i> c', 'a c'],
  ['plain text', 'One\n\nTwo < 3\n• four', 'One\n\nTwo < 3\n• four'],
  ['control characters', 'a\u0000b\u001b[31m\u202ec\u200bd\ufeff', 'ab[31mcd'],
  ['a lone surrogate', 'a\ud800', 'a\ufffd'],
  ['nothing', ' \n ', null],
  ['no text', { a: 1 }, null],
])('J-4 a description of %s becomes plain text', (_, description, text) => {
  expect(page({ ...POSTING, description })?.description).toBe(text);
});

test('J-4 long texts are cut to what the form takes, between characters', () => {
  const job = page({ ...POSTING, title: '😀'.repeat(300), description: 'é '.repeat(30_000) });
  expect(job?.position).toHaveLength(199);
  expect(job?.position?.isWellFormed()).toBe(true);
  expect(job?.description?.length).toBeLessThanOrEqual(20_000);
  expect(job?.description?.endsWith('…')).toBe(true);
});

test.each(['Hotel 1904', 'Bookmark 12345678 Example', 'Studio eb790728'])(
  'J-4 a label tells that the number in “%s” is part of the name',
  (company) => {
    const text = `Night Baker (m/f/d)\nCompany: ${company}\n\nYou bake bread every night.\n\nRequirements\n- Two years in a bakery`;
    expect(jobOfText({ text }, NOW)?.company).toBe(company);
  },
);

test.each([
  'Northwind Robotics — Austin, TX (Hybrid, 3 days on site)',
  'Northwind Robotics | Austin, TX (Hybrid)',
  'Northwind Robotics · Austin, TX · Hybrid',
])('J-4 below the title of a text, “%s” is a company, a place and a way of working', (line) => {
  const text = `Director of IT Operations\n${line}\n\nWe build robots that pick fruit.\n\nRequirements\n- Ten years in IT`;
  expect(jobOfText({ text }, NOW)).toMatchObject({
    position: 'Director of IT Operations',
    company: 'Northwind Robotics',
    location: 'Austin, TX · Hybrid',
    posting: { origins: { company: { source: 'text' }, location: { source: 'text' } } },
  });
});
