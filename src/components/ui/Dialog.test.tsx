// with a document
import { act, useState } from 'react';
import { expect, test } from 'vitest';

import { render } from '#support/render.ts';

import { ConfirmDialog } from './Dialog.tsx';

const press = (name: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    await Promise.resolve(button?.click());
  });
const question = () => document.querySelector('[role=alertdialog]')?.textContent ?? '';

test('a question that was left does not close the one that is asked when its answer comes', async () => {
  let deleteFirst = () => {};
  let ask: (name: string) => void = () => {};
  function Screen() {
    const [doomed, setDoomed] = useState<string>();
    ask = setDoomed;
    return (
      doomed && (
        <ConfirmDialog
          title={`Delete ${doomed}?`}
          onClose={() => setDoomed(undefined)}
          confirmLabel="Delete"
          onConfirm={() => new Promise<void>((resolve) => (deleteFirst = resolve))}
        >
          It is gone then.
        </ConfirmDialog>
      )
    );
  }
  render(<Screen />);
  act(() => ask('the first'));
  await press('Delete');
  await press('Cancel');
  expect(question()).toBe('');
  act(() => ask('the second'));
  await act(async () => Promise.resolve(deleteFirst()));
  expect(question()).toContain('Delete the second?');
  await press('Delete');
  await act(async () => Promise.resolve(deleteFirst()));
  expect(question()).toBe('');
});
