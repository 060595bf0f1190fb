import { expect, test } from 'vitest';

import { openingOf } from './drafts.ts';

const stored = { id: 7, values: 'stored', updatedAt: '2026-11-20T09:00:00.000Z' };
const draft = {
  values: 'mine',
  base: 'before',
  basedOn: '2026-11-19T09:00:00.000Z',
  savedAt: '2026-11-19T20:00:00.000Z',
};
const differences = (one: string, other: string) => (one === other ? [] : ['text']);

test('J-6 R-7 a draft opens as the change of what it began with, which the stored one may not be any more', () => {
  expect(openingOf(stored, draft, differences)).toEqual({
    values: 'mine',
    base: { id: 7, values: 'before', updatedAt: draft.basedOn },
    restored: { at: draft.savedAt, isLocal: true },
  });
});

test('J-6 R-7 without a draft, or with one that changes nothing, the stored one opens', () => {
  const opened = { values: 'stored', base: stored, restored: undefined };
  expect(openingOf(stored, undefined, differences)).toEqual(opened);
  expect(openingOf(stored, { ...draft, values: 'before' }, differences)).toEqual(opened);
});
