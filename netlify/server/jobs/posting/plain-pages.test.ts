import { expect, test } from 'vitest';

import { jobOfPage } from './read-job.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const read = (title: string, body: string) =>
  jobOfPage(
    { url: 'https://www.example.org/jobs/1', html: `<title>${title}</title><body>${body}</body>` },
    NOW,
  );

test('J-4 sentences tell of the job: who looks for whom, where, for how much, on which days at home', () => {
  const page = read(
    'Join our kitchen systems team | Marlow &amp; Finch',
    `<h1>We need a Kitchen Systems Engineer</h1>
    <p>Marlow &amp; Finch runs nineteen restaurants, and every order goes through software that we write ourselves.</p>
    <p>You would be based at our Brighton office three days a week and work from home on the other two. The job is
    full-time and permanent, and pays between £48,000 and £55,000 a year.</p>
    <p>To apply, write to Harriet Boyle at harriet@marlowfinch.example before 12 December 2026.</p>`,
  );
  expect(page).toMatchObject({
    company: 'Marlow & Finch',
    position: 'Kitchen Systems Engineer',
    location: 'Brighton · Hybrid',
    salary: 'GBP 48,000–55,000 per year',
    contactPerson: 'Harriet Boyle',
    contactEmail: 'harriet@marlowfinch.example',
  });
});

test('J-4 of a page with several jobs the one whose heading says so is read, up to what else is looked for', () => {
  const page = read(
    'Jobs | Bäckerei Finkenau',
    `<h1>Arbeiten bei Finkenau</h1><h2>IT-Allrounder (m/w/d)</h2><p>32 bis 40 Stunden, mit zwei Tagen Homeoffice.</p>
    <h3>Das solltest du können</h3><ul><li>Netzwerke planen</li><li>Kassen nicht fürchten</li></ul>
    <h3>Das gibt es dafür</h3><p>ab 48.000 € im Jahr und Brot für die Familie.</p>
    <p>Schreib an Lukas Finkenau, jobs@finkenau.example. Ein Lebenslauf reicht uns völlig, wir melden uns bald.</p>
    <h2>Außerdem suchen wir Verkaufstalente</h2><p>14,50 € die Stunde.</p>`,
  );
  expect(page).toMatchObject({
    position: 'IT-Allrounder (m/w/d)',
    location: 'Hybrid',
    salary: 'from EUR 48,000 per year',
    contactPerson: 'Lukas Finkenau',
    contactEmail: 'jobs@finkenau.example',
  });
  expect(page?.description).not.toContain('14,50');
});

test('J-4 the head of a table of many columns names what stands below', () => {
  const page = read(
    'Vacancy 22/118',
    `<h1>Vacancy details</h1><table><tr><th>Post</th><th>School</th><th>Grade</th><th>Salary</th><th>Campus</th></tr>
    <tr><td>Research Software Engineer</td><td>Computing</td><td>7</td><td>£39,105 – £45,413</td><td>Ardmore</td></tr>
    </table><h2>Requirements</h2><ul><li>Degree in a numerate subject</li></ul>`,
  );
  expect(page).toMatchObject({
    position: 'Research Software Engineer',
    location: 'Ardmore',
    salary: 'GBP 39,105–45,413',
  });
});

test('J-4 a label over a sentence is no field, a name before a place is the company', () => {
  const page = read(
    'Payroll Specialist | Careers',
    `<div>Payroll Specialist</div><div><span>Dunmore Group</span> <span>Cork, Ireland</span></div>
    <div>The role</div><div>You will run the monthly payroll for 640 drivers and staff in four countries.</div>
    <div>You bring</div><ul><li>Three years in payroll</li></ul><dl><dt>Email</dt><dd><a href="mailto:jobs@dunmore.example">
    jobs@dunmore.example</a></dd></dl>`,
  );
  expect(page).toMatchObject({
    position: 'Payroll Specialist',
    location: 'Cork, Ireland',
    contactEmail: 'jobs@dunmore.example',
  });
});

