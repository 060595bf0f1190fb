import { expect, test } from 'vitest';

import { BLANK_NOTE, isBlankNote, NoteForm } from './note-form.ts';

test('J-7 an entry of the history without a date is of now, one with a date of that moment', () => {
  expect(NoteForm.parse({ ...BLANK_NOTE, title: ' Called ' })).toEqual({
    type: 'note',
    title: 'Called',
    description: null,
  });
  const { eventDate } = NoteForm.parse({ ...BLANK_NOTE, title: 'Called', eventDate: '2026-11-19T14:30' });
  expect(eventDate).toBe(new Date(2026, 10, 19, 14, 30).toISOString());
});

test('J-7 an entry needs a title and a real date', () => {
  const { error } = NoteForm.safeParse({ ...BLANK_NOTE, eventDate: 'soon' });
  expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set(['title', 'eventDate']));
  expect(isBlankNote({ ...BLANK_NOTE, title: '  ' })).toBe(true);
  expect(isBlankNote({ ...BLANK_NOTE, description: 'x' })).toBe(false);
});
