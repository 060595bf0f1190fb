// with a document
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { emit } from '#lib/page/page-events.ts';
import { eventually } from '#support/eventually.ts';
import { render, TOAST_PLACES } from '#support/render.ts';

import { ContactsIsland } from './ContactsIsland.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 1 }, { status: 201 })));
  localStorage.clear();
  document.body.innerHTML = TOAST_PLACES;
  render(<ContactsIsland email="alex@example.com" />);
});
afterEach(() => vi.unstubAllGlobals());

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

const MESSAGE = { firstName: 'Rita', lastName: 'Recruiter', email: 'rita@example.com', message: 'Hello.' };

function fillIn(message: Record<string, string>): void {
  for (const [name, value] of Object.entries(message)) field(name).value = value;
  field('opportunityType').value = 'advisory';
}

/** Submits the form and waits for its toast. */
const submit = (says: string) =>
  act(async () => {
    document.querySelector('form')?.requestSubmit();
    await eventually(() => expect(document.body.textContent).toContain(says));
  });

test('P-CON-6 a message whose answer was lost goes again word for word, so that the server knows it', async () => {
  const sent: [key: string | null, body: unknown][] = [];
  vi.stubGlobal('fetch', (_: string, { headers, body }: RequestInit) => {
    sent.push([new Headers(headers).get('Idempotency-Key'), body]);
    const isLost = sent.length === 1;
    return isLost ? Promise.reject(new TypeError('lost')) : Promise.resolve(Response.json({ id: 1 }));
  });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  fillIn(MESSAGE);
  await submit('Failed to send message');
  clock.mockReturnValue(9_000);
  await submit('Message sent successfully!');
  clock.mockRestore();
  expect(sent[0]?.[0]).toMatch(/^[\w-]{36}$/);
  expect(sent[1]).toEqual(sent[0]);
});

test('P-ROI-8 a scenario to discuss brings the form back where another message was sent before', async () => {
  fillIn(MESSAGE);
  await submit('Message sent successfully!');
  expect(document.body.textContent).toContain('Message Sent Successfully!');

  await act(async () => Promise.resolve(emit('contact:prefill', { message: 'My scenario' })));
  expect(field('message').value).toBe('My scenario');
  expect(document.activeElement).toBe(field('message'));
});

test('P-CON-4 what was typed before the script of the form came is kept for the next page load', async () => {
  document.body.innerHTML = '';
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<ContactsIsland email="alex@example.com" />);
  field('message').value = 'Typed in a tunnel';
  const root = await act(() =>
    Promise.resolve(hydrateRoot(place, <ContactsIsland email="alex@example.com" />)),
  );
  expect(JSON.parse(localStorage.getItem('contactDraft') ?? '{}')).toMatchObject({
    message: 'Typed in a tunnel',
  });
  expect(field('message').value).toBe('Typed in a tunnel');
  act(() => root.unmount());
});
