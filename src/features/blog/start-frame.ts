import { startThemeToggles } from '#components/theme-toggle.ts';
import { loadFontWhenIdle } from '#lib/page/font.ts';

/** What every page of the blog can do; it comes with the page's own script, so that one file wires all. */
export function startFrame(): void {
  startThemeToggles();
  loadFontWhenIdle();
}
