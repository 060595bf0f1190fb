import { expect, test } from 'vitest';

import { APPLY, DUTIES, readPage } from '#support/job-page.ts';

test.each([
  ['Town of Orley', `<h1>Town of Orley</h1><h2>Fleet Mechanic</h2>`, 'Fleet Mechanic'],
  ['Brae Primary School - Vacancies', `<h1>Brae Primary School</h1><h2>Vacancies</h2><h3>Cook</h3>`, 'Cook'],
  [
    'Offene Stellen - Spital Au',
    `<p>Notruf: 071</p><h2>Pflegefachperson HF, 50 %</h2>`,
    'Pflegefachperson HF, 50 %',
  ],
  [
    'Job advert',
    `<h1>Clock Technician</h1>${DUTIES}<p id="contact_job_title">Workshop Lead</p>`,
    'Clock Technician',
  ],
])(
  'J-4 on the page `%s` the employer, a line of the telephone or who answers is no position',
  (title, body, position) => {
    expect(readPage(title, `${body}${DUTIES}${APPLY}`)?.position).toBe(position);
  },
);

test.each([
  ['Letters are not accepted in lieu of a form.'],
  ['Tours are warmly encouraged before you apply.'],
  ['Diese Stelle ist für uns neu.'],
])('J-4 the sentence `%s` names no employer', (sentence) => {
  expect(readPage('Cook', `<h1>Cook</h1>${DUTIES}<p>${sentence}</p>${APPLY}`)?.company).toBeNull();
});

test.each([
  [
    'the address of its mail',
    '<p>Tarn &amp; Sons Clocks</p><p>Hull</p>',
    'Write to e.bell@tarnsons.example.',
    'Tarn & Sons Clocks',
  ],
  ['a label', '<h3>Employer name</h3><p>Orrin Works</p>', '', 'Orrin Works'],
  [
    'an invitation',
    '<img class="logo" alt="Orrin Bells GmbH">',
    'Orrin is the home of bells.',
    'Orrin Bells GmbH',
  ],
])('J-4 %s names the employer', (_sign, above, sentence, company) => {
  const title = company.endsWith('GmbH') ? 'Bell Founder | Jobs bei Orrin Bells GmbH' : 'Bell Founder';
  expect(readPage(title, `${above}<h1>Bell Founder</h1>${DUTIES}<p>${sentence}</p>${APPLY}`)?.company).toBe(
    company,
  );
});

test('J-4 a label above a value is no employer below a title', () => {
  const page = readPage(
    'Trabaja con nosotros | Posada La Ceiba',
    `<h1>Trabaja con nosotros</h1><h2>Recepcionista</h2><div><b>Lugar</b><br>Mérida, Yucatán</div>${DUTIES}${APPLY}`,
    { lang: 'es' },
  );
  expect(page).toMatchObject({ company: 'Posada La Ceiba', location: 'Mérida, Yucatán' });
});

test('J-4 the parts of an advert are read, and not the notice of cookies below it', () => {
  const page = readPage(
    'Tuner at Orrin Bells',
    `<h1 class="j-advert__title">Tuner</h1><table class="j-advert-details"><tr><th>Closes:</th><td>4th January 2027</td></tr>
    <tr><th>Hours:</th><td>Full Time</td></tr></table>${DUTIES}${APPLY}<div id="x-cookiebanner"><p>Manage consent</p></div>`,
  );
  expect(page?.details).toBe('Full-time · open until 2027-01-04');
  expect(page?.description).not.toContain('consent');
});

test('J-4 demands that bear the class of their heading, or open on a click, belong to it', () => {
  const classed = readPage(
    'Cook',
    `<h1>Cook</h1>${APPLY}<div class="box"><h3>Das bringen Sie mit</h3><p>• Ein Abschluss<br>• Lust auf Suppe</p></div>`,
  );
  const opened = readPage(
    'Cook',
    `<h1>Cook</h1>${APPLY}<div class="tab-title"><a href="#n">What you'll need</a></div><div><ul><li>A knife</li>
    <li>A licence</li></ul></div><button class="accordion-button">What you'll get</button><ul><li>Soup</li></ul>`,
  );
  expect(classed?.requirements).toBe('• Ein Abschluss\n• Lust auf Suppe');
  expect(opened?.requirements).toBe('• A knife\n• A licence');
});

