/** Search without the API: a file of the build, searched in the browser. */
import MiniSearch from 'minisearch';

import type { PostSummary } from '#lib/blog/summary.ts';
import { siteFile } from '#lib/page/site-file.ts';

import type { Posts, Query } from './posts-query.ts';

const PAGE_SIZE = 10; // B-LIST-1
const INDEX_PATH = '/blog/search-index.json';

type Indexed = PostSummary & { text: string };

let loading: Promise<Indexed[]> | undefined;

/** @throws {Error} when the index cannot be fetched either. */
export async function searchIndex(query: Query): Promise<Posts> {
  loading ??= fetchIndex();
  const all = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return pageOf(all, query);
}

async function fetchIndex(): Promise<Indexed[]> {
  const response = await siteFile(INDEX_PATH);
  return (await response.json()) as Indexed[];
}

/** One page of the posts that fit the query. */
export function pageOf(all: readonly Indexed[], { search, category, sort, page }: Query): Posts {
  const inCategory = all.filter(
    ({ categories }) => !category || categories.some(({ slug }) => slug === category),
  );
  const found = search ? matching(inCategory, search) : [...inCategory];
  if (sort === 'popularity') found.sort((a, b) => b.viewCount - a.viewCount);
  else if (sort !== 'match') found.sort(newestFirst);
  const start = (page - 1) * PAGE_SIZE;
  const posts = found
    .slice(start, start + PAGE_SIZE)
    .map(({ text: _, ...post }) => ({ ...post, content: '' }));
  return { posts, total: found.length, totalPages: Math.ceil(found.length / PAGE_SIZE) };
}

function matching(posts: readonly Indexed[], search: string): Indexed[] {
  const index = new MiniSearch({
    fields: ['title', 'excerpt', 'text'],
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { title: 3, excerpt: 2 } },
  });
  index.addAll([...posts]);
  const byId = new Map(posts.map((post) => [post.id, post]));
  return index.search(search).flatMap(({ id }) => byId.get(Number(id)) ?? []);
}

function newestFirst(a: Indexed, b: Indexed): number {
  return (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '');
}
