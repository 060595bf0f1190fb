import { expect, test } from 'vitest';

import { jobOfPage } from './read-job.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const DUTIES = '<h2>Duties</h2><ul><li>Feed the swarms</li><li>Mend the hives</li></ul>';
const read = (body: string, { title = 'Beekeeper', host = 'www.example.org', head = '' } = {}) =>
  jobOfPage(
    {
      url: `https://${host}/jobs/1`,
      html: `<html><head><title>${title}</title>${head}</head><body>${body}</body></html>`,
    },
    NOW,
  );
const withLine = (line: string) => read(`<h1>Beekeeper</h1><p>${line}</p>${DUTIES}`);
const withData = (more: object, body: string, host?: string) =>
  read(`<h1>Beekeeper</h1>${body}`, {
    ...(host !== undefined && { host }),
    head: `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Beekeeper', ...more })}</script>`,
  });

test.each([
  ['We ask everybody to be in our office at least two days a week.', 'Hybrid'],
  ['You can work from home up to two days a week once you know the bees.', 'Hybrid'],
  ['This role can be done partly from home.', 'Hybrid'],
  ['Bis zu 60 % Homeoffice', 'Hybrid'],
  ['Mobiles Arbeiten an bis zu drei Tagen pro Woche', 'Hybrid'],
  ['Zwei Tage pro Woche arbeitest du von zu Hause.', 'Hybrid'],
  ['Télétravail : 2 j/semaine', 'Hybrid'],
  ['Vous pourrez télétravailler deux jours par semaine.', 'Hybrid'],
  ['Du arbeitest komplett von zu Hause.', 'Remote'],
  ['Trabajo 100% remoto desde cualquier lugar de España', 'Remote'],
])('J-4 `%s` is %s', (line, mode) => {
  expect(withLine(line)?.location).toBe(mode);
});

test.each([
  'The role is office-based in our house by the river.',
  'Working from home is not an option for this post.',
  'Le poste n’est pas ouvert au télétravail.',
  'Job Type: Full Time, Work from Office',
])('J-4 `%s` is on site', (line) => {
  expect(withLine(line)).toMatchObject({ location: null, details: expect.stringContaining('On-site') });
});

test.each(['You prüfst Imkereien vor Ort', 'Remote sensing of swarms'])(
  'J-4 `%s` tells of a task, not where the work is done',
  (line) => {
    expect(withLine(line)).toMatchObject({ location: null, details: null });
  },
);

test.each([
  ['The post is for 20 hours per week.', 'Part-time'],
  ['40-Stunden-Woche', 'Full-time'],
  ['Vous travaillez à temps plein.', 'Full-time'],
  ['Die Stelle ist auf zwei Jahre befristet.', 'Fixed-term'],
  ['Seasonal work from May to September', 'Temporary'],
])('J-4 `%s` is %s', (line, kind) => {
  expect(withLine(line)?.details).toBe(kind);
});

test('J-4 how much one works stands in the hours of the data, or on the page', () => {
  expect(
    withData({ employmentType: 'Contrato indefinido', workHours: 'Jornada completa' }, '')?.details,
  ).toBe('Permanent, Full-time');
  expect(
    withData({ employmentType: 'OTHER' }, '<p>This is a part-time role of 24 hours a week.</p>')?.details,
  ).toBe('Part-time');
});

test.each([
  ['CTC: ₹6,00,000 - ₹8,50,000 per annum', 'INR 600,000–850,000 per year'],
  ['Salary: 6 - 8.5 LPA', 'INR 600,000–850,000 per year'],
  ['Salary: ₹12 lakhs per annum', 'INR 1,200,000 per year'],
])('J-4 `%s` is %s', (line, salary) => {
  expect(withLine(line)?.salary).toBe(salary);
});

test('J-4 whom to apply to comes before the address of the house', () => {
  const page = read(
    `<div>Email: info@hives.example</div><h1>Beekeeper</h1>${DUTIES}
    <p>Send your resume to Ms. Ada Tarn at staff@hives.example.</p>`,
  );
  expect(page?.contactEmail).toBe('staff@hives.example');
});

test('J-4 a name above the trade of those who hire is whom to ask', () => {
  const page = read(
    `<h1>Beekeeper</h1>${DUTIES}<div><b>Ada Tarn</b><br>HR Business Partner<br>jobs@hives.example</div>`,
  );
  expect(page?.contactPerson).toBe('Ada Tarn');
});

