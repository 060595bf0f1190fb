// with a document
import { beforeEach, expect, test, vi } from 'vitest';

import { TOAST_PLACES } from '#support/render.ts';

import { wake } from './wake.ts';

beforeEach(() => {
  document.body.innerHTML = `${TOAST_PLACES}<astro-island ssr><form><input><button>Send</button></form></astro-island>`;
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
const said = () => find('[data-toasts="destructive"]').textContent;

/** An island whose code does not arrive until `connect` is called; as Astro does, `load` then gives nothing to run. */
function islandOffline() {
  const island = find('astro-island');
  let isConnected = false;
  const load = vi.fn(() =>
    Promise.resolve(() => {
      if (isConnected) island.removeAttribute('ssr');
      return Promise.resolve();
    }),
  );
  return { island, load, connect: () => (isConnected = true) };
}

test('P-CON-7 a button pressed while the code of its part cannot be loaded says so, and pressed again wakes it', async () => {
  const { island, load, connect } = islandOffline();
  const awake = wake(island, load);
  find('form button').click();
  await vi.waitFor(() => expect(said()).toContain('This part of the page could not be loaded'));
  connect();
  find('form button').click();
  await awake;
  expect(load).toHaveBeenCalledTimes(3);
});

test('P-CON-7 a button pressed while its part is loaded in vain has it loaded once more', async () => {
  const { island, load, connect } = islandOffline();
  load.mockImplementationOnce(() => Promise.resolve(() => Promise.resolve()));
  connect();
  const awake = wake(island, load);
  find('form button').click();
  await awake;
  expect(said()).toBe('');
});

test('P-CON-7 who has only come near hears nothing, and the return of the connection wakes it', async () => {
  const { island, load, connect } = islandOffline();
  const awake = wake(island, load);
  await new Promise((resolve) => setTimeout(resolve));
  find('input').click();
  connect();
  dispatchEvent(new Event('online'));
  await awake;
  expect(said()).toBe('');
});

test('P-CHAT-8 P-GAME-1 a page event that asks for a part counts as pressed', async () => {
  const { island, load, connect } = islandOffline();
  const awake = wake(island, load, ['game:open'], true);
  await vi.waitFor(() => expect(said()).toContain('could not be loaded'));
  connect();
  document.dispatchEvent(new Event('game:open'));
  await awake;
  expect(load).toHaveBeenCalledTimes(2);
});
