import type { ClientDirective } from 'astro';

import { wake } from './wake.ts';

const SIGNS_OF_A_VISITOR = [
  'scroll',
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'click',
];

const near: ClientDirective = (load, _options, element) => {
  const acted = new AbortController();
  const replay = rememberPress(element);
  const watch = () => {
    acted.abort();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void wake(element, load).then(replay);
      },
      { rootMargin: '100%' },
    );
    for (const child of element.children) observer.observe(child);
  };
  for (const type of SIGNS_OF_A_VISITOR)
    addEventListener(type, watch, { signal: acted.signal, passive: true, capture: true });
};

/** On a slow line a button can be pressed before its island is there: the last press then counts afterwards. */
function rememberPress(element: Element): () => void {
  const asleep = new AbortController();
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest('button');
  };
  element.addEventListener('click', remember, { signal: asleep.signal });
  return () => {
    asleep.abort();
    pressed?.click();
  };
}

export default near;
