/** The tags by which a page tells platforms how a link to it looks. */
import { Parser } from 'htmlparser2';

export type PageTags = {
  title: string | undefined;
  canonical: string | undefined;
  /** By `property` or `name`; of several, the first counts. */
  meta: ReadonlyMap<string, string>;
  /** Where the head ends, in bytes from the beginning. */
  headBytes: number;
};

const TEXT_MAXIMUM = 2_000;
/** The parser looks through all open elements at each tag: a head has a few. */
const DEPTH_MAXIMUM = 256;

/** Reads the head and nothing after it. */
export function readTags(html: string): PageTags {
  const meta = new Map<string, string>();
  const found = { title: '', canonical: '', headEnd: html.length };
  let isInTitle = false;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > DEPTH_MAXIMUM) parser.pause();
      if (name === 'title') isInTitle = found.title === '';
      if (name === 'link' && attributes['rel']?.toLowerCase() === 'canonical')
        found.canonical ||= attributes['href'] ?? '';
      if (name !== 'meta') return;
      const key = (attributes['property'] ?? attributes['name'])?.toLowerCase();
      const content = clean(attributes['content'] ?? '');
      if (key && content && !meta.has(key)) meta.set(key, content);
    },
    ontext(text) {
      if (isInTitle && found.title.length < TEXT_MAXIMUM) found.title += text;
    },
    onclosetag(name) {
      depth -= 1;
      if (name === 'title') isInTitle = false;
      if (name === 'head') {
        found.headEnd = parser.endIndex;
        parser.pause();
      }
    },
  });
  parser.end(html);
  return {
    title: clean(found.title) || undefined,
    canonical: found.canonical || undefined,
    meta,
    headBytes: Buffer.byteLength(html.slice(0, found.headEnd)),
  };
}

const clean = (text: string) => text.slice(0, TEXT_MAXIMUM).replace(/\s+/g, ' ').trim();
