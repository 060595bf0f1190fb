/** The seeded posts and content/blog.yaml, checked against the rules that the editor and the database hold. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

import { BlogFile, PostFile } from '#contracts/post-file.ts';
import { SECTIONS } from '#contracts/sections.ts';

const CONTENT = path.join(import.meta.dirname, 'sample');
const PUBLIC = path.join(import.meta.dirname, 'public');
const PLACES = ['/', ...['hero', ...SECTIONS].map((id) => `/#${id}`)];
const COVER_BYTES = 60 * 1024;

const blog = BlogFile.parse(parse(readFileSync(path.join(CONTENT, 'blog.yaml'), 'utf8')));
const posts = readdirSync(path.join(CONTENT, 'posts')).map((file) => {
  const text = readFileSync(path.join(CONTENT, 'posts', file), 'utf8');
  const [, frontmatter = '', markdown = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const code = [...markdown.matchAll(/^```(\w*)\n.*?^```$/gms)].map(([, language = '']) => language);
  const prose = markdown.replace(/^```.*?^```$/gms, '');
  const data: unknown = parse(frontmatter);
  return { file, data, code, prose, bare: prose.replace(/`[^`\n]+`/g, '') };
});
const read = posts.map((post) => {
  const { success, error, data } = PostFile.safeParse(post.data);
  if (!success) throw new Error(`${post.file} does not fit its schema.\n${z.prettifyError(error)}`);
  return { ...post, ...data };
});

const unique = (list: string[]) => [...new Set(list)];
const links = (text: string) =>
  [...text.matchAll(/(?<!!)\[[^\]]+\]\(([^)\s]+)\)/g)].map(([, url = '']) => url);
const images = (text: string) =>
  [...text.matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, alt = '', url = '']) => ({ alt, url }));
const headings = (text: string) =>
  [...text.matchAll(/^(#+) (.+)$/gm)].map(([, marks = '', title = '']) => ({ level: marks.length, title }));
const words = (text: string) => text.match(/[\p{L}\p{N}$][\p{L}\p{N}$.,'’%-]*/gu)?.length ?? 0;

describe('blog.yaml', () => {
  test.each(['categories', 'tags'] as const)('DB-4 names and slugs of %s are unique', (kind) => {
    for (const key of ['name', 'slug'] as const) {
      const values = blog[kind].map((entry) => entry[key]);
      expect(values).toEqual(unique(values));
    }
  });

  test('DB-4 every category and tag is used', () => {
    expect(unique(read.flatMap(({ categories }) => categories)).sort()).toEqual(
      blog.categories.map(({ name }) => name).sort(),
    );
    expect(unique(read.flatMap(({ tags }) => tags)).sort()).toEqual(blog.tags.map(({ name }) => name).sort());
  });
});

describe.each(read)('$file', ({ file, bare, prose, ...post }) => {
  test('DB-4 is named by its slug, published in the past, with categories and tags that exist', () => {
    expect(file).toBe(`${post.slug}.md`);
    expect(post.status).toBe('published');
    expect(Date.parse(post.publishedAt)).toBeLessThan(Date.parse('2026-11-20T00:00:00Z'));
    expect(blog.categories.map(({ name }) => name)).toEqual(expect.arrayContaining(post.categories));
    expect(blog.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(post.tags));
  });

  test('D40 is Markdown: no raw HTML, no MDX', () => {
    expect(bare.replace(/<https:\/\/[^>\s]+>/g, '')).not.toMatch(/<[a-z/!?]/i);
    expect(bare).not.toMatch(/^(import|export) /m);
  });

  test('D40 headings begin at the second level and skip none', () => {
    const levels = headings(bare).map(({ level }) => level);
    expect(levels.length).toBeGreaterThanOrEqual(5);
    levels.forEach((level, index) => {
      expect(level).toBeGreaterThanOrEqual(2);
      expect(level).toBeLessThanOrEqual(Math.min(4, (levels[index - 1] ?? 1) + 1));
    });
  });

  test('D40 links and images lead somewhere', () => {
    const slugs = read.map(({ slug }) => `/blog/${slug}`).filter((url) => url !== `/blog/${post.slug}`);
    const unknown = links(bare).filter(
      (url) => !url.startsWith('https://') && !PLACES.includes(url) && !slugs.includes(url),
    );
    expect(unknown).toEqual([]);
    for (const { alt, url } of images(bare)) {
      expect(statSync(path.join(PUBLIC, url)).isFile()).toBe(true);
      expect(alt.length).toBeGreaterThan(60);
    }
  });

  test('D40 footnotes are used and defined', () => {
    const used = [...bare.matchAll(/\[\^(\w+)\](?!:)/g)].map(([, name]) => name);
    const defined = [...bare.matchAll(/^\[\^(\w+)\]:/gm)].map(([, name]) => name);
    expect(used).toEqual(defined);
  });

  test('D40 is between 900 and 1,800 words long', () => {
    expect(words(prose)).toBeGreaterThanOrEqual(900);
    expect(words(prose)).toBeLessThanOrEqual(1_800);
  });

  test('DB-4 the cover is 1600 by 840 pixels and light', async () => {
    if (post.coverImage === null) return;
    const cover = path.join(PUBLIC, post.coverImage);
    expect(await sharp(cover).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 840 });
    expect(statSync(cover).size).toBeLessThanOrEqual(COVER_BYTES);
  });
});

describe('all posts', () => {
  test('DB-4 twelve, four of them featured, two without cover, at twelve moments', () => {
    expect(read).toHaveLength(12);
    expect(read.filter(({ featured }) => featured)).toHaveLength(4);
    expect(read.filter(({ coverImage }) => coverImage === null)).toHaveLength(2);
    expect(unique(read.map(({ publishedAt }) => publishedAt))).toHaveLength(12);
  });

  test('DB-4 titles up to 200 characters, from one tag to fourteen', () => {
    expect(Math.max(...read.map(({ title }) => title.length))).toBeGreaterThan(185);
    const tagCounts = read.map(({ tags }) => tags.length);
    expect([Math.min(...tagCounts), Math.max(...tagCounts)]).toEqual([1, 14]);
  });

  test('D40 show what the renderer must handle', () => {
    const languages = unique(read.flatMap(({ code }) => code)).sort();
    expect(languages).toEqual(['bash', 'hcl', 'powershell', 'python', 'sql', 'text', 'typescript', 'yaml']);
    const all = read.map(({ bare }) => bare).join('\n');
    for (const feature of [/^\| -/m, /^- \[ \] /m, /^> /m, /^ {2,3}- /m, /\[\^\w+\]/, /^#### /m])
      expect(all).toMatch(feature);
  });

  test('DB-4 every image in the folder is shown in a post', () => {
    const shown = read.flatMap(({ coverImage, bare }) => [coverImage, ...images(bare).map(({ url }) => url)]);
    const files = readdirSync(path.join(PUBLIC, 'images/posts')).map((name) => `/images/posts/${name}`);
    expect(files.filter((file) => !shown.includes(file))).toEqual([]);
  });
});
