import { expect, test } from 'vitest';
import { z } from 'zod';

import { issueSentences } from './issue-sentences.ts';
import { knownFields } from './read-content.ts';

const sentences = (schema: z.ZodType, data: unknown) =>
  issueSentences(schema.safeParse(data).error?.issues ?? [], data, {
    knownFields: (path) => knownFields(schema, path),
    asText: () => ({ text: '01', issue: undefined }),
  }).map(({ message }) => message);

test('a list of a fixed length says exactly, and how many there are', () => {
  const schema = z.object({ parts: z.array(z.string()).length(5) });
  expect(sentences(schema, { parts: ['a', 'b'] })).toEqual(['`parts` must have exactly 5 entries, found 2']);
});

test('a field within lists and fields is named as people count', () => {
  const schema = z.object({ list: z.array(z.strictObject({ inner: z.strictObject({ name: z.string() }) })) });
  expect(sentences(schema, { list: [{ inner: { name: 1 } }, { inner: { nmae: 'a' } }] })).toEqual([
    "`inner.name` of entry 1 of `list` must be text, found 01: put it in quotes, '01'",
    '`inner.nmae` of entry 2 of `list` is not known; did you mean `name`?',
  ]);
});

test('a field that is not known names those that are, through what is optional', () => {
  const schema = z.strictObject({
    place: z
      .strictObject({ city: z.string().optional(), region: z.string().nullish() })
      .nullish()
      .transform((place) => place ?? {}),
  });
  expect(sentences(schema, { place: { street: 'Main' } })).toEqual([
    '`place.street` is not known: remove it, or use one of city, region',
  ]);
});

test('a name that a set of names does not have is told which it has; where nothing is known, to go', () => {
  const schema = z.strictObject({
    kinds: z.partialRecord(z.enum(['fulltime', 'other']), z.string()).optional(),
    nothing: z.strictObject({}).optional(),
    types: z.record(z.string(), z.strictObject({ label: z.string() })).optional(),
  });
  expect(sentences(schema, { kinds: { poste: 'Poste' } })).toEqual([
    '`kinds.poste` is not known: remove it, or use one of fulltime, other',
  ]);
  expect(sentences(schema, { nothing: { poste: 1 } })).toEqual(['`nothing.poste` is not known: remove it']);
  expect(sentences(schema, { types: { cloud: { label: 'Cloud', price: 1 } } })).toEqual([
    '`types.cloud.price` is not known: remove it, or use one of label',
  ]);
});

test('a value that no alternative takes is told what all of them would take', () => {
  const schema = z.object({ date: z.union([z.iso.date(), z.literal('now')]) });
  expect(sentences(schema, { date: { a: 1, b: 2 } })).toEqual([
    '`date` must be text, or now, found fields with names (a, b)',
  ]);
});

test('long texts are cut where they are quoted', () => {
  const [sentence = ''] = sentences(z.object({ url: z.url() }), { url: 'x'.repeat(5_000) });
  expect(sentence.length).toBeLessThan(200);
});
