import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { imported, nobodyNamed, writtenFile } from '#support/imported-content.ts';

import { checkContent } from '../check-content.ts';
import { carryOut } from './carry-out.ts';
import { contentOf } from './content-of.ts';
import { planOf } from './plan.ts';
import { readImport } from './read-file.ts';
import { importReport } from './report.ts';

test('a file that an import before has written makes room for the next one, until somebody edits it', () => {
  const notes = { guessed: [], leftOut: [] };
  const person = { ...nobodyNamed('Zoë'), email: 'zoe@zagar.ch', skills: ['Triage'] };
  const { root, read } = imported({ person: { ...person, summary: ['Led.'], languages: ['German'] }, notes });
  const about = path.join(root, 'content/about.mdx');
  writeFileSync(about, `${readFileSync(about, 'utf8')}Mine.\n`);
  const next = { ...person, summary: ['Leads a ward.'], skills: [], languages: ['German (C2)'] };
  const changes = planOf(contentOf(next, notes), root);
  expect(Object.fromEntries(changes.map(({ file, kind }) => [file, kind]))).toMatchObject({
    'content/profile.yaml': 'replaces-imported',
    'content/about.mdx': 'edited',
    'content/skills/skills.yaml': 'removes-imported',
  });
  carryOut(changes, root, false);
  expect(read('profile.yaml')).toMatchObject({ languages: ['German (C2)'] });
  expect(readFileSync(about, 'utf8')).toContain('Mine.');
  expect(existsSync(path.join(root, 'content/skills/skills.yaml'))).toBe(false);
  expect(checkContent(root, 'content')).toEqual([]);
  expect(planOf(contentOf(next, notes), root).map(({ kind }) => kind)).not.toContain('removes-imported');
});

test('a JSON Resume gives its levels, country, highlights and profession, and the rest is told', async () => {
  const resume = {
    basics: {
      name: 'Maëlle Castagnède',
      label: 'Infirmière',
      email: 'm@castagnede.fr',
      location: { city: 'Lyon', region: 'Rhône', countryCode: 'FR' },
    },
    work: [
      {
        name: 'CHU',
        position: 'Cadre',
        startDate: '2014-05',
        summary: 'Au service des urgences et de la nuit avec les équipes',
      },
    ],
    education: [{ institution: 'IFSI', area: 'Soins', startDate: '2009-09', endDate: '2012-06' }],
    languages: [{ language: 'Espagnol', fluency: 'B1' }],
    projects: [
      {
        name: 'Trois gestes',
        description: 'Une affiche.',
        highlights: ['400 lectrices'],
        startDate: '2020-01',
      },
    ],
  };
  const reading = await readImport(writtenFile('resume.json', JSON.stringify(resume)));
  const { read } = imported(reading);
  expect(read('profile.yaml')).toMatchObject({
    label: 'Infirmière',
    headline: 'Infirmière',
    summary: 'Infirmière, CHU',
    location: { city: 'Lyon', region: 'Rhône', country: 'France', countryCode: 'FR' },
    languages: ['Espagnol (B1)'],
  });
  expect(read('brand.yaml')).toMatchObject({ locale: 'fr-FR' });
  expect(read('projects/trois-gestes.yaml')).toMatchObject({ details: { outcomes: ['400 lectrices'] } });
  expect(reading.notes.leftOut).toEqual([
    'the start of your time at "IFSI", 2009-09',
    'the dates of the project "Trois gestes": 2020-01',
  ]);
  expect(reading.notes.guessed.join('\n')).not.toMatch(/newest position/);
  expect(reading.notes.guessed.join('\n')).toMatch(/`headline` .*the same as `label`/);
  const report = importReport(reading.person, reading.notes, [], { isDry: true, takesEdited: false });
  expect(report).toMatch(/Filled\n {2}- name \(Maëlle Castagnède\), profession, e-mail address, place/);
});
