/**
 * What Astro writes inline into a page with islands, as part of the page's own script (IslandFrame.astro):
 * the signs they wait for, then the element.
 */
import './signs.ts';
import 'astro/runtime/server/astro-island.js';