test.each([
  ['<ul><li>Wakefield, South Yorkshire</li><li>KH/7741</li></ul>', 'Wakefield, South Yorkshire'],
  ['<p>Galway city</p>', 'Galway city'],
  ['<p><span>Lugo</span>, <a>Lugo (España)</a></p>', 'Lugo, Lugo (España)'],
  ['<p data-test="job-detail-location">Orley &amp; Central Downs</p>', 'Orley & Central Downs'],
  ['<p class="ref">KH/7741</p>', null],
])('J-4 `%s` below the title is read as the place %s', (line, place) => {
  expect(readPage('Cook', `<h1>Cook</h1>${line}${DUTIES}${APPLY}`)?.location).toBe(place);
});

test('J-4 an address names town and county, not its street', () => {
  const page = readPage(
    'Brae School - Vacancies',
    `<h1>Brae School</h1><h2>Cook</h2>${DUTIES}${APPLY}<footer>Brae School, Kirk Lane, Upper Brae, Fife KY1 1AA</footer>`,
  );
  expect(page?.location).toBe('Upper Brae, Fife');
});

test.each([
  ['Our outreach service in the Southern Downs is forty years old.', null],
  ['Send a cover letter that addresses the criteria to Thea Lind-Barr.', 'Thea Lind-Barr'],
  ['Send your CV to Donal Ó Broin.', 'Donal Ó Broin'],
  ['Fachliche Auskünfte erteilt Stadtarchivar Dr. Volker Obst.', 'Volker Obst'],
  ['Ask Fleet Mechanic about the trucks.', null],
  ['Fragen? Rita Zell, Leiterin Pflege, gibt Ihnen gerne Auskunft.', 'Rita Zell'],
  ['Manda tu CV, con atención a Lic. Ximena Pech.', 'Ximena Pech'],
])('J-4 `%s` names %s to ask', (sentence, person) => {
  expect(readPage('Cook', `<h1>Cook</h1>${DUTIES}<p>${sentence}</p>`)?.contactPerson).toBe(person);
});

test('J-4 who is to be asked may stand beside the posting, and has an address of their own', () => {
  const page = readPage(
    'Surveyor',
    `<p><a href="mailto:info@orrin.example">info@orrin.example</a></p><h1>Surveyor</h1>${DUTIES}${APPLY}<aside><h3>Your consultant</h3>
    <p><b>Gareth Hall</b><br>Senior Consultant<br><a href="mailto:gareth.hall@orrin.example">gareth.hall@orrin.example</a></p></aside>`,
  );
  expect(page).toMatchObject({ contactPerson: 'Gareth Hall', contactEmail: 'gareth.hall@orrin.example' });
});

test('J-4 an employer is named without its town', () => {
  const page = readPage('Sous Chef - Tern Inn Galway', `<h1>Sous Chef</h1>${DUTIES}${APPLY}`, {
    host: 'www.terninn.example',
  });
  expect(page?.company).toBe('Tern Inn');
  const other = readPage('Fahrer - Stadtwerke Leipzig', `<h1>Fahrer</h1>${DUTIES}${APPLY}`, {
    host: 'stadtwerke-leipzig.example',
  });
  expect(other?.company).toBe('Stadtwerke Leipzig');
});

test('J-4 what the class of a word or the picture before it says of it is read', () => {
  const page = readPage(
    'Cook',
    `<h1>Cook</h1><div><span class="advertiser-name">Orrin Kitchens</span> <a>All jobs</a></div>
    <ul><li><i class="fa fa-map-marker"></i> Upper Brae</li><li><i class="fa fa-tag"></i> Lower Stock</li></ul>${DUTIES}${APPLY}`,
  );
  expect(page).toMatchObject({ company: 'Orrin Kitchens', location: 'Upper Brae' });
});

