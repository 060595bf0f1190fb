/** What a page says of itself: structured data, title, meta, first heading, and signs of a login. */

/** In characters, of one block of structured data. */
const BLOCK_MAXIMUM = 500_000;
const BLOCKS_MAXIMUM = 20;
const SHORT_MAXIMUM = 2_000;
const LONG_MAXIMUM = 100_000;
const ALTS_MAXIMUM = 30;

export type PageHead = {
  /** The texts of scripts that hold structured data. */
  jsonLd: string[];
  title: string;
  heading: string;
  /** `<meta>` by its lowercase `property` or `name`; the first of a name counts. */
  meta: Map<string, string>;
  /** `alt` of pictures that are a logo. */
  logos: string[];
  hasPassword: boolean;
  canonical: string | undefined;
  language: string;
};

type Target = 'jsonLd' | 'title' | 'heading';
type Attributes = Record<string, string>;
const ELEMENTS = { jsonLd: 'script', title: 'title', heading: 'h1' } as const;

/** Takes what a parser tells and gives the head at the end. */
export function headCollector() {
  const head: PageHead = {
    jsonLd: [],
    title: '',
    heading: '',
    meta: new Map(),
    logos: [],
    hasPassword: false,
    canonical: undefined,
    language: '',
  };
  let target: Target | undefined;
  let text = '';
  let isMarked = false;
  const targetOf = (name: string, type: string | undefined): Target | undefined => {
    if (name === 'script') {
      isMarked = isJsonLd(type);
      return isMarked || isJson(type) ? 'jsonLd' : undefined;
    }
    if (name === 'title' && head.title === '') return 'title';
    return name === 'h1' && head.heading === '' ? 'heading' : undefined;
  };
  return {
    open(name: string, attributes: Attributes) {
      if (name === 'meta') return keepMeta(head.meta, attributes);
      keepRest(head, name, attributes);
      const found = targetOf(name, attributes['type']);
      if (target !== undefined || found === undefined) return;
      target = found;
      text = '';
    },
    text(piece: string) {
      if (target !== undefined && text.length < BLOCK_MAXIMUM) text += piece;
    },
    close(name: string) {
      if (target === undefined || name !== ELEMENTS[target]) return;
      if (target !== 'jsonLd') head[target] = text.slice(0, SHORT_MAXIMUM);
      else if (
        head.jsonLd.length < BLOCKS_MAXIMUM &&
        text.length < BLOCK_MAXIMUM &&
        (isMarked || text.includes('JobPosting'))
      )
        head.jsonLd.push(text);
      target = undefined;
    },
    end: (): PageHead => head,
  };
}

const isJsonLd = (type = '') => /^\s*application\/ld\+json\s*(?:;|$)/i.test(type.slice(0, 200));
/** Some sites keep a posting in a script of another type. */
const isJson = (type = '') =>
  /^(?:application\/json|text\/json|application\/ld|text\/ld\+json|ld\+json)$/i.test(type.trim());

const META_NAMES = new Set(
  'og:title og:description og:site_name og:type og:locality geo.placename twitter:title twitter:description twitter:label1 twitter:data1 twitter:label2 twitter:data2 description author application-name'.split(
    ' ',
  ),
);

function keepMeta(meta: Map<string, string>, { property, name, content }: Attributes): void {
  const key = (property ?? name ?? '').slice(0, SHORT_MAXIMUM).trim().toLowerCase();
  if (META_NAMES.has(key) && !meta.has(key) && content?.trim()) meta.set(key, content.slice(0, LONG_MAXIMUM));
}

function keepRest(head: PageHead, name: string, attributes: Attributes): void {
  if (name === 'html') head.language ||= (attributes['lang'] ?? '').slice(0, 10).toLowerCase();
  if (name === 'input' && attributes['type']?.toLowerCase() === 'password') head.hasPassword = true;
  if (name === 'link' && attributes['rel'] === 'canonical')
    head.canonical ??= attributes['href']?.slice(0, SHORT_MAXIMUM);
  const alt = attributes['alt'];
  if (name !== 'img' || alt === undefined || head.logos.length >= ALTS_MAXIMUM) return;
  if (/logo/i.test(`${alt} ${attributes['class'] ?? ''} ${attributes['src'] ?? ''}`.slice(0, SHORT_MAXIMUM)))
    head.logos.push(alt.slice(0, SHORT_MAXIMUM));
}
