import { expect, test } from 'vitest';

import { jobOfPage } from './read-job.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const read = (title: string, body: string, { host = 'www.example.org', lang = 'en' } = {}) =>
  jobOfPage(
    {
      url: `https://${host}/jobs/1`,
      html: `<html lang="${lang}"><title>${title}</title><body>${body}</body></html>`,
    },
    NOW,
  );
const DUTIES = '<h2>Duties</h2><ul><li>Wind the clocks</li><li>Oil the wheels</li></ul>';

test('J-4 a table that lays out the page holds its headings and its numbered demands', () => {
  const page = read(
    'Clockmaker - Tarn &amp; Sons',
    `<table><tr><td><a href="/">Home</a><br><a href="/shop">Shop</a></td><td><h2>Clockmaker</h2>
    <table><tr><td><b>Salary</b></td><td>£31,000 a year</td></tr></table>
    <p>Our oldest clock has run since 1804 and nobody here has ever dared to stop it for a cleaning.</p>
    <p><b>You will have:</b></p><table><tr><td>1.</td><td>Trained as a clockmaker</td></tr><tr><td>2.</td>
    <td>Steady hands</td></tr></table>
    <p>Apply in writing to the workshop manager, Edda Tarn: <a href="mailto:e.tarn@tarn.example">e.tarn@tarn.example</a>.
    Strictly no agencies.</p></td></tr></table>`,
  );
  expect(page).toMatchObject({
    position: 'Clockmaker',
    salary: 'GBP 31,000 per year',
    requirements: '• Trained as a clockmaker\n• Steady hands',
    contactPerson: 'Edda Tarn',
    contactEmail: 'e.tarn@tarn.example',
  });
});

test('J-4 of a table with a head what is asked is read, not how it is proven', () => {
  const page = read(
    'Archivist',
    `<h1>Archivist</h1>${DUTIES}<h2>Person specification</h2><table><tr><th>Criterion</th><th>Assessed by</th></tr>
    <tr><td>Degree in archival science</td><td>Presentation</td></tr>
    <tr><td>Two years in a county archive</td><td>Application</td></tr></table><h2>Contact</h2><p>Write to us.</p>`,
  );
  expect(page?.requirements).toBe('• Degree in archival science\n• Two years in a county archive');
});

test('J-4 below `The role` stands a list of tasks, and `What we are asking for` heads what is asked', () => {
  const page = read(
    'Bell Founder at Orrin Bells | Hireway',
    `<h1>Bell Founder</h1><p><a href="/orrin">Orrin Bells</a></p><b>The role</b><ul><li>Cast bells of up to two tons</li>
    <li>Tune them by ear</li></ul><div>What we're asking for</div><ul><li>An ear for thirds</li></ul>`,
  );
  expect(page).toMatchObject({ position: 'Bell Founder', requirements: '• An ear for thirds' });
});

test('J-4 articles below the posting are the other jobs', () => {
  const card = `<article><h3><a href="/2">Tax Clerk</a></h3><p>Full-time. Our client in Hull seeks a tax clerk with a
    head for figures and a heart for paper, part-qualified considered, to start as soon as can be.</p></article>`;
  const page = read(
    'Ledger Keeper',
    `<div><h1>Ledger Keeper</h1><ul><li>Contract</li></ul><p>The books of our mill go back to the year of the great
    flood, and you will keep the next of them in the same hand.</p><p>You work with two clerks who have been here for
    longer than the mill owner and who know where every penny of it went.</p><p><b>Skills required</b><br>* A fair hand<br>* Patience</p></div>
    <section><h2>Similar jobs</h2>${card.repeat(6)}</section>`,
  );
  expect(page?.description).toContain('great flood');
  expect(page?.description).not.toContain('tax clerk');
  expect(page?.details).toBe('Contract');
});

test.each([
  [
    '<p>The post is a fixed-term appointment of two years, full time, and is paid by the friends of the museum and of the town.</p>',
    'Full-time, Fixed-term',
  ],
  ['<dl><dt>Contrat</dt><dd>CDD</dd><dt>Quotité</dt><dd>Temps partiel</dd></dl>', 'Part-time, Fixed-term'],
  ['<dl><dt>Contract type</dt><dd>Maternity cover, nine months</dd></dl>', 'Temporary'],
  ['<p>Freelance</p>', 'Freelance'],
])('J-4 the kind of employment of `%s`', (body, details) => {
  expect(read('Restorer', `<h1>Restorer</h1>${body}${DUTIES}`)?.details).toBe(details);
});

test.each([
  ['Homeoffice möglich', 'Hybrid'],
  ['Télétravail fréquent', 'Hybrid'],
])('J-4 `%s` is %s', (said, mode) => {
  expect(read('Net Mender', `<h1>Net Mender</h1><p>${said}</p>${DUTIES}`)?.location).toBe(mode);
});
