import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { describeSample } from '#support/write-sample.ts';
import { PHRASE_LIST, phraseList } from './describe.ts';
import { fieldsOf, withTables } from './describe-fields.ts';
import { fits, notedPaths } from './field-notes.ts';
import { CONTENT_KINDS } from './files.ts';
import { schemaFiles } from './json-schemas.ts';
import { namesOf } from './read-content.ts';
import { schemaLine, SCHEMA_FOLDER } from './schema-line.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const content = path.join(ROOT, 'content');
const read = (name: string) => readFileSync(path.join(content, name), 'utf8');
const sample = path.join(ROOT, 'tests/content/sample');

test('the schemas for editors are those that check the files (npm run describe:content)', () => {
  const files = schemaFiles();
  expect(readdirSync(path.join(content, SCHEMA_FOLDER)).sort()).toEqual([...files.keys()].sort());
  for (const [name, text] of files) expect(read(`${SCHEMA_FOLDER}/${name}`)).toBe(text);
});

test('P-GEN-2 every sentence that the site says can be the owner’s (npm run describe:content)', () => {
  expect(readFileSync(PHRASE_LIST, 'utf8')).toBe(phraseList());
});

test('content/README.md lists every field but the sentences with its form (npm run describe:content)', () => {
  const readme = read('README.md');
  expect(withTables(readme)).toBe(readme);
});

describe.each(CONTENT_KINDS)('$name', (kind) => {
  test('every field says what it is for, and no note is of a field that is not there', () => {
    const fields = fieldsOf(kind);
    expect(fields.filter(({ note }) => note === '').map(({ path: field }) => field)).toEqual([]);
    const isOfField = (noted: string) =>
      fields.some(({ path: field }) => field === noted || fits(noted, field));
    expect(notedPaths(kind.name).filter((noted) => !isOfField(noted))).toEqual([]);
  });

  test('each file of the sample names its schema', () => {
    for (const name of namesOf(kind, sample).filter((file) => file.endsWith('.yaml')))
      expect(readFileSync(path.join(sample, name), 'utf8').split('\n', 1)[0]).toBe(schemaLine(name));
  });
});

test('what is known of the sample is what it holds (npm run describe:content)', () => {
  const known: unknown = JSON.parse(readFileSync(path.join(import.meta.dirname, 'sample.json'), 'utf8'));
  expect(describeSample(ROOT)).toEqual(known);
});
