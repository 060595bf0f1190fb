/**
 * What the owner wrote, as this process has it. In a bundle its values stand in place of this file
 * (netlify/build/bundled-content.ts): a function that starts reads and checks nothing.
 */
import type { Part } from '#contracts/brand.ts';

import { contentFolder } from './folder.ts';
import { readSiteContent, type SiteContent } from './site-content.ts';

let current: SiteContent | undefined;

/** The content of this deployment, read once per process. */
export const siteContent = (): SiteContent => (current ??= readSiteContent(contentFolder()));

/** What this site is without, by content/brand.yaml. */
export const absentParts = (): readonly Part[] => siteContent().brand.without;
