// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { emit } from '#lib/page-events.ts';

import { ContactsIsland } from './ContactsIsland.tsx';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 1 }, { status: 201 })));
  localStorage.clear();
  document.body.innerHTML =
    '<div data-toasts="default"></div><div data-toasts="destructive"></div><div id="island"></div>';
  const container = document.getElementById('island');
  if (!container) throw new Error('no container');
  root = createRoot(container);
  act(() => root.render(<ContactsIsland email="alex@example.com" />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

test('P-ROI-8 a scenario to discuss brings the form back where another message was sent before', async () => {
  const message = { firstName: 'Rita', lastName: 'Recruiter', email: 'rita@example.com', message: 'Hello.' };
  for (const [name, value] of Object.entries(message)) field(name).value = value;
  field('opportunityType').value = 'advisory';
  await act(async () => {
    document.querySelector('form')?.requestSubmit();
    await vi.waitFor(() => expect(document.querySelector('.toast')).not.toBeNull());
  });
  expect(document.body.textContent).toContain('Message Sent Successfully!');

  await act(async () => Promise.resolve(emit('contact:prefill', { message: 'My scenario' })));
  expect(field('message').value).toBe('My scenario');
  expect(document.activeElement).toBe(field('message'));
});
