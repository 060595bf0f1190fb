import type { Page } from '@playwright/test';

/** In the order of P-GEN-1; a page may have others among them. */
export const SECTIONS = [
  'hero',
  'about',
  'awards',
  'experience',
  'skills',
  'projects',
  'testimonials',
  'roi-calculator',
  'contact',
];

/** Those that the page has, in its order. */
export async function sectionsOf(page: Page): Promise<string[]> {
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  return ids.filter((id) => SECTIONS.includes(id));
}
