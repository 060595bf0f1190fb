/** Links and images that lead to this site itself: whether there is something. */
import { visit } from 'unist-util-visit';

import type { Finding } from '#contracts/blog-admin.ts';
import { POST_PAGE_IDS } from '#contracts/page-ids.ts';

import type { Database } from '../../db/database.ts';
import { siteOrigin } from '../../env.ts';
import { fileIdOf } from '../../files/look-up.ts';
import { headingIds } from '../markdown/heading-ids.ts';
import type { Root } from '../markdown/parse-markdown.ts';
import * as repository from './repository.ts';
import { deadLink, positionOf } from './text.ts';

type Point = { offset?: number | undefined; line: number; column: number };
type Link = { address: string; node: { position?: { start: Point; end: Point } | undefined } };

/** What the build makes beside posts, categories and tags. */
const PAGES = new Set([
  ...['/', '/blog', '/blog/search', '/blog/rss.xml', '/blog/feed.json', '/resume.docx', '/resume.json'],
  ...['/sitemap.xml', '/llms.txt', '/robots.txt', '/tools', '/admin/blog'],
]);
/** Files of the site that only its build knows. */
const UNCHECKED = /^\/(images|headshots|og|_astro|blog\/page)\/|\.(png|svg|ico)$/;

/** Links of the text to pages, headings and files of this site that are not there for readers. */
export async function checkLinks(db: Database, tree: Root, slug: string, now: Date): Promise<Finding[]> {
  const links = linksOf(tree);
  const ids = headingIds(tree, POST_PAGE_IDS);
  const targets = links.map((link) => ({ link, ...targetOf(link.address, slug) }));
  const named = (kind: string) => targets.flatMap((target) => (target.kind === kind ? [target.name] : []));
  const alive = {
    post: await repository.publicSlugs(db, named('post'), now),
    category: await repository.activeCategories(db, named('category')),
    tag: await repository.activeTags(db, named('tag')),
    file: await repository.shownFiles(db, named('file').map(Number), slug, now),
    heading: ids,
    other: new Set<string>(),
  };
  return targets.flatMap(({ link, kind, name }) => {
    if (kind === 'outside' || (kind === 'post' && name === slug) || alive[kind].has(name)) return [];
    if (kind === 'file') return [privateFile(link)];
    return [deadLink(link.address, link.node)];
  });
}

function linksOf(tree: Root): Link[] {
  const links: Link[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      links.push({ address: node.url, node });
  });
  return links;
}

type Target = {
  kind: 'outside' | 'post' | 'category' | 'tag' | 'file' | 'heading' | 'other';
  name: string;
};
const OUTSIDE: Target = { kind: 'outside', name: '' };

/** What an address means on the page of the post `slug`. */
function targetOf(address: string, slug: string): Target {
  if (address.startsWith('#')) return { kind: 'heading', name: decoded(address.slice(1)) };
  const base = `${siteOrigin()}/blog/${slug}`;
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (url?.origin !== siteOrigin()) return OUTSIDE;
  const path = decoded(url.pathname).replace(/(.)\/$/, '$1');
  const file = fileIdOf(path);
  if (file !== undefined) return { kind: 'file', name: String(file) };
  if (PAGES.has(path) || UNCHECKED.test(path)) return OUTSIDE;
  const list = /^\/blog\/(category|tag)\/([^/]+)(?:\/page\/\d+)?$/.exec(path);
  if (list) return { kind: list[1] === 'category' ? 'category' : 'tag', name: list[2] ?? '' };
  const post = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  return post === undefined ? { kind: 'other', name: path } : { kind: 'post', name: post };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const privateFile = ({ address, node }: Link): Finding => ({
  rule: 'linkDead',
  severity: 'warning',
  field: 'content',
  message: `Readers cannot see ${address}: the file is private or was deleted.`,
  position: positionOf(node),
});
