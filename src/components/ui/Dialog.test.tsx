// with a document
import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { render } from '#support/render.ts';

import { ConfirmDialog, Dialog } from './Dialog.tsx';

beforeEach(() => {
  vi.spyOn(history, 'pushState').mockImplementation(() => {});
  vi.spyOn(history, 'back').mockImplementation(() => {});
});

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

/** What the browser says when it has gone back to the page's own step. */
const goBack = () =>
  act(async () => {
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await new Promise((resolve) => setTimeout(resolve));
  });

test('Back closes a dialog, the upper one first', async () => {
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
  render(<Screen />);
  act(() => openUpper());
  await goBack();
  expect(closed).toEqual(['upper']);
  await goBack();
  expect(closed).toEqual(['upper', 'lower']);
});

test('Back asks again where a dialog asks before it closes, and its question was left by Back', async () => {
  let asked = 0;
  const ask = () => (asked += 1);
  function Screen() {
    const [isAsking, setAsking] = useState(false);
    const close = () => {
      ask();
      setAsking(true);
    };
    return (
      <Dialog title="Codes" onClose={close}>
        {isAsking && (
          <ConfirmDialog
            title="Leave?"
            onClose={() => setAsking(false)}
            onConfirm={async () => Promise.resolve()}
          >
            They are not shown again.
          </ConfirmDialog>
        )}
      </Dialog>
    );
  }
  render(<Screen />);
  await goBack();
  expect(question()).toContain('Leave?');
  await goBack();
  expect(question()).toBe('');
  await goBack();
  expect(question()).toContain('Leave?');
  expect(asked).toBe(2);
});
