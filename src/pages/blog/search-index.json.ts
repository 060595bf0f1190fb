/** What the search page falls back to while the API is down: cards, and the beginning of each text. */
import type { APIRoute } from 'astro';

import { loadBlog } from './_load-blog.ts';

export const GET: APIRoute = async () => {
  const { posts } = await loadBlog();
  const entries = posts.map(({ related: _, contentDigest: __, beginning: text, ...summary }) => ({
    ...summary,
    text,
  }));
  return Response.json(entries);
};
