import type { ClientDirective } from 'astro';

import { loadInTurns } from './load-in-turns.ts';

/** Not `pointerover`: it also fires where something appears under a pointer that rests. */
const SIGNS_OF_INTENT = ['pointermove', 'pointerdown', 'focusin', 'keydown'];

/**
 * Loads an island when the visitor touches it or one of the named page events fires. That event is over
 * before the island has mounted; `on` of page-events hands it over, so an island needs no code for it.
 */
const intent: ClientDirective = (load, { value }, element) => {
  const once = new AbortController();
  const { signal } = once;
  const start = () => {
    once.abort();
    void loadInTurns(element, load).then((hydrate) => hydrate());
  };
  for (const type of SIGNS_OF_INTENT) element.addEventListener(type, start, { signal, passive: true });
  for (const name of value.split(' ').filter(Boolean)) document.addEventListener(name, start, { signal });
};

export default intent;
