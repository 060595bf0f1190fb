import { expect, test } from 'vitest';

import { DUTIES, readPage } from '#support/job-page.ts';

import { jobOfPage } from './read-job.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

test('J-4 the heading of a consent banner is no position, and below `Vacancy details` stands the post', () => {
  const page = readPage(
    'Vacancy details - Jobs - Ulverby Council',
    `<div id="tarteaucitron-root"><h2>Our use of cookies</h2><p>Some cookies are needed.</p></div><h1>Vacancy details</h1>
    <h2>Bridge Warden</h2><p>The warden lets the boats pass and keeps the logbook of the swing bridge in good order.</p>${DUTIES}`,
  );
  expect(page?.position).toBe('Bridge Warden');
});

test('J-4 an article before the position is no part of it', () => {
  const text = (title: string) => readPage('Ville de Lorme', `<h1>${title}</h1>${DUTIES}`)?.position;
  expect(text('Un(e) jardinier paysagiste')).toBe('jardinier paysagiste');
  expect(text('Eine Gärtnerin (m/w/d)')).toBe('Gärtnerin (m/w/d)');
});

test('J-4 hours of a week and parts of a full post tell the kind of employment', () => {
  const kind = (hours: string) =>
    readPage('Piano Tuner', `<h1>Piano Tuner</h1><p>Hours: ${hours}</p>${DUTIES}`)?.details;
  expect(kind('21 hours per week')).toBe('Part-time');
  expect(kind('0.6 FTE')).toBe('Part-time');
  expect(kind('39 hours a week')).toBe('Full-time');
  expect(kind('20 to 40 hours a week')).toBeNull();
  expect(kind('33 hours a week')).toBeNull();
});

test('J-4 a long line of facts and a sentence that seeks somebody tell the kind of employment', () => {
  const told = (line: string) =>
    readPage('Piano Tuner', `<h1>Piano Tuner</h1><p>${line}</p>${DUTIES}`)?.details;
  expect(
    told(
      'Kirkhaven, North Coast | Full time | Our own workshop and van | A mug with your name | Closes 6 Dec 2026',
    ),
  ).toBe('Full-time · open until 2026-12-06');
  expect(
    told(
      'The concert hall of Kirkhaven is seeking a part-time Piano Tuner to care for its nine instruments.',
    ),
  ).toBe('Part-time');
});

test('J-4 what a site says of working there and the name of the system are no employer', () => {
  const company = (title: string, { host = 'www.example.org' } = {}) =>
    readPage(title, `<h1>Lock Keeper</h1><img alt="Lever logo">${DUTIES}`, { host })?.company;
  expect(company('Lock Keeper | Work at Orrin | University of Orrin')).toBe('University of Orrin');
  expect(company('Lock Keeper | La Ville recrute | Ville de Lorme')).not.toBe('La Ville recrute');
  expect(company('Orrin Canals - Lock Keeper', { host: 'jobs.lever.co' })).not.toBe('Lever');
});

test('J-4 the employer counts before the house that is a part of it', () => {
  const page = readPage(
    'Lab Technician',
    `<h1>Lab Technician</h1><dl><dt>Einrichtung</dt><dd>Institut für Moose</dd><dt>Arbeitgeber</dt>
    <dd>Hochschule Lorme</dd></dl>${DUTIES}`,
  );
  expect(page?.company).toBe('Hochschule Lorme');
});

test('J-4 jobs that are listed before the posting say nothing of it', () => {
  const card = (
    name: string,
  ) => `<article><h3><a href="/2">${name}</a></h3><span>$9,000 – $9,900 per month</span>
    <span>Contract</span></article>`;
  const page = readPage(
    'Kiln Operator',
    `<div>${card('Kiln Designer')}${card('Kiln Buyer')}</div><div><h1>Kiln Operator</h1><p>Kilnworks</p><p><a>Full time</a></p>
    <span>$3,100 – $3,400 per month</span>${DUTIES}</div>`,
  );
  expect(page?.salary).toContain('3,100');
  expect(page?.details).toBe('Full-time');
});

test('J-4 a bonus is no salary', () => {
  const page = readPage(
    'Kiln Operator',
    `<h1>Kiln Operator</h1>${DUTIES}<p><u>Package</u></p><p>• Bonus of up to 9%</p>`,
  );
  expect(page?.salary).toBeNull();
});

