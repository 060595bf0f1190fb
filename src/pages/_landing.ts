/** The landing page's one script: it comes after the first paint and wires everything that the page can do. */
import { hasMobileNotice, hasParticles, hasSound } from 'virtual:brand/parts';

import { bringDetails } from '#components/landing/details.ts';
import { keepHoveredCard } from '#components/landing/hovered-card.ts';
import { mobileNotice } from '#components/landing/mobile-notice.ts';
import { landOnSections, startMenus, stylesArrived } from '#components/landing/nav.ts';
import { revealOnScroll } from '#components/landing/reveal.ts';
import { startThemeToggles } from '#components/theme-toggle.ts';
import { startAmbience } from '#features/ambience/ambience.ts';
import { chatWidget } from '#features/chat/widget.ts';
import { showSharedScenario } from '#features/roi/show-shared-scenario.ts';
import { loadFontWhenIdle } from '#lib/font.ts';
import { emitOnClick } from '#lib/emit-on-click.ts';
import { emit } from '#lib/page-events.ts';
import { showTooltips } from '#lib/tooltip.ts';
import '#lib/directives/start-islands.ts';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const sections = all('[data-panels]');

await stylesArrived();
startThemeToggles();
startMenus();
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
