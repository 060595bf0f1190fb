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
const APPLY =
  '<p>Send your application to us, with a letter that tells why you would like to wind clocks.</p>';

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
    expect(read(title, `${body}${DUTIES}${APPLY}`)?.position).toBe(position);
  },
);

test.each([
  ['Letters are not accepted in lieu of a form.'],
  ['Tours are warmly encouraged before you apply.'],
  ['Diese Stelle ist für uns neu.'],
])('J-4 the sentence `%s` names no employer', (sentence) => {
  expect(read('Cook', `<h1>Cook</h1>${DUTIES}<p>${sentence}</p>${APPLY}`)?.company).toBeNull();
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
  expect(read(title, `${above}<h1>Bell Founder</h1>${DUTIES}<p>${sentence}</p>${APPLY}`)?.company).toBe(
    company,
  );
});

test('J-4 a label above a value is no employer below a title', () => {
  const page = read(
    'Trabaja con nosotros | Posada La Ceiba',
    `<h1>Trabaja con nosotros</h1><h2>Recepcionista</h2><div><b>Lugar</b><br>Mérida, Yucatán</div>${DUTIES}${APPLY}`,
    { lang: 'es' },
  );
  expect(page).toMatchObject({ company: 'Posada La Ceiba', location: 'Mérida, Yucatán' });
});

test('J-4 the parts of an advert are read, and not the notice of cookies below it', () => {
  const page = read(
    'Tuner at Orrin Bells',
    `<h1 class="j-advert__title">Tuner</h1><table class="j-advert-details"><tr><th>Closes:</th><td>4th January 2027</td></tr>
    <tr><th>Hours:</th><td>Full Time</td></tr></table>${DUTIES}${APPLY}<div id="x-cookiebanner"><p>Manage consent</p></div>`,
  );
  expect(page?.details).toBe('Full-time · open until 2027-01-04');
  expect(page?.description).not.toContain('consent');
});

test('J-4 demands that bear the class of their heading, or open on a click, belong to it', () => {
  const classed = read(
    'Cook',
    `<h1>Cook</h1>${APPLY}<div class="box"><h3>Das bringen Sie mit</h3><p>• Ein Abschluss<br>• Lust auf Suppe</p></div>`,
  );
  const opened = read(
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
  expect(read('Cook', `<h1>Cook</h1>${line}${DUTIES}${APPLY}`)?.location).toBe(place);
});

test('J-4 an address names town and county, not its street', () => {
  const page = read(
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
  expect(read('Cook', `<h1>Cook</h1>${DUTIES}<p>${sentence}</p>`)?.contactPerson).toBe(person);
});

test('J-4 who is to be asked may stand beside the posting, and has an address of their own', () => {
  const page = read(
    'Surveyor',
    `<p><a href="mailto:info@orrin.example">info@orrin.example</a></p><h1>Surveyor</h1>${DUTIES}${APPLY}<aside><h3>Your consultant</h3>
    <p><b>Gareth Hall</b><br>Senior Consultant<br><a href="mailto:gareth.hall@orrin.example">gareth.hall@orrin.example</a></p></aside>`,
  );
  expect(page).toMatchObject({ contactPerson: 'Gareth Hall', contactEmail: 'gareth.hall@orrin.example' });
});
