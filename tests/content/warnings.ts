/** What a careful reader would tell the owner about the content, beside what its check tells: nothing of it stops a build or a test. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import { readSeedBlog, type SeedPost } from '#server/content/seed-posts.ts';
import { readSiteContent } from '#server/content/site-content.ts';

const TITLE_MAXIMUM = 60; // B-SEO-1: beyond it search results cut
const HEADLINE_COMFORTABLE = 80;
const OWN_PAGES = ['/', '/blog', '/record', '/resume.docx', '/resume.json', '/llms.txt'];

const markdown = unified().use(remarkParse).use(remarkGfm);

/** One sentence each, with the file that it is about. */
export function warningsOf(content: string, publicFolder: string): string[] {
  const { profile } = readSiteContent(content);
  const { posts } = readSeedBlog(content);
  const isThere = (address: string) =>
    OWN_PAGES.includes(address) || existsSync(path.join(publicFolder, address));
  const headline =
    profile.headline.length > HEADLINE_COMFORTABLE
      ? [`profile.yaml: the headline has ${profile.headline.length} characters and is set smaller for it`]
      : [];
  return [...headline, ...posts.flatMap((post) => postWarnings(post, isThere))];
}

function postWarnings(post: SeedPost, isThere: (address: string) => boolean): string[] {
  const { slug, title, seoTitle, content } = post;
  const warnings: string[] = [];
  const warn = (sentence: string) => void warnings.push(`posts/${slug}.md: ${sentence}`);
  if ((seoTitle ?? title).length > TITLE_MAXIMUM)
    warn(`search results cut the title after ${TITLE_MAXIMUM} characters; give it a shorter seoTitle`);
  visit(markdown.parse(content), (node: Nodes) => {
    if (node.type === 'image' && !node.alt?.trim()) warn(`the picture ${node.url} has no description`);
    const url = node.type === 'link' ? node.url : '';
    if (/^\/(?!#|blog\/|api\/)/.test(url) && !isThere(url)) warn(`${url} leads nowhere`);
  });
  return warnings;
}
