import { expect, test } from 'vitest';

import { APPLY, DUTIES, readPage } from '#support/job-page.ts';

test.each([
  ['Careers | Port of Brae', '<h2>Port Electrician</h2>', 'Port of Brae'],
  [
    'Posting Details | Orrin University Careers',
    '<h2>Posting Details</h2><p>Position Title: Cook</p>',
    'Orrin University',
  ],
  [
    'Nurse',
    '<div class="nav"><a href="/">Mill Surgery</a> <a>Pets</a></div><h1>Nurse</h1><p>Mill Surgery, Upper Brae</p>',
    'Mill Surgery',
  ],
  ['Nurse', '<h1>Nurse</h1><p>Naas, Co. Kildare</p>', null],
])('J-4 on the page `%s` with `%s` the employer is %s', (title, body, company) => {
  expect(readPage(title, `${body}${DUTIES}${APPLY}`)?.company).toBe(company);
});

test('J-4 below a title the place stands behind the name of the employer', () => {
  const page = readPage(
    'Nurse',
    `<a href="/">Mill Surgery</a><h1>Nurse</h1><p>Mill Surgery, Upper Brae</p>${DUTIES}${APPLY}`,
  );
  expect(page?.location).toBe('Upper Brae');
});

test.each([
  [
    '<h2>Kontakt</h2><p>Orrin Bells<br>Frau Miriam Oster<br>m.oster@orrin.example</p>',
    'Miriam Oster',
    'm.oster@orrin.example',
  ],
  ['<p>Auskunft erteilt Ihnen gerne Werkstattleiterin Ursula Bächli.</p>', 'Ursula Bächli', null],
  ['<p>Contact us: priya.nair@orrin.example</p>', null, 'priya.nair@orrin.example'],
])('J-4 `%s` names %s, and the address %s', (line, contactPerson, contactEmail) => {
  const page = readPage('Founder at Orrin Bells', `<h1>Founder</h1><p>Orrin Bells</p>${DUTIES}${line}`);
  expect(page).toMatchObject({ contactPerson, contactEmail });
});

test.each([
  ['<p>£13 an hour | 24 hours a week</p>', 'Part-time'],
  ['<ul><li>2 hours a week for reading</li></ul>', null],
  ['<p>Temps non complet : 28 h / semaine</p>', 'Part-time'],
  ['<p>Closing in 9 days: 5 December 2026</p>', 'open until 2026-12-05'],
])('J-4 `%s` below the title says %s', (line, details) => {
  expect(readPage('Cook', `<h1>Cook</h1>${line}${DUTIES}${APPLY}`)?.details ?? null).toBe(details);
});

test('J-4 a role that is hybrid is, and what is sought for a house is the trade', () => {
  const page = readPage(
    'Jobs',
    `<h1>Buscamos higienista dental para nuestra clínica</h1>${DUTIES}<p>The role is hybrid.</p>`,
  );
  expect(page).toMatchObject({ position: 'higienista dental', location: 'Hybrid' });
});

test.each([
  ['<h1>Cook</h1><p data-testid="companyName">Wee Gulls</p>', 'Cook - Hull - Jobbly', 'Wee Gulls', 'Cook'],
  [
    '<h1 class="site-title">Hollow Farm</h1><h2>Farmhand wanted</h2>',
    'Farmhand wanted - Hollow Farm',
    'Hollow Farm',
    'Farmhand',
  ],
])(
  'J-4 of `%s` with the title `%s` the employer is %s, the position %s',
  (body, title, company, position) => {
    const page = readPage(title, `${body}${DUTIES}${APPLY}`, { host: 'www.jobbly.example' });
    expect(page).toMatchObject({ company, position });
  },
);

test.each([
  ['Clerc - Bell & Associés, notaires à Gex', '<p>Poste en CDI à Gex (Ain).</p>', 'Gex'],
  ['Lecturer in Old Dialects - Vacancies', '<p>You teach in Old Dialects of the north.</p>', null],
  ['Cook', '<p>Work Location: In person</p>', 'On-site'],
])('J-4 on the page `%s` the line `%s` names %s as the place', (title, line, place) => {
  const page = readPage(title, `<h1>${title.split(' - ')[0]}</h1>${line}${DUTIES}${APPLY}`);
  expect(place === 'On-site' ? page?.details : page?.location).toBe(place);
});

test('J-4 below a question stands whom to ask, and titles of lawyers and teachers are none of a name', () => {
  const person = (line: string) => readPage('Cook', `<h1>Cook</h1>${DUTIES}${line}`)?.contactPerson;
  expect(person('<h2>Fragen?</h2><p>Fachlich: Herr Thor Behn, 04171 555</p>')).toBe('Thor Behn');
  expect(person('<p>Bewerbungen z.H. Dir. Mag. Gerald Pointl, direktion@orrin.example</p>')).toBe(
    'Gerald Pointl',
  );
});

test('J-4 below `Dein Job` stands a task, and the heading that names a trade is the position', () => {
  const page = readPage(
    'Polymechaniker:in EFZ 80–100% – Alpwerk AG, Glarus',
    `<h1>Polymechaniker:in EFZ</h1><ul><li>80–100%</li><li>Glarus</li></ul><h2>Dein Job</h2><ul><li>CNC-Drehen</li></ul>
    <h2>Du bringst mit</h2><ul><li>Eine Lehre</li></ul>`,
    { lang: 'de' },
  );
  expect(page).toMatchObject({
    position: 'Polymechaniker:in EFZ',
    company: 'Alpwerk AG',
    location: 'Glarus',
    details: 'Full-time, Part-time',
  });
});

test('J-4 a page of few words that asks for a resume is a posting', () => {
  const page = readPage(
    'Employment Opportunities',
    `<h1>Employment Opportunities</h1><h2>Children's Librarian (0.6 FTE)</h2><p>Contract: Permanent</p><p>The town is accepting
    applications for the children's room of its library, which has been open since 1911 and was painted last spring by the
    children themselves, who chose the yellow.</p><p>The starting range is $24.15 to $28.40 per hour.</p><p>Please send a cover
    letter and three references to the library, where somebody will read them with care and answer each of them in turn.</p>`,
  );
  expect(page).toMatchObject({ position: "Children's Librarian (0.6 FTE)", details: 'Part-time, Permanent' });
});

test('J-4 the head of a house is no name, a way home is no part of one, and hours below their label need no unit', () => {
  const page = readPage(
    'Surveyor - Current vacancies - Kelso Homes Trust',
    `<a href="/">Kelso Homes Trust home</a><h1>Surveyor</h1><p>Hours</p><p>35 per week</p>${DUTIES}
    <p>Für Rückfragen steht Ihnen die Leiterin der Werkstatt, Frau Petra Sommer, gerne zur Verfügung: p@kelsohomes.example</p>`,
    { host: 'www.kelsohomes.example' },
  );
  expect(page).toMatchObject({
    company: 'Kelso Homes Trust',
    details: 'Full-time',
    contactPerson: 'Petra Sommer',
  });
});