test.each([
  ['Sherbrooke, QC', '$24.50 to $27.00 per hour', 'CAD 24.50–27.00 per hour'],
  ['Denver, CO', '$24.50 to $27.00 per hour', 'USD 24.50–27.00 per hour'],
  ['Bogotá, Colombia', '$ 7.800.000 mensuales', 'COP 7,800,000 per month'],
])('J-4 a bare $ in %s is the money of that place', (place, pay, salary) => {
  const page = read(
    'Support Agent',
    `<h1>Support Agent</h1><p>${place}</p><p>Salary: ${pay}</p><h2>Requirements</h2><p>Patience.</p>`,
  );
  expect(page?.salary).toBe(salary);
});

test('J-4 what data leave out their description says, and what stands in the foot of a board is not of the job', () => {
  const job = {
    '@type': 'JobPosting',
    title: 'Net Mender',
    description:
      '<p>We mend nets.</p><p><b>We are looking for someone who has</b></p><ul><li>patience</li></ul><p>The wage is £14.50 to £16.20 per hour.</p><p>Send your letter to Hollis Brandvold at jobs@nets.example.</p>',
    hiringOrganization: { name: 'Nets Ltd' },
  };
  const page = read(
    'Net Mender',
    `<script type="application/ld+json">${JSON.stringify(job)}</script><h1>Net Mender</h1><div>Loading</div>
    <div id="foot">help@board.example</div>`,
  );
  expect(page).toMatchObject({
    requirements: '• patience',
    salary: 'GBP 14.50–16.20 per hour',
    contactPerson: 'Hollis Brandvold',
    contactEmail: 'jobs@nets.example',
  });
  const bare = read('Net Mender', '<h1>Net Mender</h1><p>Requirements: patience</p><p>hal@nets.example</p>');
  expect(bare?.posting.origins.contactEmail?.certainty).toBe('guess');
});

test('J-4 on a page of divs lines of the class of known headings are headings', () => {
  const page = read(
    'Careers | Net Works',
    `<div class="t">Net Mender</div><div class="h">What you need</div><div class="p">Patience</div>
    <div class="h">Whom you will meet</div><div class="p">Tobias, who mends the largest nets of the harbour and of all the harbours around it</div>`,
  );
  expect(page?.requirements).toBe('Patience');
});

test('J-4 a person is found beside what a page says of access, and a competition that has passed is closed', () => {
  const body = `<h1>Net Manager</h1><p>Salary: $92,418 per annum in Ontario, full-time.</p>
    <p>Inquiries may be directed to Dr. Imelda Vasquez (imelda@nets.example). Accommodation: access@nets.example.</p>`;
  expect(read('Posting 26-311', body)).toMatchObject({
    contactPerson: 'Imelda Vasquez',
    contactEmail: 'imelda@nets.example',
    salary: 'CAD 92,418 per year',
    posting: { state: 'open' },
  });
  const passed = '<p>The closing date of this competition has passed.</p>';
  expect(read('Posting 26-311', passed + body)?.posting.state).toBe('closed');
});

test('J-4 who is to be asked stands below a label and his employer, the address in the foot, the place above the main part', () => {
  const page = read(
    'Netzflicker (m/w/d)',
    `<header><h1>Netzflicker (m/w/d)</h1><p>Bremen · Hybrid · Vollzeit</p></header>
    <main><h2>Aufgaben</h2><p>Sie flicken die Netze des Hafens und aller Häfen ringsum.</p>
    <h2>Kontakt</h2><p>Knoten Logistik GmbH<br>Herr Jonte Brinkmann</p></main>
    <footer>Fragen? Schreiben Sie an <a href="mailto:post@knoten.example">post@knoten.example</a></footer>`,
  );
  expect(page).toMatchObject({
    contactPerson: 'Jonte Brinkmann',
    contactEmail: 'post@knoten.example',
    location: 'Bremen · Hybrid',
  });
});

test('J-4 the foot of a site gives the legal form of its name, and a pay scale without its group is a salary', () => {
  const page = read(
    'Netzflicker (m/w/d) – Karriere – Stadtwerke Knoten',
    `<h1>Netzflicker (m/w/d)</h1><h2>Wir bieten</h2><ul><li>Vergütung nach TV-V</li></ul>
    <footer>Stadtwerke Knoten GmbH · Impressum</footer>`,
  );
  expect(page).toMatchObject({ company: 'Stadtwerke Knoten GmbH', salary: 'Vergütung nach TV-V' });
});

