/** A page of this site as platforms read it: its tags, and the image that they name. */
import { Parser } from 'htmlparser2';

import { readDimensions } from '../../files/image-size.ts';
import { ownOrigin, siteOrigin } from '../../env.ts';
import { readOwnFile } from '../../integrations/own-site.ts';

const PAGE_MAXIMUM_BYTES = 2 * 1024 * 1024;
/** More than any platform takes. */
const IMAGE_MAXIMUM_BYTES = 9 * 1024 * 1024;

export type SharedImage = {
  /** As the tag has it. */
  url: string;
  /** On this site; undefined for an image elsewhere, which is never asked for. */
  path: string | undefined;
  alt: string | undefined;
  /** Undefined where it could not be read. */
  file: { contentType: string; bytes: number; width: number; height: number } | undefined;
};

export type SharedPage = { route: string; tags: PageTags; image: SharedImage | undefined };

/** Undefined where there is no page that can be read. */
export async function readSharedPage(route: string): Promise<SharedPage | undefined> {
  const page = await readOwnFile(route, PAGE_MAXIMUM_BYTES);
  if (page?.contentType !== 'text/html') return undefined;
  const tags = readTags(new TextDecoder().decode(page.bytes));
  const url = tags.meta.get('og:image') ?? tags.meta.get('twitter:image');
  return { route, tags, image: url === undefined ? undefined : await readImage(url, tags) };
}

async function readImage(url: string, { meta }: PageTags): Promise<SharedImage> {
  const path = pathOf(url);
  const found = path === undefined ? undefined : await readOwnFile(path, IMAGE_MAXIMUM_BYTES);
  const size = found && readDimensions(found.bytes, found.contentType);
  return {
    url,
    path,
    alt: meta.get('og:image:alt') ?? meta.get('twitter:image:alt'),
    file:
      found && size ? { contentType: found.contentType, bytes: found.bytes.byteLength, ...size } : undefined,
  };
}

/** The path of an address of this site. */
function pathOf(url: string): string | undefined {
  const parsed = URL.parse(url, siteOrigin());
  const isOurs = parsed?.origin === siteOrigin() || parsed?.origin === ownOrigin();
  return parsed && isOurs ? parsed.pathname + parsed.search : undefined;
}

/** The tags by which a page tells platforms how a link to it looks. */
type PageTags = {
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
