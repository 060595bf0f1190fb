import { expect, test } from 'vitest';

import { changesTo, openedOf } from './opened.ts';

const of = (search: string) => openedOf(new URLSearchParams(search));

test('R-4 what is open stands in the address, and one thing at a time', () => {
  expect(of('preview=3&search=cio')).toEqual({ kind: 'preview', id: 3 });
  expect(of('analysis=12')).toEqual({ kind: 'analysis', id: 12 });
  expect(of('search=cio')).toBeUndefined();
  const changes = changesTo({ kind: 'edit', id: 4 });
  expect(changes).toMatchObject({ edit: 4, preview: undefined, analysis: undefined, job: undefined });
  expect(Object.values(changesTo(undefined)).every((value) => value === undefined)).toBe(true);
});

test('R-5 an application’s link opens the dialog with it chosen; without a number none is', () => {
  expect(of('job=7')).toEqual({ kind: 'job', id: 7 });
  expect(of('job=new')).toEqual({ kind: 'job', id: undefined });
  expect(changesTo({ kind: 'job', id: undefined })).toMatchObject({ job: 'new' });
});

test.each(['preview=0', 'preview=-1', 'preview=x', 'preview=1e9', 'preview=99999999999', 'preview='])(
  'R-7 %s opens nothing',
  (search) => {
    expect(of(search)).toBeUndefined();
  },
);
