// with a document
import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { toastOf } from './mutation-feedback.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  document.body.innerHTML = '<div data-toasts="default"></div><div data-toasts="destructive"></div>';
});
afterEach(() => vi.unstubAllGlobals());

const said = (variant: string) => document.querySelector(`[data-toasts=${variant}]`)?.textContent ?? '';
const refusal = (body: unknown) => Object.assign(new Error('409: …'), { status: 409, body });

test('ERR-5 "X: Y" is a toast with the title X and the description Y', () => {
  expect(toastOf('Login error: Unable to connect to the server')).toEqual({
    title: 'Login error',
    description: 'Unable to connect to the server',
  });
  expect(toastOf('Post deleted')).toEqual({ title: 'Post deleted' });
});

test('ERR-5 a mutation says what it declares and refreshes its lists', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
  const client = createQueryClient();
  await client.query({ queryKey: ['/api/contacts'] });
  const mutation = new MutationObserver(client, {
    mutationFn: () => Promise.resolve(),
    meta: { success: 'Message archived', refreshes: ['/api/contacts'] },
  });
  await mutation.mutate();
  expect(said('default')).toContain('Message archived');
  expect(client.getQueryState(['/api/contacts'])?.isInvalidated).toBe(true);
});

test('ERR-5 a failed mutation shows its title and the sentence of the server', async () => {
  const mutation = new MutationObserver(createQueryClient(), {
    mutationFn: () => Promise.reject(refusal({ error: 'This slug is taken.' })),
    meta: { failure: 'Update failed: Failed to update post' },
  });
  await expect(mutation.mutate()).rejects.toThrow();
  expect(said('destructive')).toContain('Update failed');
  expect(said('destructive')).toContain('This slug is taken.');
});
