/** Posts as schema.org data: https://developers.google.com/search/docs/appearance/structured-data/article */
import { language } from 'virtual:brand/site';

import { authorName, changedAt, postPath, type PostSummary } from './summary.ts';
import { absoluteUrl } from '#lib/seo/metadata.ts';

const CONTEXT = 'https://schema.org';

type Step = { name: string; path: string };

function breadcrumbList(trail: readonly Step[], site: URL | string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path, site),
    })),
  };
}

export const breadcrumbs = (trail: readonly Step[], site: URL | string) => ({
  '@context': CONTEXT,
  ...breadcrumbList(trail, site),
});

type PostPage = { post: PostSummary; owner: string; image: string; trail: readonly Step[] };

/** JSON-LD of a post: the posting and the way to it. */
export function blogPosting({ post, owner, image, trail }: PostPage, site: URL | string) {
  const url = absoluteUrl(postPath(post.slug), site);
  const author = authorName(post, owner);
  const home = absoluteUrl('/', site);
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'BlogPosting',
        '@id': `${url}#post`,
        url,
        mainEntityOfPage: url,
        headline: post.title,
        description: post.excerpt ?? undefined,
        image: absoluteUrl(image, site),
        datePublished: post.publishedAt,
        dateModified: changedAt(post),
        inLanguage: language,
        author:
          author === owner
            ? { '@id': `${home}#person`, '@type': 'Person', name: owner, url: home }
            : { '@type': 'Person', name: author },
        articleSection: namesOf(post.categories),
        keywords: namesOf(post.tags),
        timeRequired: `PT${post.readingTime}M`,
      },
      breadcrumbList(trail, site),
    ],
  };
}

/** None at all rather than an empty list. */
const namesOf = (list: readonly { name: string }[]) =>
  list.length > 0 ? list.map(({ name }) => name) : undefined;