test('J-4 what a section that opens on a click holds is read, and so are `You should` and home-based', () => {
  const page = readPage(
    'Bat Counter',
    `<h1>Bat Counter</h1><p>Where: Home-based in the Borders</p><p>Every evening of the summer somebody counts the bats that
    leave the old mill, and writes the number down.</p><div class="tab-title">You should</div>
    <div class="tab-content" style="display:none"><ul><li>see well at dusk</li><li>count quickly</li></ul></div>`,
  );
  expect(page).toMatchObject({ requirements: '• see well at dusk\n• count quickly' });
  expect(page?.location).toContain('Remote');
});

test('J-4 letters behind a demand tell how it is proven', () => {
  const page = readPage(
    'Archivist',
    `<h1>Archivist</h1>${DUTIES}<h2>Person specification</h2><table><tr><td>Degree in archival science</td><td>E</td>
    <td>A/I</td></tr><tr><td>Two years in an archive</td><td>D</td><td>I, T</td></tr></table>`,
  );
  expect(page?.requirements).toBe('• Degree in archival science\n• Two years in an archive');
});

test('J-4 replies that are read until a day, and the surname of whom to ask', () => {
  const page = readPage(
    'Bell Ringer',
    `<h1>Bell Ringer</h1>${DUTIES}<p>We are reading replies until <em>Dec. 9, 2026</em>.</p>
    <p>Auskünfte erteilt die Leiterin des Turms, Frau Ostrau, unter Tel. 05555 1234.</p>`,
  );
  expect(page).toMatchObject({ details: 'open until 2026-12-09', contactPerson: 'Frau Ostrau' });
});

test('J-4 an article that asks how much is paid is no job', () => {
  const page = jobOfPage(
    {
      url: 'https://blog.example.org/1',
      html: `<title>How much does a bell founder earn?</title><meta property="og:type" content="article"><body><article>
      <h1>How much does a bell founder earn?</h1><p>By Ida Rowe · 6 min read</p>${DUTIES}<h2>Requirements</h2><ul><li>An ear for
      thirds</li></ul><h2>Salary</h2><p>In Leeds the salary is £28,000 to £36,000 per year, full-time. You will find that applicants
      with a degree earn more than the candidates without one.</p><h2>Benefits</h2><p>Few. Apply early.</p></article>`,
    },
    NOW,
  );
  expect(page?.posting.state).toBe('article');
});

test('J-4 a price specification names a salary', () => {
  const record = {
    '@type': 'JobPosting',
    title: 'Cooper',
    baseSalary: { '@type': 'PriceSpecification', priceCurrency: 'EUR', minPrice: 2400, maxPrice: 2600 },
  };
  const page = readPage('Cooper', `<script type="application/ld+json">${JSON.stringify(record)}</script>`);
  expect(page?.salary).toBe('EUR 2,400–2,600');
});

test('J-4 the whole name of the title and the logo counts before the short one of the text', () => {
  const page = jobOfPage(
    {
      url: 'https://boards.example.org/1',
      html: `<title>Job Application for Ferry Pilot at Tern Crossings</title><meta property="og:title" content="Ferry Pilot">
      <img class="logo" alt="Tern Crossings Logo"><h1>Ferry Pilot</h1><h3>About Tern</h3><p>Tern is a company of nine boats and
      of forty people who know each sandbank by its name.</p>${DUTIES}`,
    },
    NOW,
  );
  expect(page?.company).toBe('Tern Crossings');
});

test('J-4 a pay of a month is one, also with what is paid besides', () => {
  const pay = (text: string) =>
    readPage('Kiln Operator', `<h1>Kiln Operator</h1><p>${text}</p>${DUTIES}`)?.salary;
  expect(pay('€71,000 - €79,000 per annum plus car allowance')).toBe('EUR 71,000–79,000 per year');
  expect(pay('Wir bieten ein Monatsbruttogehalt ab € 3.250,- (14x).')).toBe('from EUR 3,250 per month');
});

test.each([
  ['$150,000/yr - $180,000/yr', 'USD 150,000–180,000 per year'],
  ['£18 per hour to £21.50 per hour', 'GBP 18.00–21.50 per hour'],
  ['2.400 € pro Monat bis 2.900 € pro Monat', 'EUR 2,400–2,900 per month'],
  ['$18 per hour and 3 days off', 'USD 18 per hour'],
])('J-4 each end of a range may have its period: %s', (line, salary) => {
  expect(readPage('Cooper', `<h1>Cooper</h1>${DUTIES}<p>Salary: ${line}</p>`)).toMatchObject({ salary });
});