const withLine = (line: string) =>
  read('Net Mender', `<h1>Net Mender</h1><p>${line}</p><h2>Requirements</h2><p>Patience.</p>`);

test.each([
  ['Apply until 12 December 2026.', '2026-12-12'],
  ['Send your CV to nets@nets.example by Friday, December 11, 2026.', '2026-12-11'],
  ['The closing date for applications is 8 January 2027.', '2027-01-08'],
  ['Bitte bewerben Sie sich bis spätestens 15.01.2027.', '2027-01-15'],
  ['Die Bewerbungsfrist endet am 31. Dezember 2026.', '2026-12-31'],
  ['Merci d’envoyer votre candidature avant le 20 décembre 2026.', '2026-12-20'],
  ['Las solicitudes se admiten hasta el 18 de diciembre de 2026.', '2026-12-18'],
])('J-4 a sentence tells until when one can apply: %s', (line, day) => {
  const page = withLine(line);
  expect(page?.details).toBe(`open until ${day}`);
  expect(page?.posting).toMatchObject({ origins: { details: { certainty: 'guess' } }, state: 'open' });
});

test.each([
  'Die Stelle ist bis zum 31.12.2027 befristet, Bewerbungen an nets@nets.example.',
  'Applications will be reviewed by 12 January 2027.',
  'You will have mended the nets by 12 January 2027.',
])('J-4 another day is no last day for applying: %s', (line) => {
  expect(withLine(line)?.details ?? '').not.toContain('open until');
});

test('J-4 a last day that is over closes a posting, and data without one take that of the page', () => {
  expect(withLine('Apply until 12 November 2026.')?.posting.state).toBe('closed');
  const data = '{"@type":"JobPosting","title":"Net Mender","employmentType":"FULL_TIME"}';
  const page = read(
    'Net Mender',
    `<script type="application/ld+json">${data}</script><h1>Net Mender</h1><p>Deadline: 12 December 2026</p>`,
  );
  expect(page?.details).toBe('Full-time · open until 2026-12-12');
});

test.each([
  'Die Stelle kann in Vollzeit oder Teilzeit besetzt werden.',
  'This is a full-time or part-time role.',
  'Voll-/Teilzeit',
  'Full- or part-time',
  'Poste à temps plein ou partiel.',
  'Jornada: completa o parcial',
])('J-4 either of two kinds of employment is both: %s', (line) => {
  expect(withLine(line)?.details).toBe('Full-time, Part-time');
});

test.each([
  ['TVöD-P, P8', 'TVöD-P, P8'],
  ['Ab sofort. Vergütung nach TVöD-VKA, Entgeltgruppe 9b.', 'TVöD-VKA, Entgeltgruppe 9b'],
  ['Vergütung nach TVöD SuE, S 8a, je nach Erfahrung', 'TVöD SuE, S 8a'],
  ['Eingruppierung in die Entgeltgruppe P 8 (TVöD-P)', 'Entgeltgruppe P 8 (TVöD-P)'],
  ['Bezahlung nach TV-L in der Entgeltgruppe E 13 sowie eine Zulage', 'TV-L in der Entgeltgruppe E 13'],
])('J-4 a group of a pay scale keeps its scale: %s', (line, salary) => {
  expect(withLine(line)?.salary).toBe(salary);
});

test.each(['Nice to have', 'Bonus', 'Wünschenswert', 'Von Vorteil', 'Un plus', 'Se valorará'])(
  'J-4 what stands beneath “%s” keeps its heading in the requirements',
  (heading) => {
    const page = read(
      'Net Mender',
      `<h1>Net Mender</h1><h2>Requirements</h2><ul><li>Patience</li></ul><h2>${heading}</h2><ul><li>Knots</li></ul>`,
    );
    expect(page?.requirements).toBe(`• Patience\n\n${heading}\n• Knots`);
  },
);
