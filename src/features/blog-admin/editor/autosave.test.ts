import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createAutosave, type SaveState } from './autosave.ts';
import { BLANK, draftOf } from './values.ts';

const text = (content: string) => draftOf({ ...BLANK, content });
const refusal = (status: number) => Object.assign(new Error(String(status)), { status, body: {} });

function setUp() {
  const states: SaveState[] = [];
  const save = vi.fn((_values: ReturnType<typeof text>, version: number) =>
    Promise.resolve({ version: version + 1 }),
  );
  const autosave = createAutosave({ version: 0, save, onState: (state) => states.push(state) });
  return { states, save, autosave };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('BA-2 the text goes to the server once, when typing pauses', async () => {
  const { states, save, autosave } = setUp();
  for (const content of ['a', 'ab', 'abc']) {
    autosave.changed(text(content));
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(save.mock.calls.map(([values]) => values.content)).toEqual(['abc']);
  expect(states.at(-1)).toBe('saved');
});

test('BA-2 what is typed while a save is on its way follows it, on its version', async () => {
  const { save, autosave } = setUp();
  let answer = (_saved: { version: number }) => {};
  save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  autosave.changed(text('first'));
  await vi.advanceTimersByTimeAsync(1_500);
  autosave.changed(text('second'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(save).toHaveBeenCalledTimes(1);
  answer({ version: 7 });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(save).toHaveBeenLastCalledWith(text('second'), 7);
});

test('BA-2 offline the text is sent again by itself until it arrives', async () => {
  const { states, save, autosave } = setUp();
  save.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(refusal(503));
  autosave.changed(text('kept'));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(states.at(-1)).toBe('offline');
  await vi.advanceTimersByTimeAsync(5_000 + 10_000);
  expect(save).toHaveBeenCalledTimes(3);
  expect(save).toHaveBeenLastCalledWith(text('kept'), 0);
  expect(states.at(-1)).toBe('saved');
});

test('BA-2 D3 a lost session or another editor stops the sending until the owner has answered', async () => {
  const { states, save, autosave } = setUp();
  save.mockRejectedValueOnce(refusal(409));
  autosave.changed(text('mine'));
  await vi.advanceTimersByTimeAsync(1_500);
  autosave.changed(text('mine, and more'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toBe('conflict');
  autosave.resume(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenLastCalledWith(text('mine, and more'), 4);
});

test('BA-2 what was sent without an answer is remembered until there is one: the server may have it', async () => {
  const { save, autosave } = setUp();
  save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  autosave.changed(text('sent'));
  await vi.advanceTimersByTimeAsync(1_500);
  autosave.changed(text('sent, and more'));
  expect(autosave.unanswered()).toEqual([text('sent')]);
  autosave.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenLastCalledWith(text('sent, and more'), 0);
  expect(autosave.unanswered()).toEqual([]);
});

test('BA-2 a conflict that is resolved where it is told goes on at once', async () => {
  const save = vi.fn(() => Promise.resolve({ version: 4 }));
  save.mockRejectedValueOnce(refusal(409));
  const states: SaveState[] = [];
  const autosave = createAutosave({
    version: 0,
    save,
    onState: (state) => {
      states.push(state);
      if (state === 'conflict') autosave.resume(3);
    },
  });
  autosave.changed(text('mine'));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(save).toHaveBeenLastCalledWith(text('mine'), 3);
  expect(states).toEqual(['local', 'saving', 'conflict', 'saving', 'saved']);
});

test('BA-2 the connection coming back does not end a pause', async () => {
  const { save, autosave } = setUp();
  autosave.changed(text('being saved'));
  await autosave.pause();
  autosave.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(save).not.toHaveBeenCalled();
});

test('BA-2 before a save of the post nothing is left on its way', async () => {
  const { save, autosave } = setUp();
  autosave.changed(text('almost sent'));
  await autosave.pause();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).not.toHaveBeenCalled();
});

test('BA-2 an editor that was left sends its text once more and never again: another one may have it by then', async () => {
  const { save, autosave } = setUp();
  save.mockRejectedValue(new TypeError('Failed to fetch'));
  autosave.changed(text('left in a tunnel'));
  await autosave.stop();
  autosave.retry();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(save).toHaveBeenCalledTimes(1);
});
