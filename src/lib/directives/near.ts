import type { ClientDirective } from 'astro';

const SIGNS_OF_A_VISITOR = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

const near: ClientDirective = (load, _options, element) => {
  const acted = new AbortController();
  const watch = () => {
    acted.abort();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void load().then((hydrate) => hydrate());
      },
      { rootMargin: '100%' },
    );
    for (const child of element.children) observer.observe(child);
  };
  for (const type of SIGNS_OF_A_VISITOR)
    addEventListener(type, watch, { signal: acted.signal, passive: true, capture: true });
};

export default near;
