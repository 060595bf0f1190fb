/** A button with `data-emit="game:open"` fires that page event. */
import { emit } from './page-events.ts';

const CLICKABLE = ['game:open', 'chat:open'] as const;

/** Makes all such buttons of the page work. */
export function emitOnClick(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-emit]') : null;
    const name = CLICKABLE.find((clickable) => clickable === button?.dataset['emit']);
    if (name) emit(name);
  });
}
