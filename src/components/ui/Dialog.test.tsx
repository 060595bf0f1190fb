// with a document
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';

import { render } from '#support/render.ts';

import { ConfirmDialog, Dialog } from './Dialog.tsx';

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

test('Back closes a dialog, the upper one first', () => {
  const closed: string[] = [];
  let openUpper = () => {};
  function Screen() {
    const [open, setOpen] = useState(['lower']);
    const [lower, upper] = open;
    openUpper = () => setOpen(['lower', 'upper']);
    const close = (name: string) => {
      closed.push(name);
      setOpen(open.filter((one) => one !== name));
    };
    return (
      lower && (
        <Dialog title="Lower" onClose={() => close('lower')}>
          {upper && (
            <Dialog title="Upper" onClose={() => close('upper')}>
              Text
            </Dialog>
          )}
        </Dialog>
      )
    );
  }
  vi.spyOn(history, 'pushState').mockImplementation(() => {});
  vi.spyOn(history, 'back').mockImplementation(() => {});
  render(<Screen />);
  act(() => openUpper());
  const goBack = () => act(() => void dispatchEvent(new PopStateEvent('popstate', { state: null })));
  goBack();
  expect(closed).toEqual(['upper']);
  goBack();
  expect(closed).toEqual(['upper', 'lower']);
});
