/** Ids of what the page has, which navigation and assistant point to. */
import { SECTIONS as BELOW_HERO } from '#contracts/brand.ts';

export const SECTIONS: readonly string[] = ['hero', ...BELOW_HERO, 'blog'];
