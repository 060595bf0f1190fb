// with a document
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';

import { render, typeInto } from '#support/render.ts';

import { ChoiceField, type Choice } from './ChoiceField.tsx';

type Options = { onCreate?: (name: string) => Promise<Choice> };

/** Shows the field with two choices; what is chosen is read by `value()`. */
function show({ onCreate }: Options = {}) {
  let chosen: readonly number[] = [];
  function Field() {
    const [value, setValue] = useState<readonly number[]>([]);
    chosen = value;
    const choices = [
      { id: 1, name: 'Cloud' },
      { id: 2, name: 'Edge' },
      { id: 9, name: 'Networks' },
    ];
    const shown = { label: 'Tags', choices, value, onChange: setValue };
    return <ChoiceField {...shown} {...(onCreate ? { onCreate } : {})} />;
  }
  const input = render(<Field />).place.querySelector('input');
  if (!input) throw new Error('no input');
  return { input, value: () => chosen };
}

/** Does something and waits for what comes of it. */
const doing = (deed: () => unknown) =>
  act(() => {
    deed();
    return Promise.resolve();
  });

const type = (input: HTMLInputElement, text: string) =>
  doing(() => {
    input.focus();
    typeInto(input, text);
  });

const press = (input: HTMLInputElement, key: string) =>
  doing(() => input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

test('BA-7 what is typed into the field of tags stays when the page scrolls, the list closes or the field is left', async () => {
  const { input, value } = show();
  await type(input, 'obser');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  await doing(() => document.dispatchEvent(new Event('scroll')));
  expect([input.getAttribute('aria-expanded'), input.value]).toEqual(['false', 'obser']);
  await type(input, 'observ');
  await press(input, 'Escape');
  expect(input.value).toBe('observ');
  await doing(() => input.blur());
  expect([input.value, value()]).toEqual(['observ', []]);
});

test('BA-7 Enter takes the tag of the typed name, or makes it; a name that could not be made stays', async () => {
  const onCreate = vi.fn(({ length }: string) => Promise.resolve({ id: length, name: 'Networks' }));
  const { input, value } = show({ onCreate });
  await type(input, ' edge ');
  await press(input, 'Enter');
  expect([value(), input.value, onCreate.mock.calls]).toEqual([[2], '', []]);

  onCreate.mockRejectedValueOnce(new Error('offline'));
  await type(input, 'Platforms');
  await press(input, 'Enter');
  expect([value(), input.value]).toEqual([[2], 'Platforms']);
  await press(input, 'Enter');
  expect([value(), input.value]).toEqual([[2, 9], '']);
});

test('BA-7 removing chips leaves the focus on the one beside, and then in the field', async () => {
  const { input, value } = show();
  for (const name of ['Cloud', 'Edge', 'Networks']) {
    await type(input, name);
    await press(input, 'Enter');
  }
  const remove = async (name: string) => {
    const chip = document.querySelector<HTMLElement>(`[aria-label="Remove ${name}"]`);
    chip?.focus();
    await doing(() => chip?.click());
    return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;
  };
  expect([await remove('Edge'), await remove('Networks')]).toEqual(['Remove Networks', 'Remove Cloud']);
  expect([await remove('Cloud'), value()]).toEqual(['INPUT', []]);
});