test('J-4 a town that employs is where it is', () => {
  const page = readPage(
    'Archivar | Stadt Hallbach am See',
    `<h1>Archivar</h1>${DUTIES}<p>Bewerben Sie sich.</p>`,
    { lang: 'de' },
  );
  expect(page).toMatchObject({ company: 'Stadt Hallbach am See', location: 'Hallbach am See' });
});

test.each([
  ['en', '<p>Denver, CO</p><p>Closing date: 12/11/2026</p>', '2026-12-11'],
  ['en', '<p>Pay: £30,000</p><p>Closing date: 04/12/2026</p>', '2026-12-04'],
  ['en', '<p>Closing date: 12/11/2026</p>', undefined],
  ['en', '<p>Send your CV by 5pm Sunday 6 December.</p>', '2026-12-06'],
  ['en', '<p>Send your CV by Monday 6 December.</p>', undefined],
  ['en', '<p>Send your CV by 14 January.</p>', '2027-01-14'],
  ['de', '<p>Bewerben Sie sich bis zum 6.12. bei uns.</p>', '2026-12-06'],
  ['en', '<p>Applications are due December 4, 2026.</p>', '2026-12-04'],
])('J-4 in %s the last day of `%s` is %s', (lang, line, day) => {
  const details = readPage('Cook', `<h1>Cook</h1>${line}${DUTIES}`, { lang })?.details;
  expect(/open until (\S+)/.exec(details ?? '')?.[1]).toBe(day);
});

test.each([
  ['Koch, 50–70 %', '', 'Part-time'],
  ['Koch 80-100%', '', 'Full-time, Part-time'],
  ['Koch', '<p>Pensum: 60 %</p>', 'Part-time'],
  ['Koch', '<h3>Essen mit 30 % Rabatt</h3>', null],
  ['Cook', '<h3>Working pattern</h3><p>Part-time</p>', 'Part-time'],
])('J-4 `%s` with `%s` is %s', (title, line, kind) => {
  expect(readPage(title, `<h1>${title}</h1>${line}${DUTIES}${APPLY}`)?.details ?? null).toBe(kind);
});

test('J-4 a community of talents is no job, and news of jobs are none', () => {
  const pool = readPage(
    'Join us',
    `<h1>Join our Talent Community</h1><h2>Who we look for</h2>${DUTIES}${APPLY}`,
  );
  expect(pool?.posting.state).toBe('list');
  const news = readPage(
    'Orrin recrute 180 personnes</title><meta property="og:type" content="article"><title>',
    `<h1>Orrin va recruter 180 personnes</h1><p>Par Jo Bell · Lecture 3 min</p><p>Salaires : 2 000 € bruts par mois, en CDI à
    temps plein, pour des candidats de toute la région qui aiment les cloches.</p><h2>Quels profils ?</h2><ul><li>90 fondeurs</li></ul>
    <h2>Missions</h2><ul><li>Fondre</li></ul><h2>Avantages</h2><ul><li>Du pain</li></ul>`,
    { lang: 'fr' },
  );
  expect(news?.posting.state).toBe('article');
});

test('J-4 data whose names have a prefix, and marks that refer to others, are a posting', () => {
  const prefixed = readPage(
    'Jobs',
    `<script type="application/ld+json">{"@type":"schema:JobPosting","schema:title":"Ropemaker",
    "schema:hiringOrganization":{"schema:name":"Orrin Ropes S. Coop."}}</script><p>Ropes.</p>`,
  );
  expect(prefixed).toMatchObject({ position: 'Ropemaker', company: 'Orrin Ropes S. Coop.' });
  const referring = readPage(
    'Ropemaker - Jobhive',
    `<article itemscope itemtype="https://schema.org/JobPosting" itemref="org"><h1 itemprop="title">Ropemaker</h1></article>
    <aside><div id="org" itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization">
    <b itemprop="name">Orrin Trust</b></div></aside>`,
  );
  expect(referring?.company).toBe('Orrin Trust');
});
