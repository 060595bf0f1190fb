import { expect, test } from 'vitest';

import { readPosting } from './read-posting.ts';

const asked = (text: string) =>
  readPosting(text).requirements.map(({ kind, necessity, term, value }) =>
    [kind, necessity, term, value].join(' ').trim(),
  );
const terms = (text: string) => readPosting(text).requirements.map(({ term }) => term);

test('R-8 a span of a posting quotes what stands there', () => {
  const text = 'Must have\n• 5+ years of Java\n• k8s or Nomad\nLocation: Vienna\nGood German (B2)';
  const { requirements } = readPosting(text);
  expect(requirements.length).toBeGreaterThan(4);
  for (const { span } of requirements) expect(text.slice(span.start, span.end)).toBe(span.quote);
});

test('R-8 a term counts once, under the name of the vocabulary, whatever its spelling', () => {
  expect(terms('Requirements\n- k8s\n- Kubernetes\n- KUBERNETES clusters')).toEqual(['Kubernetes']);
  expect(terms('Requirements\n- MS SQL\n- PowerBI\n- CI-CD\n- Müllverbrennung')).toEqual([
    'Microsoft SQL Server',
    'Power BI',
    'CI/CD',
    'Müllverbrennung',
  ]);
});

test.each([
  ['Requirements\n- Go, Rust and C#', ['Go', 'Rust', 'C#']],
  ['Requirements\n- You go to customers and react quickly', []],
  ['Requirements\n- JavaScript', ['JavaScript']],
  ['Requirements\n- R or Python', ['R', 'Python']],
  ['Requirements\n- R&D experience', ['Research and development']],
  ['Requirements\n- Excel at explaining things', []],
  ['Requirements\n- Advanced Excel', ['Microsoft Excel']],
  ['Requirements\n- .NET and Node.js', ['.NET', 'Node.js']],
  ['Requirements\n- Experience at Oracle Street Bakery', []],
  ['Requirements\n- SAFe and Scrum', ['SAFe', 'Scrum']],
  ['Requirements\n- Keep the unit staffed and safe', []],
])('R-8 %j asks for %j', (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test('R-8 what is welcome is told from what is needed, in the same line too', () => {
  expect(asked('Requirements\n- Java, Kotlin is a plus\n- Ledger work, ideally with DATEV')).toEqual([
    'term must Java',
    'term nice Kotlin',
    'term must Ledger',
    'term nice DATEV',
  ]);
  expect(asked('Ihr Profil\n- SAP\n- Englisch wünschenswert\nVon Vorteil\n- AEVO')).toEqual([
    'term must SAP',
    'language nice English',
    'certificate nice Ausbildereignung',
  ]);
  expect(asked('Profil recherché\n- Maîtrise de Revit\n- Navisworks serait un plus')).toEqual([
    'term must Revit',
    'term nice Navisworks',
  ]);
});

test.each([
  'No Scala needed.',
  'Scala is not required, and no experience with Kafka is expected.',
  'Scala setzen wir nicht voraus.',
  'Scala brauchen Sie bei uns nicht.',
  "La maîtrise de Scala n'est pas demandée.",
  'No Scala? No problem.',
  'We will teach you Scala.',
  'Not needed: Scala, Kafka',
  'What you won’t need\n- Scala',
])('R-8 what is not needed is no requirement: %j', (text) => {
  expect(terms(`Requirements\n- Java\n\n${text}`)).toEqual(['Java']);
});

test('R-8 benefits, law and the company hold no requirements', () => {
  const text = `About Acme
Acme builds Kubernetes clusters for hospitals.

Requirements
- Java

Benefits
- German lessons, Excel courses and a first aid course

Acme is an equal opportunity employer; a background check is required by law.`;
  expect(terms(text)).toEqual(['Java']);
});

test('R-8 of "A or B" and of examples one is enough, of "A and B" both are asked', () => {
  const groups = (text: string) => readPosting(text).requirements.map(({ term, group }) => [term, group]);
  expect(groups('Requirements\n- Java or Kotlin\n- SQL and Python\n- Helm, Terraform or Ansible')).toEqual([
    ['Java', 0],
    ['Kotlin', 0],
    ['SQL', undefined],
    ['Python', undefined],
    ['Helm', 1],
    ['Terraform', 1],
    ['Ansible', 1],
  ]);
  expect(groups('Requirements\n- Monitoring tools such as Zabbix, Nagios').slice(1)).toEqual([
    ['Zabbix', 0],
    ['Nagios', 0],
  ]);
});

test.each([
  ['5+ years of Java', 'Java', '5'],
  ['Minimum two (2) years of nursing', 'Nursing', '2'],
  ['3-5 years in retail', 'Retail', '3'],
  ['mindestens drei Jahre Berufserfahrung im Controlling', 'Controlling', '3'],
  ["4 ans d'expérience en comptabilité", 'Accounting', '4'],
])('R-8 %j asks for years of %s', (line, term, value) => {
  const years = readPosting(`Requirements\n- ${line}`).requirements.filter(({ kind }) => kind === 'years');
  expect(years).toMatchObject([{ term, value }]);
});

test('R-8 languages have their own level', () => {
  expect(asked('Ihr Profil\n- Deutsch auf Niveau C1, gutes Englisch (B2) oder Französisch')).toEqual([
    'language must German C1',
    'language must English B2',
    'language must French',
  ]);
});

test('R-8 terms that no vocabulary knows are found by their shape and place', () => {
  expect(terms('Requirements\n- Experience with Zorbex\n- Knot tying\n- QXR7 or FooBar')).toEqual([
    'Zorbex',
    'Knot tying',
    'QXR7',
    'FooBar',
  ]);
});

test('R-8 a posting of nothing asks for nothing', () => {
  for (const text of ['', ' ', '\n\n', '•', '…', '():,;'])
    expect(readPosting(text)).toEqual({ text, requirements: [] });
});
