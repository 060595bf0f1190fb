import { expect, test } from 'vitest';

import { tokenize } from '../text/tokens.ts';
import { ownVocabularyFiles, readOwnerVocabulary } from './built-in.ts';
import { TERM_KINDS, VocabularyFile } from './schema.ts';
import { termNamed, vocabularyOf } from './vocabulary.ts';

const files = ownVocabularyFiles();
const entries = files.flatMap((file) => TERM_KINDS.flatMap((kind) => Object.entries(file[kind])));
const keyOf = (text: string) =>
  tokenize(text)
    .map(({ key }) => key)
    .join(' ');

test('R-8 the vocabulary has several hundred terms of ten fields and more', () => {
  expect(files.length).toBeGreaterThan(10);
  expect(entries.length).toBeGreaterThan(600);
});

test('R-8 the files of the vocabulary have the shape that is asked of the owner’s', () => {
  for (const file of files) expect(VocabularyFile.parse(file)).toEqual(file);
});

test('R-8 no spelling belongs to two terms', () => {
  const owners = new Map<string, string>();
  for (const [name, aliases] of entries)
    for (const spelling of [name, ...aliases]) {
      const key = keyOf(spelling);
      expect([spelling, owners.get(key) ?? name]).toEqual([spelling, name]);
      owners.set(key, name);
    }
});

test('R-8 a term implies only terms that there are, and at most four', () => {
  const { terms } = vocabularyOf(files);
  for (const { name, implies } of terms.values()) {
    expect([name, implies.length <= 4]).toEqual([name, true]);
    for (const broader of implies) expect([broader, terms.has(broader)]).toEqual([broader, true]);
  }
});

test('R-8 the owner’s vocabulary adds terms and spellings, and his win', () => {
  const owned = readOwnerVocabulary(
    'terms:\n  Kubernetes: [kubi]\n  Basket weaving: [plaiting]\n  My Java: [Java]\n',
  );
  const vocabulary = vocabularyOf([owned, ...files]);
  expect(termNamed(vocabulary, 'KUBI')?.name).toBe('Kubernetes');
  expect(termNamed(vocabulary, 'k8s')?.name).toBe('Kubernetes');
  expect(termNamed(vocabulary, 'plaiting')?.name).toBe('Basket weaving');
  expect(termNamed(vocabulary, 'java')?.name).toBe('My Java');
});

test('R-8 an empty file of the owner is fine, a wrong one says in which line', () => {
  expect(readOwnerVocabulary('# nothing yet\n').terms).toEqual({});
  expect(readOwnerVocabulary('terms:\n  Bookbinding:\n').terms).toEqual({ Bookbinding: [] });
  expect(() => readOwnerVocabulary('terms:\n  Java: [JDK]\n  Perl: 5\n')).toThrow(
    'content/vocabulary.yaml:3: terms.Perl',
  );
  expect(() => readOwnerVocabulary('terms: {}\nskills:\n  Java: []\n')).toThrow(
    'content/vocabulary.yaml:3: skills',
  );
  expect(() => readOwnerVocabulary('terms:\n  Java: [JDK\n')).toThrow(/content\/vocabulary\.yaml:\d+: /);
});
