// with a document
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { deviceDrafts } from './device-drafts.ts';

const drafts = deviceDrafts('note', z.object({ title: z.string() }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a draft is kept by its key until it is removed, and damaged ones count as none', () => {
  expect(drafts.write(7, { title: 'Call back' })).toBe(true);
  localStorage.setItem('note:8', '{"title":');
  localStorage.setItem('note:9', '{"name":"of another time"}');
  expect([7, 8, 9, 10].map((key) => drafts.read(key)?.title)).toEqual(['Call back', ...Array(3)]);
  drafts.remove(7);
  expect(drafts.read(7)).toBeUndefined();
});

test('BA-2 a window that is done with its own text leaves what another one has written since', () => {
  drafts.write(7, { title: 'Mine' });
  localStorage.setItem('note:7', '{"title":"Of the other window"}');
  drafts.remove(7);
  expect(drafts.read(7)?.title).toBe('Of the other window');
  drafts.remove(7);
  expect(drafts.read(7)).toBeUndefined();
});

test('J-6 where storage is forbidden the open page keeps a draft, so that it is there as it was said to be', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(drafts.write('new', { title: 'Only here' })).toBe(false);
  expect(drafts.read('new')?.title).toBe('Only here');
  drafts.remove('new');
  expect(drafts.read('new')).toBeUndefined();
});

test('J-6 before a page that alone keeps a draft is left, it asks', () => {
  const isAskedBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  drafts.write('new', { title: 'On the device' });
  expect(isAskedBeforeLeaving()).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  drafts.write('new', { title: 'Only here' });
  expect(isAskedBeforeLeaving()).toBe(true);
  drafts.remove('new');
  expect(isAskedBeforeLeaving()).toBe(false);
});

test('the keys of all drafts of a kind are known, those that only the page keeps among them', () => {
  drafts.write(7, { title: 'On the device' });
  localStorage.setItem('notes:8', '{"title":"Of another kind"}');
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  drafts.write(7, { title: 'Newer' });
  drafts.write(9, { title: 'Only here' });
  expect(drafts.keys()).toEqual(['7', '9']);
  for (const key of drafts.keys()) drafts.remove(key);
});
