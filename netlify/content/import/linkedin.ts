/** Reads the copy of one's data that LinkedIn sends: a ZIP of tables. */
import { paragraphsOf, partsOf } from './descriptions.ts';
import { readTable, type Row } from './csv.ts';
import { inWords, monthOf, wholeMonth } from './dates.ts';
import {
  nobody,
  type ImportedAward,
  type ImportedCredential,
  type ImportedRole,
  type Notes,
  type Person,
  type Reading,
} from './person.ts';

/** Files that are read, in small letters, with a column that each of them has. */
const TABLES = {
  'profile.csv': 'first name',
  'profile summary.csv': 'profile summary',
  'email addresses.csv': 'email address',
  'positions.csv': 'company name',
  'education.csv': 'school name',
  'skills.csv': 'name',
  'certifications.csv': 'name',
  'languages.csv': 'name',
  'projects.csv': 'title',
  'honors.csv': 'title',
  'publications.csv': 'name',
  'recommendations_received.csv': 'first name',
} as const;
type TableName = keyof typeof TABLES;

/** Whether a file of an export is read at all: the others are private, such as messages and contacts. */
export const isLinkedInTable = (name: string): name is TableName => name in TABLES;

/** Whether these are the names of the files of an export. */
export const isLinkedInExport = (names: readonly string[]): boolean =>
  names.some((name) => ['profile.csv', 'positions.csv'].includes(name));

/** @param texts by name in small letters, without folders */
export function readLinkedIn(texts: ReadonlyMap<string, string>): Reading {
  const notes: Notes = { guessed: [], leftOut: [] };
  const rows = (name: TableName): Row[] => readTable(texts.get(name) ?? '', TABLES[name]);
  const person: Person = {
    ...nobody(),
    ...profileOf(rows('profile.csv')[0] ?? {}, rows('profile summary.csv')[0] ?? {}, notes),
    email: emailOf(rows('email addresses.csv'), notes),
    roles: rows('positions.csv').flatMap((row) => roleOf(row, notes)),
    credentials: [
      ...rows('education.csv').map(educationOf),
      ...rows('certifications.csv').map(certificateOf),
    ].filter(({ name }) => name !== ''),
    skills: namesIn(rows('skills.csv')),
    languages: rows('languages.csv').map(languageOf).filter(Boolean),
    projects: rows('projects.csv').flatMap((row) => projectOf(row, notes)),
    awards: [
      ...rows('honors.csv').flatMap((row) => awardOf(row, 'recognition', notes)),
      ...rows('publications.csv').flatMap((row) => awardOf(row, 'article', notes)),
    ],
    testimonials: rows('recommendations_received.csv').flatMap((row) => testimonialOf(row, notes)),
  };
  for (const [name, columns] of Object.entries(UNUSED))
    tellUnused(name, columns, rows(name as keyof typeof UNUSED), notes);
  tellOthers([...texts.keys()], notes);
  return { person, notes };
}

/** The export writes an empty list as `[]`. */
const cell = (row: Row, name: string): string => (row[name] === '[]' ? '' : (row[name] ?? ''));

function profileOf(row: Row, summaryRow: Row, notes: Notes) {
  for (const name of ['websites', 'twitter handles'])
    if (cell(row, name)) notes.leftOut.push(`${name} of Profile.csv: ${cell(row, name)}`);
  notes.leftOut.push(
    'the address of your LinkedIn profile, which the export does not hold: add `network` to profile.yaml',
  );
  return {
    givenName: cell(row, 'first name'),
    familyName: cell(row, 'last name'),
    headline: cell(row, 'headline'),
    summary: paragraphsOf(cell(row, 'summary') || cell(summaryRow, 'profile summary')),
    location: cell(row, 'geo location'),
  };
}

function emailOf(rows: readonly Row[], notes: Notes): string {
  const primary = rows.find((row) => cell(row, 'primary').toLowerCase() === 'yes') ?? rows[0] ?? {};
  const email = cell(primary, 'email address');
  if (email)
    notes.guessed.push(`\`email\` is that of your account: everybody will read ${email} on the page`);
  return email;
}

