/** The landing page's one script: it comes after the first paint and wires everything that the page can do. */
import { hasMobileNotice, hasParticles, hasSound } from 'virtual:brand/parts';

import { bringDetails, keepHoveredCard } from '#components/landing/details.ts';
import { mobileNotice } from '#components/landing/mobile-notice.ts';
import { landOnSections, startMenus, stylesArrived } from '#components/landing/nav.ts';
import { revealOnScroll } from '#components/landing/reveal.ts';
import { startThemeToggles } from '#components/theme-toggle.ts';
import { startAmbience } from '#features/ambience/ambience.ts';
import { chatWidget } from '#features/chat/widget.ts';
import { closePopoversOnBack } from '#lib/page/close-on-back.ts';
import { loadFontWhenIdle } from '#lib/page/font.ts';
import { emit } from '#lib/page/page-events.ts';
import { showTooltips } from '#lib/page/tooltip.ts';
// What Astro writes inline into a page with islands (IslandFrame.astro): the signs they wait for, then the element.
import '#lib/directives/signs.ts';
import 'astro/runtime/server/astro-island.js';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const sections = all('[data-panels]');

await stylesArrived();
startThemeToggles();
startMenus();
closePopoversOnBack();
emitOnClick();
bringDetails(sections);
for (const section of sections) keepHoveredCard(section);
for (const tooltip of all('#tooltip')) showTooltips(tooltip);
if (hasParticles || hasSound) startAmbience();
for (const assistant of all('[data-chat]')) chatWidget(assistant);
if (hasMobileNotice) for (const notice of all('[data-mobile-notice]')) mobileNotice(notice);
else emit('notice:closed');
loadFontWhenIdle();
landOnSections();
showSharedScenario();
revealOnScroll(all('[data-reveal-item]'));

/** A button with `data-emit="game:open"` fires that page event. */
function emitOnClick(): void {
  const clickable = ['game:open', 'chat:open'] as const;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-emit]') : null;
    const name = clickable.find((one) => one === button?.dataset['emit']);
    if (name) emit(name);
  });
}

/** A shared scenario (FRAGMENT_PREFIX in scenario-link.ts) names no element: brings its section into view. */
function showSharedScenario(): void {
  const show = () => {
    if (!location.hash.startsWith('#roi?')) return;
    document.querySelector('#roi-calculator')?.scrollIntoView({ behavior: 'instant' });
  };
  show();
  addEventListener('hashchange', show);
}
