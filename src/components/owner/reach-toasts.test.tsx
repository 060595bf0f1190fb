// with a document
import { act } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { Dialog } from '#components/ui/Dialog.tsx';
import { showToast } from '#lib/page/toast.ts';
import { render } from '#support/render.ts';

import { reachToasts } from './reach-toasts.ts';

beforeEach(() => {
  document.body.innerHTML = `<section data-react-aria-top-layer><div data-toasts="default"></div></section>`;
  onTestFinished(reachToasts());
});

const press = (key: string) =>
  act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const focused = () => document.activeElement?.textContent;

test('P-UI-1 F8 leads to the link of a toast, also out of a dialog, and Escape back without closing the dialog', () => {
  let isClosed = false;
  render(
    <Dialog title="Edit" onClose={() => (isClosed = true)} footer={<button>Save</button>}>
      Text
    </Dialog>,
  );
  const save = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save');
  act(() => save?.focus());
  press('F8'); // nothing was said yet
  expect(focused()).toBe('Save');
  act(() => void showToast({ title: 'Created', action: { label: 'Preview', href: '#preview' } }));
  press('F8');
  expect(focused()).toBe('Preview');
  press('Escape');
  expect([focused(), isClosed]).toEqual(['Save', false]);
});
