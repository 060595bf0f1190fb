/** What the search page falls back to while the API is down: cards, and the beginning of each text. */
import type { APIRoute } from 'astro';

import { loadBlog } from '#lib/blog/load-blog.ts';

const TEXT_CHARACTERS = 600;

export const GET: APIRoute = async () => {
  const { bySlug } = await loadBlog();
  const posts = [...bySlug.values()].map(({ post, markdown }) => {
    const { related: _, headings: __, contentDigest: ___, ...summary } = post;
    return { ...summary, text: markdown.slice(0, TEXT_CHARACTERS) };
  });
  return Response.json(posts);
};