test('J-4 a board that names itself in its data is not the employer that a class of the page names', () => {
  const job = withData(
    { hiringOrganization: { name: 'Jobmoor' } },
    `<span class="advertiser-name">Tarn Honey</span>${DUTIES}<footer>© 2026 Jobmoor</footer>`,
    'www.jobmoor.example',
  );
  expect(job?.company).toBe('Tarn Honey');
});

test.each([
  ['Beekeeper – Roofs | Careers | Tarn Honey Pvt. Ltd.', '', 'Tarn Honey Pvt. Ltd.'],
  [
    'Imker gesucht – Imkerei Tarn, Moorheim',
    '<p>Imkerei Tarn e.K. – Meisterbetrieb seit 1987</p>',
    'Imkerei Tarn e.K.',
  ],
  [
    'Job Details - University of Tarnwold',
    '<div><a href="/">Jobs at Tarnwold</a></div>',
    'University of Tarnwold',
  ],
])('J-4 of the title `%s` the employer is read', (title, line, company) => {
  const position = title.split(/ \| | gesucht| - /, 1)[0]?.replace('Job Details', 'Beekeeper') ?? '';
  const foot = '<footer>Am Ufer 7 | 25813 Moorheim</footer>';
  expect(
    read(`${line}<h2>${position}</h2>${DUTIES}${foot}`, { title, host: 'www.tarnwold.example' })?.company,
  ).toBe(company);
});

test('J-4 the name of a site of careers is that of its logo', () => {
  const page = read(
    `<img alt="Tarn Honey" src="logo.png"><h1>Beekeeper</h1><p>Tarn keeps bees. Tarn is a house of two hundred.</p>${DUTIES}`,
    {
      head: '<meta property="og:site_name" content="Tarn Honey Careers">',
    },
  );
  expect(page?.company).toBe('Tarn Honey');
});

test('J-4 `Help Wanted!` names no position', () => {
  const page = read(`<div><b>Night Beekeeper</b></div><p>Tarn Honey is looking for help.</p>${DUTIES}`, {
    title: 'Help Wanted! - Tarn Honey',
  });
  expect(page?.position).toBe('Night Beekeeper');
});

test.each(['Komm in unseren Talentpool', 'Rejoignez notre vivier de talents'])(
  'J-4 `%s` heads no posting',
  (heading) => {
    const page = read(
      `<h1>${heading}</h1>${DUTIES}<h2>Dein Profil</h2><p>Wir suchen Menschen in Vollzeit oder Teilzeit.</p>`,
    );
    expect(page?.posting.state ?? 'list').toBe('list');
  },
);

test.each([
  'Bewirb dich bei Ada Tarn.',
  'Renseignements : Ada Tarn, 04 55 55 55 55',
  'Merci d’envoyer votre CV à Ada Tarn : miel@tarn.example',
  'En el registro municipal. Información: Ada Tarn, 920 555 555.',
])('J-4 `%s` names whom to ask', (line) => {
  expect(withLine(line)?.contactPerson).toBe('Ada Tarn');
});

test('J-4 hours of a week between facts tell how much one works, and are no period of pay', () => {
  expect(read(`<h1>Beekeeper</h1><ul><li>Derby</li><li>30 hours per week</li></ul>${DUTIES}`)?.details).toBe(
    'Part-time',
  );
  expect(withLine('Part-time (3 days a week), salary £27,500')?.salary).toBe('GBP 27,500');
});

test.each([
  ['La commune de Tarn recrute un apiculteur', '', 'Commune de Tarn'],
  ['Beekeeper, Moor Trust', '<p>Come and keep bees.</p>', 'Moor Trust'],
  ['Beekeeper at Tarn Labs', '<p>Tarn Labs · Leeds or remote within England</p>', 'Tarn Labs'],
])('J-4 of the title `%s` the employer is bare', (title, line, company) => {
  const host = `www.${company.split(' ').at(-1)?.toLowerCase()}trust.example`;
  expect(
    read(`<h1>Beekeeper</h1>${line}${DUTIES}<p>bees@tarnlabs.example</p>`, { title, host })?.company,
  ).toBe(company);
});
