import { expect, test } from 'vitest';

import { jobOfText } from './read-job.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const read = (text: string) => jobOfText({ text }, NOW);
const withLine = (line: string) =>
  read(
    `Night Baker\nAcme Bakery Inc., Toronto\n\nYou bake bread every night.\n\n${line}\n\nRequirements\n- An oven`,
  );

test.each([
  ['92-105k CAD', 'CAD 92,000–105,000'],
  ['Total package around 92-105k CAD with pension', 'CAD 92,000–105,000'],
  ['Gehalt: 70-85 TEUR', 'EUR 70,000–85,000'],
  ['Salary: 45k to 55k', '45,000–55,000'],
  ['Salary: 45,000 to 55,000', '45,000–55,000'],
  ['Between CZK 4.2m and CZK 5.0m per annum', 'CZK 4,200,000–5,000,000 per year'],
])('J-4 thousands and millions in short are the pay that they are: %s', (line, salary) => {
  expect(withLine(line)?.salary).toBe(salary);
});

test.each([
  'We raised $40M in 2024',
  'You own a €2m budget',
  '$10,000 relocation and pension',
  'Cable: 40m per day',
])('J-4 other amounts in short are no pay: %s', (line) => {
  expect(withLine(line)?.salary).toBeNull();
});

test.each([
  'Acme Search has been retained by Northwind Robotics to find their next Chief of Staff.',
  'I’m working with Northwind Robotics in Bristol, who need a Chief of Staff.',
  'You seem a great fit for a Chief of Staff role at Northwind Robotics.',
  'We are hiring a Chief of Staff at Northwind Robotics in Toronto.',
])('J-4 a mail names the job and its employer in a sentence: %s', (sentence) => {
  expect(read(`Hi Ada,\n\n${sentence}\n\nBest,\nTom Harrow`)).toMatchObject({
    position: 'Chief of Staff',
    company: 'Northwind Robotics',
    posting: { origins: { company: { certainty: 'guess' }, position: { certainty: 'guess' } } },
  });
});

test('J-4 what is worked with is no employer', () => {
  expect(withLine('Experience working with Hobart mixers is welcome.')?.company).toBe('Acme Bakery Inc.');
});

test('J-4 behind a title stands the kind of contract, below it the employer with its place', () => {
  const text = 'Chef de projet SI (H/F) - CDI\n\nMutuelle des Alpes, Grenoble\n\nVous pilotez les projets.';
  expect(read(text)).toMatchObject({ position: 'Chef de projet SI (H/F)', company: 'Mutuelle des Alpes' });
});

test('J-4 a mail says until when it wants an answer, and that the work is mostly remote', () => {
  const job = withLine('Mostly remote. Let me know by 19 February 2027 if you’d like to be considered.');
  expect(job?.details).toContain('open until 2027-02-19');
  expect(job?.location).toContain('Remote');
});

test('J-4 what stands behind a dash in the title is a part of it where the line below names employer and town', () => {
  const job = read(
    'Stoker – Night Boiler, Weekends\nTarn Steam Works – Portland, OR\n\nYou keep the boiler warm.\n\nRequirements\n- A licence\n\nThe last day to apply is 2026-12-20.',
  );
  expect(job).toMatchObject({
    position: 'Stoker – Night Boiler, Weekends',
    company: 'Tarn Steam Works',
    location: 'Portland, OR',
    details: 'open until 2026-12-20',
  });
});

test.each([
  [
    'Tarn Hospital – Leeds, UK\n\nStaff Nurse – Surgical Ward, Nights\n\nTarn is a small hospital.',
    'Tarn Hospital',
    'Staff Nurse – Surgical Ward, Nights',
  ],
  [
    'Wir suchen ab sofort einen Senior Data Analyst (m/w/d) bei Weser Spedition GmbH in Bremen.\n\nAufgaben\n- Berichte',
    'Weser Spedition GmbH',
    'Senior Data Analyst (m/w/d)',
  ],
  [
    'Hello, I am recruiting for a Warehouse Manager (m/f/d) at Weser Spedition GmbH in Bremen.',
    'Weser Spedition GmbH',
    'Warehouse Manager',
  ],
  [
    'Tarn · Staff Data Engineer · Remote in Canada · CA$150K/yr - CA$170K/yr\n\nAbout the role\nYou build.',
    'Tarn',
    'Staff Data Engineer',
  ],
])(
  'J-4 employer and title are told apart where they stand in one line or beside each other: %s',
  (text, company, position) => {
    expect(read(text)).toMatchObject({ company, position });
  },
);
