import type { ClientDirective } from 'astro';

import { wake } from './wake.ts';

/** Not `pointerover`: it also fires where something appears under a pointer that rests. */
const SIGNS_OF_INTENT = ['pointermove', 'pointerdown', 'focusin', 'keydown'];

/**
 * Loads an island when the visitor touches it or one of the named page events fires. That event is over
 * before the island has mounted; `on` of page-events hands it over, so an island needs no code for it.
 */
const intent: ClientDirective = (load, { value }, element) => {
  const once = new AbortController();
  const { signal } = once;
  const events = value.split(' ').filter(Boolean);
  const start = ({ type }: Event) => {
    once.abort();
    void wake(element, () => loadInTurns(element, load), events, events.includes(type));
  };
  for (const type of SIGNS_OF_INTENT) element.addEventListener(type, start, { signal, passive: true });
  for (const name of events) document.addEventListener(name, start, { signal });
};

type Load = Parameters<ClientDirective>[0];

/**
 * The island first, and what renders it in a turn of its own: evaluated in one go, they keep the page still for
 * longer. Both are fetched at once. @throws what `load` does, whose imports find what is here already.
 */
async function loadInTurns(element: Element, load: Load): ReturnType<Load> {
  const [island = '', renderer = ''] = ['component-url', 'renderer-url'].map(
    (name) => element.getAttribute(name) ?? '',
  );
  const preload = document.createElement('link');
  document.head.append(Object.assign(preload, { rel: 'modulepreload', href: renderer }));
  await import(/* @vite-ignore */ island).catch(() => undefined);
  await nextTask();
  return load();
}

/** Sooner than a timer, which waits in the background and for at least 4 ms. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });

export default intent;
