// with a document
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';

import { render } from '#support/render.ts';

import { Dialog } from './Dialog.tsx';
import { TextField } from './TextField.tsx';

test('the field that a dialog begins with has the focus, in a dialog over another one as well', async () => {
  let open: (isOpen: boolean) => void = () => {};
  function Dialogs() {
    const [isOpen, setOpen] = useState(false);
    open = setOpen;
    return (
      <Dialog title="Details" onClose={() => {}}>
        <button type="button">Change</button>
        {isOpen && (
          <Dialog title="Change" onClose={() => {}}>
            <TextField label="Title" name="title" />
            <TextField label="Text" name="text" autoFocus />
          </Dialog>
        )}
      </Dialog>
    );
  }
  render(<Dialogs />);
  act(() => document.querySelector('button')?.focus());
  act(() => open(true));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('text'));
});
