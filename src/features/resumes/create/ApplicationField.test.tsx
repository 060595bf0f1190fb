// with a document
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';

import { Dialog } from '#components/ui/Dialog.tsx';
import { render, typeInto } from '#support/render.ts';

import { ApplicationField } from './ApplicationField.tsx';

const APPLICATIONS = Array.from({ length: 3000 }, (_, index) => ({
  id: 3000 - index,
  position: 'IT Director',
  company: `Acme ${3000 - index}`,
}));

/** Shows the field in a dialog; what is chosen is read by `chosen()`. */
function show(begun?: number) {
  let now: number | undefined;
  const onClose = vi.fn();
  function Field() {
    const [chosen, setChosen] = useState(begun);
    now = chosen;
    return (
      <Dialog title="Create" onClose={onClose}>
        <ApplicationField applications={APPLICATIONS} chosen={chosen} onChoose={setChosen} />
      </Dialog>
    );
  }
  render(<Field />);
  const input = document.querySelector<HTMLInputElement>('[role=combobox]');
  if (!input) throw new Error('no field');
  return { input, chosen: () => now, onClose };
}

const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);

const doing = (deed: () => unknown) =>
  act(() => {
    deed();
    return Promise.resolve();
  });

const press = (input: HTMLInputElement, key: string) =>
  doing(() => input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

test('R-5 of thousands of applications the newest are listed, and any other is found by words and picked by keys', async () => {
  const { input, chosen } = show();
  await doing(() => input.focus());
  expect(options()).toHaveLength(50);
  expect(options()[0]).toBe('IT Director at Acme 3000');
  await doing(() => typeInto(input, ' 24 ACME'));
  expect(options().slice(0, 2)).toEqual(['IT Director at Acme 24', 'IT Director at Acme 2924']);
  await doing(() => typeInto(input, 'acme 2479'));
  await press(input, 'ArrowDown');
  await press(input, 'Enter');
  expect([input.value, chosen()]).toEqual(['IT Director at Acme 2479', 2479]);
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

test('R-5 what is typed is no application until one is picked, and Escape closes the list before it closes the dialog', async () => {
  const { input, chosen, onClose } = show(7);
  expect(input.value).toBe('IT Director at Acme 7');
  await doing(() => input.focus());
  await doing(() => typeInto(input, 'acme 12'));
  expect(chosen()).toBeUndefined();
  await press(input, 'Escape');
  expect([input.getAttribute('aria-expanded'), input.value, onClose.mock.calls]).toEqual([
    'false',
    'acme 12',
    [],
  ]);
  await press(input, 'Escape');
  expect(onClose).toHaveBeenCalledOnce();
});
