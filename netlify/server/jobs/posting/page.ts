/** What a job's page says of itself in its head and its first heading; nothing else is kept. */
import { readHtml } from './read-html.ts';

/** In characters, of one block of structured data. */
const BLOCK_MAXIMUM = 500_000;
const BLOCKS_MAXIMUM = 20;
const SHORT_MAXIMUM = 2_000;
const LONG_MAXIMUM = 100_000;

export type PageParts = {
  /** The texts of `<script type="application/ld+json">`. */
  jsonLd: string[];
  title: string;
  heading: string;
  /** `<meta>` by its lowercase `property` or `name`; the first of a name counts. */
  meta: Map<string, string>;
};

type Target = 'jsonLd' | 'title' | 'heading';

/** Collects the parts of a page. */
export function partsOf(html: string): PageParts {
  const parts: PageParts = { jsonLd: [], title: '', heading: '', meta: new Map() };
  let target: Target | undefined;
  let text = '';
  const targetOf = (name: string, type: string | undefined): Target | undefined => {
    if (name === 'script') return isJsonLd(type) ? 'jsonLd' : undefined;
    if (name === 'title' && parts.title === '') return 'title';
    return name === 'h1' && parts.heading === '' ? 'heading' : undefined;
  };
  readHtml(html, {
    open(name, attributes) {
      if (name === 'meta') return keepMeta(parts.meta, attributes);
      const found = targetOf(name, attributes['type']);
      if (target !== undefined || found === undefined) return;
      target = found;
      text = '';
    },
    text(piece) {
      if (target !== undefined && text.length < BLOCK_MAXIMUM) text += piece;
    },
    close(name) {
      if (target === undefined || name !== ELEMENTS[target]) return;
      if (target !== 'jsonLd') parts[target] = text.slice(0, SHORT_MAXIMUM);
      else if (parts.jsonLd.length < BLOCKS_MAXIMUM && text.length < BLOCK_MAXIMUM) parts.jsonLd.push(text);
      target = undefined;
    },
  });
  return parts;
}

const ELEMENTS = { jsonLd: 'script', title: 'title', heading: 'h1' } as const;

const isJsonLd = (type = '') => /^\s*application\/ld\+json\s*(;|$)/i.test(type);

const META_NAMES = new Set([
  'og:title',
  'og:description',
  'og:site_name',
  'twitter:title',
  'twitter:description',
  'description',
  'author',
]);

function keepMeta(meta: Map<string, string>, { property, name, content }: Record<string, string>): void {
  const key = (property ?? name ?? '').slice(0, SHORT_MAXIMUM).trim().toLowerCase();
  if (META_NAMES.has(key) && !meta.has(key) && content?.trim()) meta.set(key, content.slice(0, LONG_MAXIMUM));
}
