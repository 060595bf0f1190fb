import { expect, test } from 'vitest';

import { DUTIES, readPage } from '#support/job-page.ts';

test('J-4 a table that lays out the page holds its headings and its numbered demands', () => {
  const page = readPage(
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
  const page = readPage(
    'Archivist',
    `<h1>Archivist</h1>${DUTIES}<h2>Person specification</h2><table><tr><th>Criterion</th><th>Assessed by</th></tr>
    <tr><td>Degree in archival science</td><td>Presentation</td></tr>
    <tr><td>Two years in a county archive</td><td>Application</td></tr></table><h2>Contact</h2><p>Write to us.</p>`,
  );
  expect(page?.requirements).toBe('• Degree in archival science\n• Two years in a county archive');
});

test('J-4 below `The role` stands a list of tasks, and `What we are asking for` heads what is asked', () => {
  const page = readPage(
    'Bell Founder at Orrin Bells | Hireway',
    `<h1>Bell Founder</h1><p><a href="/orrin">Orrin Bells</a></p><b>The role</b><ul><li>Cast bells of up to two tons</li>
    <li>Tune them by ear</li></ul><div>What we're asking for</div><ul><li>An ear for thirds</li></ul>`,
  );
  expect(page).toMatchObject({ position: 'Bell Founder', requirements: '• An ear for thirds' });
});

test('J-4 articles below the posting are the other jobs', () => {
  const card = `<article><h3><a href="/2">Tax Clerk</a></h3><p>Full-time. Our client in Hull seeks a tax clerk with a
    head for figures and a heart for paper, part-qualified considered, to start as soon as can be.</p></article>`;
  const page = readPage(
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
    'Sexton at Dunmere Parish | Postwell',
    'postwell.example',
    '<h1>Sexton</h1><p>Dunmere Parish</p>',
    'Dunmere Parish',
  ],
  [
    'Winzer (m/w/d) bei Rebhof Kessler in Oberkirch | Stellenwinkel',
    'stellenwinkel.example',
    '<h1>Winzer (m/w/d)</h1><ul><li><a href="/r">Rebhof Kessler</a></li></ul>',
    'Rebhof Kessler',
  ],
  [
    'Lock Keeper - Ouseby Town Council jobs',
    'www.ouseby.example',
    '<header>Ouseby Town Council</header><p>Beta This is a new page of ours.</p><h1>Lock Keeper</h1>',
    'Ouseby Town Council',
  ],
  [
    'Payroll Clerk in Hull - Tobin Marsh Recruitment - Workseam',
    'workseam.example',
    '<h1>Payroll Clerk</h1><p>Posted by <a href="/t">Tobin Marsh Recruitment</a></p>',
    'Tobin Marsh Recruitment',
  ],
  [
    'Pförtner (m/w/d)',
    'www.example.org',
    '<h1>Pförtner (m/w/d)</h1><p>Das Hospiz St. Gertrud (seit 1902) sucht einen Pförtner für die Nacht.</p>',
    'Hospiz St. Gertrud',
  ],
  [
    'Gemeinde Wiesenau | Ausschreibung Standesamt',
    'www.wiesenau.example',
    '<h1>Stellenausschreibung</h1><p><b>Sachbearbeitung (m/w/d) Standesamt</b></p>',
    'Gemeinde Wiesenau',
  ],
  [
    'Plumber – Harrow Pipe Co.',
    'www.example.org',
    '<h1>Plumber</h1><p>Harrow Pipe is a family shop that has fixed leaks since 1961.</p>',
    'Harrow Pipe Co.',
  ],
  [
    'Weaver - The Loom House - Craftposts',
    'craftposts.example',
    '<header>Craftposts</header><h1>Weaver</h1><p>The Loom House</p><p>Ludlow, Shropshire</p>',
    'The Loom House',
  ],
  [
    'Heizer (m/w/d) | Handwerksstellen',
    'handwerksstellen.example',
    '<h1>Heizer (m/w/d)</h1><p>Ofenbau Ritter gGmbH</p><p>Wir suchen einen Heizer.</p>',
    'Ofenbau Ritter gGmbH',
  ],
  [
    'Potter | Glaze Works is hiring - Craftposts',
    'craftposts.example',
    '<h1>Potter</h1><p>Glaze Works • Rochester, NY</p>',
    'Glaze Works',
  ],
  [
    'Lecturer : College of Harrow : Vacancies',
    'www.example.org',
    '<h1>Lecturer</h1><p>Botany</p>',
    'College of Harrow',
  ],
  [
    'Head Gardener | Work for us | Bramley Estate',
    'www.example.org',
    '<p><a href="/">Home</a> <span>Work for us</span></p><h1>Head Gardener</h1><p>Bramley Estate</p>',
    'Bramley Estate',
  ],
])('J-4 the employer of `%s` is not its board, its place or half its name', (title, host, head, company) => {
  expect(readPage(title, head + DUTIES, { host })?.company).toBe(company);
});

test.each([
  ['<p>Das Gut Hallbach sucht ab März Verstärkung am Standort 92331 Parsberg.</p>', '92331 Parsberg'],
  [
    '<p>Gut Hallbach · Bad Aibling · Vollzeit</p><footer>Gut Hallbach, Seeweg 4, 83043 Bad Aibling</footer>',
    'Bad Aibling',
  ],
  [
    '<p>Das Gut Hallbach sucht Verstärkung.</p><footer>Gut Hallbach<br>Seeweg 4<br>83043 Bad Aibling</footer>',
    'Bad Aibling',
  ],
  ['<p>Das Gut Hallbach sucht Verstärkung.</p><footer>Portal GmbH, Ring 4, 83043 Bad Aibling</footer>', null],
  [
    '<p>Das Gut Hallbach sucht Verstärkung.</p><p>Gut Hallbach, Seeweg 4, 83043 Bad Aibling</p><p>Gut Hallbach, Am Tor 1, 83022 Rosenau</p>',
    null,
  ],
  ['<p>Gut Hallbach in Wasserburg is looking for help, starting in February.</p>', 'Wasserburg'],
  ['<p>Our farm has a position, starting in February.</p>', null],
  ['<footer>Gut Hallbach - 4 allée des Tilleuls - 72440 Tresson</footer>', 'Tresson'],
  ['<p>Taunton, Somerset</p>', 'Taunton, Somerset'],
  ['<footer>Gut Hallbach, Moor Road, Tavistock PL19 8AA</footer>', 'Tavistock'],
  ['<footer>Gut Hallbach, 4 Oak Street, Kuna, ID 83634</footer>', 'Kuna, ID'],
  [
    '<p>Für unser Team suchen wir in Rosenau Verstärkung.</p><p>Gut Hallbach, Am Tor 1, 83022 Rosenau</p><p>Gut Hallbach, Seeweg 4, 83043 Wörth</p>',
    'Rosenau',
  ],
])('J-4 the place of `%s` is the one of the employer alone', (body, location) => {
  const page = readPage('Melker (m/w/d) | Gut Hallbach', `<h1>Melker (m/w/d)</h1>${body}${DUTIES}`);
  expect(page?.location).toBe(location);
  if (location !== null) expect(page?.posting.origins.location?.certainty).toBe('guess');
});

test.each([
  [
    '<p>The post is a fixed-term appointment of two years, full time, and is paid by the friends of the museum and of the town.</p>',
    'Full-time, Fixed-term',
  ],
  ['<dl><dt>Contrat</dt><dd>CDD</dd><dt>Quotité</dt><dd>Temps partiel</dd></dl>', 'Part-time, Fixed-term'],
  ['<dl><dt>Contract type</dt><dd>Maternity cover, nine months</dd></dl>', 'Temporary'],
  ['<p>Freelance</p>', 'Freelance'],
  [
    '<p>This is a full time, permanent position and it begins in the first week of February, with the snowdrops.</p>',
    'Full-time, Permanent',
  ],
  [
    '<p>Nous recrutons un restaurateur à temps non complet, par un contrat à durée déterminée de dix mois au plus.</p>',
    'Part-time, Fixed-term',
  ],
])('J-4 the kind of employment of `%s`', (body, details) => {
  expect(readPage('Restorer', `<h1>Restorer</h1>${body}${DUTIES}`)?.details).toBe(details);
});

test.each([
  ['fr', '2026-12-04'],
  ['en-GB', '2026-12-04'],
  ['en', undefined],
])('J-4 04/12/2026 on a page in %s', (lang, day) => {
  const page = readPage('Restorer', `<h1>Restorer</h1><p>Deadline: 04/12/2026</p>${DUTIES}`, { lang });
  expect(page?.details ?? '').toBe(day === undefined ? '' : `open until ${day}`);
});

test('J-4 where the salary is by agreement an amount of something else is none', () => {
  const page = readPage(
    'Night Nurse',
    `<h1>Night Nurse</h1><p>Salary: by agreement</p>${DUTIES}<h3>A room for your mother?</h3><p>From €1,900 a month.</p>`,
  );
  expect(page?.salary).toBeNull();
});

test.each([
  ['<p>Send a letter to Ida at ida@nets.example.</p>', 'Ida'],
  ['<p>A call of ten minutes with Maud Ferrand, recruiter.</p>', 'Maud Ferrand'],
  ['<p>Write to jobs@nets.example or come by. Jobs are rare here.</p>', null],
  ['<p>Apply to the General Manager, Jo Bell, by letter.</p>', 'Jo Bell'],
  ['<p>Questions? Ping Anna de Boer at anna@nets.example.</p>', 'Anna de Boer'],
])('J-4 who is to be asked by `%s`', (body, person) => {
  expect(readPage('Net Mender', `<h1>Net Mender</h1>${DUTIES}${body}`)?.contactPerson).toBe(person);
});

test('J-4 the address in the foot of a board is not of the job', () => {
  const page = readPage(
    'Net Mender',
    `<h1>Net Mender</h1>${DUTIES}<footer>Contact: hi@stellenwinkel.example</footer>`,
  );
  expect(page?.contactEmail).toBeNull();
});

test.each([
  ['Homeoffice möglich', 'Hybrid'],
  ['Télétravail fréquent', 'Hybrid'],
])('J-4 `%s` is %s', (said, mode) => {
  expect(readPage('Net Mender', `<h1>Net Mender</h1><p>${said}</p>${DUTIES}`)?.location).toBe(mode);
});

test('J-4 `Vous` heads what is asked, `Das können Sie von uns erwarten` what is given', () => {
  const page = readPage(
    'Net Mender',
    `<h1>Net Mender</h1>${DUTIES}<h2>Vous</h2><ul><li>De la patience</li></ul>
    <h2>Das können Sie von uns erwarten:</h2><ul><li>Tee</li></ul>`,
  );
  expect(page?.requirements).toBe('• De la patience');
});

test('J-4 a picture names what stands behind it, up to the next part', () => {
  const page = readPage(
    'Net Mender',
    `<h1>Net Mender</h1><p>📍 Gera · 💰 16,50 €/h · 💼 Teilzeit</p>${DUTIES}`,
  );
  expect(page).toMatchObject({ location: 'Gera', salary: 'EUR 16.50 per hour' });
});

test('J-4 a place of the title that a line says again is the place', () => {
  const page = readPage('Net Mender in Foz - Nets', `<h1>Net Mender</h1><ul><li>Foz</li></ul>${DUTIES}`);
  expect(page?.location).toBe('Foz');
});

test('J-4 of a table of facts only the row of what is asked is, and `gesucht` is no part of a name', () => {
  const page = readPage(
    'Netzflicker (m/w/d) gesucht!',
    `<h1>Netzflicker (m/w/d) gesucht!</h1><table><tr><td>Wage</td><td>USD 6,200 per month</td></tr>
    <tr><td>Requirements</td><td>Two years of knots</td></tr><tr><td>Contact person</td><td>Inger Moen</td></tr></table>`,
  );
  expect(page).toMatchObject({ position: 'Netzflicker (m/w/d)', requirements: 'Two years of knots' });
});

test('J-4 the way through a site is no title, and the line behind `apply in writing to` names whom to write to', () => {
  const page = readPage(
    'Harbour Scales - Vacancies',
    `<table><tr><td><a href="/">Home</a> | <a href="/agents">Agents</a> | <a href="/repairs">Repairs</a></td></tr>
    <tr><td><b>Our scales</b><br><a href="/a">Bench scales</a><br><a href="/b">Crane scales</a></td>
    <td><p><b>Weighing Technician</b></p><p>We have a vacancy for a Weighing Technician who likes the sea.</p>${DUTIES}
    <p>Please apply in writing, with your CV, to:</p><p>Ms Orla Finch<br>Yard Office</p></td></tr></table>`,
  );
  expect(page).toMatchObject({ position: 'Weighing Technician', contactPerson: 'Orla Finch' });
});

test('J-4 a table of other jobs has no title of this one', () => {
  const page = readPage(
    'Job Opportunities | City of Tarn',
    `<h1>Job Opportunities</h1><h2>Bridge Keeper I</h2>${DUTIES}<h3>More in this category</h3>
    <table><tr><th>Title</th><th>Salary</th><th>Closes</th></tr>
    <tr><td><a href="?id=2">Lock Keeper</a></td><td>$21.40 Hourly</td><td>12/09/2026</td></tr></table>`,
  );
  expect(page?.position).toBe('Bridge Keeper I');
});

test('J-4 `Prof.` ends no sentence, and mobile work after agreement is hybrid', () => {
  const page = readPage(
    'Glaziologin (m/w/d)',
    `<h1>Glaziologin (m/w/d)</h1><h2>Wir bieten</h2><ul><li>anteilig mobiles Arbeiten nach Absprache</li></ul>
    <h2>Ihr Profil</h2><ul><li>Studium der Glaziologie</li></ul>
    <p>Bewerbungen richten Sie bitte an Frau Prof. Dr. Imke Tarn, <a>i.tarn(at)eis.example</a>.</p>`,
  );
  expect(page).toMatchObject({ contactPerson: 'Imke Tarn', location: expect.stringMatching(/hybrid/i) });
});
