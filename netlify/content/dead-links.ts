/** Links to what the site does not have, and links where none can be. */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import { POST_PAGE_IDS } from '#contracts/page-ids.ts';

import { headingIds } from '../server/blog/markdown/heading-ids.ts';
import { didYouMean } from './nearest.ts';
import { bodyLines, problemAt, type ContentFile } from './read-content.ts';
import type { Problem } from './problem.ts';
import { presentSections } from './sections.ts';
import { textAt, valueAt, type ValuePath } from './value-at.ts';

const LINK = /(?<!!)\[[^\][\n]*\]\(<?([#/][^\s)>]*)/g;
const markdown = unified().use(remarkParse).use(remarkGfm);

/**
 * Links in Markdown whose section or post is not there. A post is copied into a database once, where others may
 * have been written since: what its links lack is a warning, and on the page an error.
 */
export function deadLinks(files: readonly ContentFile[]): Problem[] {
  const sections = presentSections(files);
  const posts = files.flatMap(({ kind, data }) =>
    kind.name === 'post' ? (textAt(data, ['slug']) ?? []) : [],
  );
  return files.flatMap((file) => {
    const headings = headingIds(markdown.parse(file.body), file.kind.name === 'post' ? POST_PAGE_IDS : []);
    return bodyLines(file).flatMap(({ line, text }) =>
      Array.from(text.matchAll(LINK), ([, address = '']) => address).flatMap((address): Problem[] => {
        const isPost = file.kind.name === 'post';
        const ids = address.startsWith('#') ? [...headings, ...(isPost ? [] : sections)] : sections;
        const fault = sectionFault(address, ids) ?? postFault(address, posts);
        const severity = isPost || address.startsWith('/blog/') ? 'warning' : 'error';
        return fault ? [{ file: file.file, line, message: fault, severity }] : [];
      }),
    );
  });
}

function sectionFault(address: string, ids: readonly string[]): string | undefined {
  const id = /^\/?#(.*)$/.exec(address)?.[1];
  if (!id || ids.includes(id)) return undefined;
  return `links to ${address}, which this page does not have${didYouMean(id, ids) || `: use one of ${ids.map((one) => `#${one}`).join(', ')}`}`;
}

const OWN_LISTS = ['category', 'tag', 'page', 'search'];

function postFault(address: string, posts: readonly string[]): string | undefined {
  const slug = /^\/blog\/([^/?#]+)/.exec(address)?.[1];
  if (!slug || slug.includes('.') || OWN_LISTS.includes(slug) || posts.includes(slug)) return undefined;
  return `links to ${address}, and posts/ has no post of that slug${didYouMean(slug, posts) || ': write the post, or remove the link'}`;
}

/** Links in fields that are shown as plain text. */
export function linksInPlainText(files: readonly ContentFile[]): Problem[] {
  return files
    .filter(({ kind }) => ['role', 'project', 'skills'].includes(kind.name))
    .flatMap((file) =>
      textsIn(valueAt(file.data, ['details']), ['details']).flatMap(({ path, text }) =>
        /\[[^\][\n]*\]\([^\s)]+\)/.test(text)
          ? [
              problemAt(
                file,
                path,
                'holds a link in brackets, which is shown as it stands: write the words alone, since this text is no Markdown',
                'warning',
              ),
            ]
          : [],
      ),
    );
}

function textsIn(value: unknown, path: ValuePath): { path: ValuePath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((one: unknown, index) => textsIn(one, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, [...path, name]));
}
