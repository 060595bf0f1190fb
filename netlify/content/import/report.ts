/** What an import tells its owner. */
import { createTwoFilesPatch } from 'diff';

import { labelOf } from './content-of.ts';
import { isSaid, type Notes, type Person } from './person.ts';
import type { Change } from './plan.ts';

/** The differences of edited files, and what was filled, guessed and left out. */
export function importReport(
  person: Person,
  notes: Notes,
  changes: readonly Change[],
  { isDry, takesEdited }: { isDry: boolean; takesEdited: boolean },
): string {
  const edited = changes.filter(({ kind }) => kind === 'edited');
  const removed = (kind: Change['kind']) => {
    const files = changes.filter((change) => change.kind === kind).map(({ file }) => file);
    return files.length > 0
      ? [`${files.length} ${files.length === 1 ? 'file' : 'files'}, such as ${files[0]}`]
      : [];
  };
  return [
    ...edited.map(({ file, before, after }) => createTwoFilesPatch(file, `${file}, imported`, before, after)),
    section(isDry ? 'Would be written' : 'Written', [
      ...changes.flatMap(({ file, kind }) => (kind in WRITTEN ? [`${file}${WRITTEN[kind]}`] : [])),
      ...edited.map(
        ({ file }) =>
          `${file}: ${takesEdited ? 'taken, as you asked' : 'kept, since you have edited it; --take takes the imported one'}`,
      ),
    ]),
    section(
      isDry ? 'Would be removed: samples that nobody has edited' : 'Removed: samples that nobody has edited',
      removed('removes-sample'),
    ),
    section(
      `${isDry ? 'Would be removed' : 'Removed'}: what an import before has written and nobody has edited`,
      removed('removes-imported'),
    ),
    section('Filled', filledLines(person)),
    section('Guessed: look at these', notes.guessed),
    section('Left out', [...notes.leftOut, ...missingLines(person)]),
    isDry
      ? 'Nothing was written: leave out --dry-run to do so.\n'
      : 'Next: npm run check:content, then npm run dev and look at the page.\n',
  ]
    .filter(Boolean)
    .join('\n');
}

const WRITTEN: Partial<Record<Change['kind'], string>> = {
  new: '',
  same: ' (no change)',
  'replaces-sample': ' (in place of the sample)',
  'replaces-imported': ' (in place of what an import before has written)',
};

const section = (title: string, lines: readonly string[]): string =>
  lines.length > 0 ? `${title}\n${lines.map((line) => `  - ${line}\n`).join('')}` : '';

/** Fields of the person, in the words of the report. */
const SINGLE = {
  label: 'profession',
  headline: 'headline',
  summary: 'summary',
  email: 'e-mail address',
  phone: 'telephone number',
  location: 'place',
  network: 'profile',
} as const;
const LISTS = {
  roles: 'positions',
  credentials: 'degrees and certificates',
  skills: 'skills',
  languages: 'languages',
  projects: 'projects',
  awards: 'awards and publications',
  testimonials: 'recommendations',
} as const;

const SHOWN_NAME = 80;

function filledLines(person: Person): string[] {
  const single = namesOf(SINGLE).filter(
    (name) => isSaid(person[name]) && (name !== 'headline' || person.headline !== labelOf(person)),
  );
  const name = [person.givenName, person.familyName].filter(Boolean).join(' ');
  return [
    [...(name ? [`name (${name.slice(0, SHOWN_NAME)})`] : []), ...single.map((one) => SINGLE[one])].join(
      ', ',
    ),
    ...namesOf(LISTS)
      .filter((list) => person[list].length > 0)
      .map((list) => `${LISTS[list]}: ${person[list].length}`),
  ].filter(Boolean);
}

function missingLines(person: Person): string[] {
  const missing = namesOf(LISTS)
    .filter((list) => person[list].length === 0)
    .map((list) => LISTS[list]);
  return [
    ...(person.email
      ? []
      : ['your e-mail address: write it into content/profile.yaml in place of the example']),
    ...(missing.length > 0 ? [`not in the file: ${missing.join(', ')}`] : []),
    'what no file says: figures of the first screen (`stats`), `availability`, `opportunities`; content/README.md lists every field',
    'the ROI calculator and the blog: take them out of `without` in content/brand.yaml to have them',
  ];
}

const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(record) as Name[];
