// with a document
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';

import { eventually } from '#support/eventually.ts';
import { render, typeInto } from '#support/render.ts';

import { useCheckedForm } from './use-checked-form.ts';

const File = z.object({ altText: z.string().trim(), isPublic: z.boolean() });
const save = vi.fn<(all: unknown, changed: unknown) => Promise<void>>(async () => {});

function Form() {
  const { field, send } = useCheckedForm(File, { altText: '', isPublic: true });
  return (
    <form onSubmit={send(save)}>
      <textarea {...field('altText')} />
      <input type="checkbox" {...field('isPublic')} />
    </form>
  );
}

test('A-FIL-3 what was not changed in a form is told apart: another window may have made the file private', async () => {
  render(<Form />);
  typeInto(document.querySelector('textarea'), ' A harbour ');
  await act(async () => {
    document.querySelector('form')?.requestSubmit();
    await eventually(() => expect(save).toHaveBeenCalledTimes(1));
  });
  expect(save).toHaveBeenCalledWith({ altText: 'A harbour', isPublic: true }, { altText: 'A harbour' });
});
