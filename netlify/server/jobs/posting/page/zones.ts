/** Which part of a page an element is, by its name, role and the words of its class and id. */
import type { Zone } from './block.ts';

const EDGE_NAMES = new Set(['nav', 'footer']);
const ASIDE_NAMES = new Set(['aside', 'dialog', 'select', 'button', 'label', 'fieldset', 'noscript']);
const EDGE_ROLES = new Set(['navigation', 'contentinfo', 'search', 'menu', 'menubar']);
const ASIDE_ROLES = new Set(['complementary', 'dialog', 'alertdialog']);

const list = (text: string) => text.trim().split(/\s+/);
const EDGE_WORDS = list(
  'nav navbar navigation menu breadcrumb breadcrumbs footer foot fuss fusszeile pied pie colophon topbar sitenav masthead skiplink pagination',
);
const ASIDE_WORDS =
  list(`cookie cookies consent gdpr cmp onetrust ccc usercentrics tarteaucitron cookiebot didomi klaro borlabs axeptio osano iubenda modal popup overlay toast newsletter subscribe share sharing social
  related similar recommended recommendations suggestions suggested jobalert alerts testimonials comments
  signup login signin promo ads chatbot otherjobs morejobs aehnliche ähnliche similaires similares relacionadas`);
const EDGE = new Set(EDGE_WORDS);
const ASIDE = new Set(ASIDE_WORDS);

type Attributes = Record<string, string>;
const HINT_MAXIMUM = 160;

const HINTING = list(
  'class id data-testid data-test data-qa data-field data-automation data-automation-id data-at itemprop',
);

/** Class, id and test names of an element as words, `jobLocation` parted into two. */
export function hintsOf(attributes: Attributes): string {
  if (!hasAny(attributes)) return '';
  const told = HINTING.map((name) => (attributes[name] ?? '').slice(0, HINT_MAXIMUM)).join(' ');
  return told
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .trim();
}

/** Most tags of a page have no attribute. */
export function hasAny(attributes: Attributes): boolean {
  for (const _name in attributes) return true;
  return false;
}

/** Whom to ask stands beside a posting, and is a part of it. */
const ASKED = new Set(list('consultant recruiter ansprechpartner interlocuteur'));

/** The zone that begins with an element; nothing where it says nothing. */
export function zoneOf(name: string, attributes: Attributes, hints: string): Zone | undefined {
  const role = attributes['role'] ?? '';
  if (EDGE_NAMES.has(name) || EDGE_ROLES.has(role)) return 'edge';
  if (name === 'aside' && hints.split(/[\s_-]+/).some((word) => ASKED.has(word))) return undefined;
  if (name === 'button' && (OPENED.test(hints) || opens(name, attributes))) return undefined;
  if (ASIDE_NAMES.has(name) || ASIDE_ROLES.has(role)) return 'aside';
  if (name === 'body' || name === 'html' || name === 'main' || name === 'article') return undefined;
  if (hints === '') return undefined;
  const words = hints.split(/[\s_-]+/);
  if (words.some((word) => ASIDE.has(word) || word.startsWith('cookie'))) return 'aside';
  if (words.some((word) => EDGE.has(word))) return 'edge';
  return undefined;
}

/** What opens on a click shows the line that opens it as a heading. */
export const OPENED = /(?:^|[\s_-])(?:tab|tabs|accordion|toggle|collapse|collapsible|panel|faq)(?=$|[\s_-])/;

/** Whether a click on an element shows what stands below it. */
export const opens = (name: string, attributes: Attributes): boolean =>
  name === 'summary' || (attributes['aria-expanded'] !== undefined && (name === 'button' || name === 'a'));

/** Whether an element is not shown, not even after a click on its heading. */
export function isHidden(attributes: Attributes, hints: string): boolean {
  if (!hasAny(attributes)) return false;
  if ('hidden' in attributes || attributes['aria-hidden'] === 'true') return true;
  if (OPENED.test(hints)) return false;
  return /display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden/i.test(
    (attributes['style'] ?? '').slice(0, 500),
  );
}