function roleOf(row: Row, notes: Notes): ImportedRole[] {
  const [title, company] = [cell(row, 'title'), cell(row, 'company name')];
  const [started, finished] = [monthOf(cell(row, 'started on')), monthOf(cell(row, 'finished on'))];
  const what = [title, company].filter(Boolean).join(', ');
  const start = wholeMonth(started);
  if (!start || !title || !company) {
    notes.leftOut.push(
      `the position "${what}": it has no ${start ? 'title or company' : 'date of its start'}`,
    );
    return [];
  }
  if (started?.length === 4)
    notes.guessed.push(`"${what}" began in January ${started}: the export has the year alone`);
  if (cell(row, 'finished on') && !finished)
    notes.guessed.push(`"${what}" is shown as present: its end, ${cell(row, 'finished on')}, is no date`);
  const end = wholeMonth(finished) ?? null;
  return [
    { title, company, location: cell(row, 'location'), start, end, ...partsOf(cell(row, 'description')) },
  ];
}

function educationOf(row: Row): ImportedCredential {
  const school = cell(row, 'school name');
  return {
    kind: 'education',
    name: cell(row, 'degree name') || school,
    issuer: cell(row, 'degree name') ? school : '',
    date: monthOf(cell(row, 'end date')),
  };
}

function certificateOf(row: Row): ImportedCredential {
  const link = cell(row, 'url');
  return {
    kind: 'certificate',
    name: cell(row, 'name'),
    issuer: cell(row, 'authority'),
    date: monthOf(cell(row, 'started on')),
    ...(link.startsWith('https://') && { link }),
  };
}

const namesIn = (rows: readonly Row[]): string[] => [
  ...new Set(rows.map((row) => cell(row, 'name')).filter(Boolean)),
];

/** "German (native or bilingual)". */
function languageOf(row: Row): string {
  const proficiency = cell(row, 'proficiency');
  const isEnglish = / proficiency$/i.test(proficiency);
  const level = isEnglish ? proficiency.slice(0, -' proficiency'.length).toLowerCase() : proficiency;
  return [cell(row, 'name'), level && `(${level})`].filter(Boolean).join(' ');
}

function projectOf(row: Row, notes: Notes) {
  const [title, description, url] = [cell(row, 'title'), cell(row, 'description'), cell(row, 'url')];
  if (title && description) return [{ title, description, ...(url.startsWith('https://') && { url }) }];
  notes.leftOut.push(`the project "${title}": it has no description`);
  return [];
}

function awardOf(row: Row, kind: ImportedAward['kind'], notes: Notes): ImportedAward[] {
  const title = cell(row, 'title') || cell(row, 'name');
  const date = monthOf(cell(row, 'issued on') || cell(row, 'published on'));
  if (!title || !date) {
    notes.leftOut.push(`"${title}": it has no date`);
    return [];
  }
  const url = cell(row, 'url');
  const issuer = cell(row, 'publisher') || cell(row, 'issuer');
  return [
    {
      kind,
      title,
      issuer,
      date,
      summary: cell(row, 'description'),
      ...(url.startsWith('https://') && { url }),
    },
  ];
}

function testimonialOf(row: Row, notes: Notes) {
  const name = [cell(row, 'first name'), cell(row, 'last name')].filter(Boolean).join(' ');
  const quote = cell(row, 'text');
  if (!name || !quote) return [];
  if (cell(row, 'status').toUpperCase() !== 'VISIBLE') {
    notes.leftOut.push(`the recommendation of ${name}, which your profile does not show`);
    return [];
  }
  const title = [cell(row, 'job title'), cell(row, 'company')].filter(Boolean).join(', ');
  return [
    { name, title, context: inWords(monthOf(cell(row, 'creation date'))), quote: quote.replace(/\s+/g, ' ') },
  ];
}

/** Columns that hold what `content/` has no place for. */
const UNUSED = {
  'education.csv': ['start date', 'notes', 'activities'],
  'certifications.csv': ['license number', 'finished on'],
  'projects.csv': ['started on', 'finished on'],
} satisfies Partial<Record<TableName, string[]>>;

function tellUnused(
  name: string,
  columns: readonly string[],
  rows: readonly Row[],
  { leftOut }: Notes,
): void {
  for (const column of columns) {
    const said = rows.map((row) => cell(row, column)).filter(Boolean);
    if (said.length > 0) leftOut.push(`${column} of ${name}: ${said.join(', ')}`);
  }
}

function tellOthers(names: readonly string[], { leftOut }: Notes): void {
  const others = names.filter((name) => !isLinkedInTable(name));
  if (others.length === 0) return;
  const shown = others.slice(0, 5).join(', ');
  const more = others.length > 5 ? ` and ${others.length - 5} more` : '';
  leftOut.push(`${others.length} files of the export that were not opened: ${shown}${more}`);
}
