import type { ClientDirective } from 'astro';

import { phrase } from '#contracts/phrase.ts';

const SHOWN_MS = 5_000; // P-UI-1

type Load = Parameters<ClientDirective>[0];

/**
 * Loads an island and wakes it. Without a connection its code does not arrive: then whoever has asked for it is
 * told so, and what they press next, or the connection's return, tries again.
 *
 * @param events page events that ask for it, as does what is pressed or sent within it
 * @param isAsked whether one of them is why it is loaded now
 */
export async function wake(
  island: Element,
  load: Load,
  events: string[] = [],
  isAsked = false,
): Promise<void> {
  const awake = new AbortController();
  const { signal } = awake;
  const said = document.createElement('p');
  let tryAgain = () => {};
  let asked = 0;
  const ask = () => {
    isAsked = true;
    asked += 1;
    tryAgain();
  };
  const press = ({ target }: Event) => target instanceof Element && target.closest('button') && ask();
  island.addEventListener('click', press, { signal });
  island.addEventListener('submit', ask, { signal });
  for (const name of events) document.addEventListener(name, ask, { signal });
  addEventListener('online', () => tryAgain(), { signal });

  for (;;) {
    const before = asked;
    const hydrate = await load();
    await hydrate();
    said.remove();
    if (!island.hasAttribute('ssr')) return awake.abort();
    if (asked > before) continue; // the connection may just have come back
    if (isAsked) sayThatItIsAway(said);
    isAsked = false;
    await new Promise<void>((resolve) => {
      tryAgain = resolve;
    });
  }
}

/** Toasts have code of their own (toast.ts), which may not arrive either. */
function sayThatItIsAway(said: HTMLElement): void {
  said.className = 'toast';
  said.dataset['variant'] = 'destructive';
  said.textContent = phrase(
    'This part of the page could not be loaded. Please look at your connection and try again.',
  );
  document.querySelector('[data-toasts="destructive"]')?.append(said);
  setTimeout(() => said.remove(), SHOWN_MS);
}
