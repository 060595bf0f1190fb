// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { deviceDrafts } from './device-drafts.ts';

const drafts = deviceDrafts('note', z.object({ title: z.string() }));

afterEach(() => {
  vi.unstubAllGlobals();
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

test('J-6 where storage is forbidden the open page keeps a draft, so that it is there as it was said to be', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(drafts.write('new', { title: 'Only here' })).toBe(false);
  expect(drafts.read('new')?.title).toBe('Only here');
  drafts.remove('new');
  expect(drafts.read('new')).toBeUndefined();
});
