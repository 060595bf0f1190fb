import { expect, test } from 'vitest';

import { sayUndone } from './DoneNotice.tsx';

test.each([
  [{ undone: 2, kept: 0 }, 'Taken back'],
  [{ undone: 1, kept: 1 }, 'Taken back'],
  [{ undone: 0, kept: 0 }, 'Taken back'],
  [{ undone: 0, kept: 2 }, 'Nothing taken back'],
])('J-3 an undo of %j says “%s”', (result, title) => {
  expect(sayUndone(result).split(': ')[0]).toBe(title);
});
