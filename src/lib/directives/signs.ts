/** Gives Astro's islands the directives of this site, before the element asks for them. */
import type { ClientDirective } from 'astro';

import intent from './intent.ts';
import near from './near.ts';

declare global {
  interface Window {
    Astro?: Record<string, ClientDirective>;
  }
}

window.Astro = { ...window.Astro, near, intent };
