import type { APIRoute, GetStaticPaths } from 'astro';

import { ownerName } from '#lib/content/owner.ts';
import { formatDate } from '#lib/blog/summary.ts';
import { cachedSocialImage } from '#lib/social-image/render.ts';
import { postCard } from '#lib/social-image/post-card.ts';

import { loadBlog } from '../../blog/_load-blog.ts';

type Props = Parameters<typeof postCard>[0];

export const getStaticPaths = (async () => {
  const { posts } = await loadBlog();
  return posts.map(({ slug, title, categories, publishedAt, createdAt, readingTime }) => {
    const date = formatDate(publishedAt ?? createdAt);
    const props: Props = {
      title,
      category: categories[0]?.name ?? 'Blog',
      owner: ownerName,
      date,
      minutes: readingTime,
    };
    return { params: { slug }, props, cacheKey: JSON.stringify(props) };
  });
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(await cachedSocialImage(postCard(props)), { headers: { 'Content-Type': 'image/png' } });
