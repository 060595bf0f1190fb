// with a document
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { deviceDrafts } from './device-drafts.ts';

const Note = z.object({ title: z.string() });
const drafts = deviceDrafts('note', Note);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** What a window of its own does: it has storage of its own beside that of the device. */
function inWindow() {
  const notes = deviceDrafts('note', Note);
  const own = new Map<string, string>();
  const session = {
    getItem: (name: string) => own.get(name) ?? null,
    setItem: (name: string, text: string) => own.set(name, text),
    removeItem: (name: string) => own.delete(name),
  };
  const here = () => {
    vi.stubGlobal('sessionStorage', session);
    return notes;
  };
  return {
    read: () => here().read('new')?.title,
    write: (title: string) => here().write('new', { title }),
    remove: () => here().remove('new'),
  };
}

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

test('BA-2 J-6 of two windows that begin the same text each keeps its own, and both are found again', () => {
  const [one, other] = [inWindow(), inWindow()];
  expect([one.read(), other.read()]).toEqual([undefined, undefined]);
  one.write('One');
  other.write('Other');
  one.write('One, and more');
  expect([one.read(), other.read()]).toEqual(['One, and more', 'Other']);
  const later = inWindow();
  expect(later.read()).toBe('One, and more');
  later.write('One, gone on with');
  one.write('One, in its old window');
  later.remove();
  expect([later.read(), other.read()]).toEqual(['Other', 'Other']);
  for (const window of [later, one]) window.remove();
  expect(inWindow().read()).toBeUndefined();
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
