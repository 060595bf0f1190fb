import type { ClientDirective } from 'astro';

const SIGNS_OF_INTENT = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

const intent: ClientDirective = (load, { value }, element) => {
  const once = new AbortController();
  const { signal } = once;
  const start = () => {
    once.abort();
    void load().then((hydrate) => hydrate());
  };
  for (const type of SIGNS_OF_INTENT) element.addEventListener(type, start, { signal, passive: true });
  for (const name of value.split(' ').filter(Boolean)) document.addEventListener(name, start, { signal });
};

export default intent;
