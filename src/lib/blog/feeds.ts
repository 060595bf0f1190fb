/** The blog for feed readers, with the full text: RSS 2.0 and JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
import { language } from 'virtual:brand/site';

import { absoluteUrl } from '#lib/seo/metadata.ts';

import { authorName, changedAt, postPath, type PostSummary } from './summary.ts';

export type Feed = {
  title: string;
  description: string;
  owner: string;
  site: URL | string;
  items: { post: PostSummary; html: string }[];
};

export function rssFeed({ title, description, owner, site, items }: Feed): string {
  const home = absoluteUrl('/blog', site);
  const self = absoluteUrl('/blog/rss.xml', site);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${xml(title)}</title><link>${xml(home)}</link><description>${xml(description)}</description><language>${language}</language>`,
    `<atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(({ post, html }) => rssItem(post, html, owner, site)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function rssItem(post: PostSummary, html: string, owner: string, site: URL | string): string {
  const url = absoluteUrl(postPath(post.slug), site);
  const parts = [
    `<title>${xml(post.title)}</title>`,
    `<link>${xml(url)}</link>`,
    `<guid isPermaLink="true">${xml(url)}</guid>`,
    `<pubDate>${new Date(post.publishedAt ?? post.createdAt).toUTCString()}</pubDate>`,
    `<dc:creator>${xml(authorName(post, owner))}</dc:creator>`,
    ...post.categories.map(({ name }) => `<category>${xml(name)}</category>`),
    ...(post.excerpt ? [`<description>${xml(post.excerpt)}</description>`] : []),
    `<content:encoded>${xml(asText(html, url))}</content:encoded>`,
  ];
  return `<item>${parts.join('')}</item>`;
}

export function jsonFeed({ title, description, owner, site, items }: Feed) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: absoluteUrl('/blog', site),
    feed_url: absoluteUrl('/blog/feed.json', site),
    language,
    authors: [{ name: owner, url: absoluteUrl('/', site) }],
    items: items.map(({ post, html }) => {
      const url = absoluteUrl(postPath(post.slug), site);
      return {
        id: url,
        url,
        title: post.title,
        summary: post.excerpt ?? undefined,
        content_html: asText(html, url),
        image: post.coverImage ? URL.parse(post.coverImage, url)?.href : undefined,
        date_published: post.publishedAt ?? undefined,
        date_modified: changedAt(post),
        authors: [{ name: authorName(post, owner) }],
        tags: post.tags.map(({ name }) => name),
      };
    }),
  };
}

/** A tag of the renderer's own output, which quotes every value and leaves no `<` in a text. */
const TAG = /<(?:[^<>"]|"[^"]*")*>/g;

/** What helps on the page and would be words of the text without its styles: marks of headings, words for the ear. */
const PAGE_HELPERS =
  /<a href="[^"]*" class="anchor" aria-label="[^"]*">#<\/a>|<span class="sr-only">[^<]*<\/span>/g;

const asText = (html: string, url: string): string =>
  withAbsoluteAddresses(html.replace(PAGE_HELPERS, ''), url);

/** Readers of feeds know no base. What is no address, such as `//`, stays as it is: one link is not the feed. */
function withAbsoluteAddresses(html: string, url: string): string {
  const absolute = (path: string) => URL.parse(path, url)?.href ?? path;
  return html.replace(TAG, (tag) =>
    tag
      .replace(/ srcset="[^"]*"| sizes="[^"]*"/g, '')
      .replace(
        / (href|src)="([/#][^"]*)"/g,
        (_, name: string, path: string) => ` ${name}="${absolute(path)}"`,
      ),
  );
}

function xml(text: string): string {
  // XML 1.0 cannot hold these at all
  const clean = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return clean.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
