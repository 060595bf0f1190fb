/** What the search page falls back to while the API is down: cards, and the beginning of each text. */
import type { APIRoute } from 'astro';

import { loadBlog } from '#lib/blog/load-blog.ts';

export const GET: APIRoute = async () => {
  const { posts } = await loadBlog();
  const entries = posts.map(
    ({ related: _, headings: __, contentDigest: ___, beginning: text, ...summary }) => ({ ...summary, text }),
  );
  return Response.json(entries);
};
