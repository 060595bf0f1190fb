import type { ClientDirective } from 'astro';

type Load = Parameters<ClientDirective>[0];

/**
 * The island first, and what renders it in a turn of its own: evaluated in one go, they keep the page still for
 * longer. Both are fetched at once. @throws what `load` does, whose imports find what is here already.
 */
export async function loadInTurns(element: Element, load: Load): ReturnType<Load> {
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
