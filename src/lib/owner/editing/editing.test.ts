import { expect, test } from 'vitest';

import { afterEvent, beginEditing, openingOf, type EditingEvent, type Stored } from './editing.ts';

type Base = Stored<string>;
const stored: Base = { values: 'stored', updatedAt: '2026-11-20T09:00:00.000Z' };
const isSame = (one: string, other: string) => one === other;
const refusal = (status: number) => Object.assign(new Error(), { status, body: {} });

/** The state after events, from a form that begins with what is stored. */
const after = (...events: EditingEvent<string, Base>[]) =>
  events.reduce(
    (state, event) => afterEvent(state, event, isSame),
    beginEditing({ values: 'stored', base: stored, restored: undefined }),
  );
const typed = { type: 'typed', values: 'mine', isChanged: true } as const;
const refused = (status: number, other?: { values: string; version: number }) =>
  ({ type: 'copyRefused', error: refusal(status), other }) as const;
const rival = { values: 'theirs', base: { values: 'theirs', updatedAt: '2026-11-20T10:00:00.000Z' } };

test('BA-2 a form begins where its text is: stored, only here, or on the server too', () => {
  const beginning = (isLocal?: boolean) =>
    beginEditing({
      values: 'mine',
      base: stored,
      restored: isLocal === undefined ? undefined : { at: '', isLocal },
    });
  expect([beginning(), beginning(true), beginning(false)].map(({ place }) => place)).toEqual([
    ...['unchanged', 'local', 'sent'],
  ]);
});

test('J-6 a text that says again what is stored is unchanged', () => {
  expect(after(typed).place).toBe('local');
  expect(after(typed, { ...typed, values: 'stored', isChanged: false }).place).toBe('unchanged');
});

test.each([
  [401, 'signedOut', true, undefined],
  [422, 'refused', false, undefined],
  [429, 'offline', false, 5_000],
  [503, 'offline', false, 5_000],
] as const)(
  'BA-2 after %i the text is %s, and is sent again when that helps',
  (status, place, isHeld, waitMs) => {
    const state = after(typed, { type: 'copySending' }, refused(status));
    const problem = { status };
    expect(state).toMatchObject({ place, problem, pending: 'mine', sent: undefined, isHeld, waitMs });
  },
);

test('BA-2 tries become rarer, up to one a minute', () => {
  const events = Array.from({ length: 6 }, () => [{ type: 'copySending' } as const, refused(503)]).flat();
  const waits = [1, 2, 3, 4, 5, 6].map((tries) => after(typed, ...events.slice(0, tries * 2)).waitMs);
  expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
});

test('BA-2 BA-5 another working copy is a rival, an earlier text of this editor is none', () => {
  const sending = { type: 'copySending' } as const;
  const lost = { type: 'copyRefused', error: new TypeError('Failed to fetch'), other: undefined } as const;
  const again = { type: 'typed', values: 'mine, and more', isChanged: true } as const;
  const conflict = after(typed, sending, refused(409, { values: 'theirs', version: 3 }));
  expect(conflict).toMatchObject({ place: 'conflict', rival: { values: 'theirs', version: 3 } });
  const own = after(typed, sending, lost, again, sending, refused(409, { values: 'mine', version: 3 }));
  expect(own).toMatchObject({ rival: undefined, pending: 'mine, and more', version: 3, waitMs: 0 });
});

test('BA-5 D26 a save that meets another version waits for a choice and then is a change of it', () => {
  const saving = [typed, { type: 'saving' }, { type: 'held' }] as const;
  const error = refusal(409);
  const met = after(...saving, { type: 'saveRefused', error, rival });
  expect(met).toMatchObject({ base: stored, rival, isSaving: false, problem: error, isHeld: true });
  const chosen = afterEvent(met, { type: 'goneOn', base: rival.base, version: 2 }, isSame);
  expect(chosen).toMatchObject({
    ...{ base: rival.base, rival: undefined, isHeld: false, version: 2 },
    problem: undefined,
  });
  expect(afterEvent(met, { type: 'goneOn' }, isSame)).toMatchObject({ rival: undefined, problem: error });
});

test('BA-2 ERR-3 a save that is refused says why until the next one, and autosaving goes on', () => {
  const saving = [typed, { type: 'saving' }, { type: 'held' }] as const;
  const error = refusal(422);
  const failed = after(...saving, { type: 'saveRefused', error, rival: undefined });
  expect(failed).toMatchObject({ isSaving: false, problem: error, isHeld: false, pending: 'mine' });
  const next = afterEvent(failed, { type: 'saving' }, isSame);
  expect(next).toMatchObject({ isSaving: true, problem: undefined });
  expect(afterEvent(next, { type: 'saved' }, isSame).isSaving).toBe(false);
});

test('BA-2 before a save of the post nothing is left on its way', () => {
  expect(after(typed, { type: 'held' }, { ...typed, values: 'more' })).toMatchObject({
    ...{ isHeld: true, pending: 'more', sent: undefined },
  });
});

const storedRow = { id: 7, values: 'stored', updatedAt: '2026-11-20T09:00:00.000Z' };
const draft = {
  values: 'mine',
  base: 'before',
  basedOn: '2026-11-19T09:00:00.000Z',
  savedAt: '2026-11-19T20:00:00.000Z',
};
const differences = (one: string, other: string) => (one === other ? [] : ['text']);

test('J-6 R-7 a draft opens as the change of what it began with, which the stored one may not be any more', () => {
  expect(openingOf(storedRow, draft, differences)).toEqual({
    values: 'mine',
    base: { id: 7, values: 'before', updatedAt: draft.basedOn },
    restored: { at: draft.savedAt, isLocal: true },
  });
});

test('J-6 R-7 without a draft, or with one that changes nothing, the stored one opens', () => {
  const opened = { values: 'stored', base: storedRow, restored: undefined };
  expect(openingOf(storedRow, undefined, differences)).toEqual(opened);
  expect(openingOf(storedRow, { ...draft, values: 'before' }, differences)).toEqual(opened);
});
