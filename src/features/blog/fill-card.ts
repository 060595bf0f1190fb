/** Fills copies of the page's own card, so that a result looks as the build would draw it. */
import { phrase } from '#contracts/phrase.ts';
import { cardTags, categoryPath, countOf, formatDate, postPath, tagPath } from '#lib/blog/summary.ts';
import type { PostSummary } from '#lib/blog/summary.ts';

import { showHighlighted } from './highlight.ts';

/** A card for each post, from the template of the page. */
export function cardsOf(posts: readonly PostSummary[], search: string): Node[] {
  const template = document.querySelector<HTMLTemplateElement>('template[data-card]');
  if (!template) return [];
  return posts.map((post) => {
    const card = document.importNode(template.content, true);
    fill(card, post, search);
    return card;
  });
}

function fill(card: DocumentFragment, post: PostSummary, search: string): void {
  const part = (name: string) => card.querySelector<HTMLElement>(`[data-fill="${name}"]`);
  const set = (name: string, text: string) => {
    const element = part(name);
    if (element) element.textContent = text;
  };
  card.querySelector('[data-card-of]')?.setAttribute('data-card-of', post.slug);
  const title = part('title');
  title?.setAttribute('href', postPath(post.slug));
  if (title) showHighlighted(title, post.title, search);
  const excerpt = part('excerpt');
  if (excerpt) showHighlighted(excerpt, post.excerpt ?? '', search);
  part('date')?.setAttribute('datetime', post.publishedAt ?? '');
  set('date', post.publishedAt ? formatDate(post.publishedAt) : '');
  set('reading', phrase('{n} min read').replace('{n}', String(post.readingTime)));
  set('views', countOf(post.viewCount, phrase('{n} view'), phrase('{n} views')));
  const author = part('author');
  set('author', `${post.author.firstName} ${post.author.lastName}`.trim() || (author?.textContent ?? ''));
  fillCategories(part('categories'), post, author);
  fillTags(part('tags'), post);
}

function fillCategories(place: HTMLElement | null, post: PostSummary, author: HTMLElement | null): void {
  const pattern = place?.querySelector('a');
  if (!place || !pattern) return;
  const links = post.categories.map(({ name, slug, color }) => {
    const link = pattern.cloneNode(true) as HTMLAnchorElement;
    link.href = categoryPath(slug);
    link.querySelector<HTMLElement>('.dot')?.style.setProperty('--dot', color);
    const label = link.querySelector('span:last-child');
    if (label) label.textContent = name;
    return link;
  });
  place.replaceChildren(...links, ...(author ? [author] : []));
}

function fillTags(place: HTMLElement | null, post: PostSummary): void {
  const shown = Number(place?.closest<HTMLElement>('[data-tags-shown]')?.dataset['tagsShown']);
  const { tags, more } = cardTags(post.tags, shown);
  const items = tags.map(({ name, slug }) => {
    const link = document.createElement('a');
    link.href = tagPath(slug);
    link.className = 'tag';
    link.textContent = name;
    return link;
  });
  const rest = more > 0 ? [phrase('+{n} more').replace('{n}', String(more))] : [];
  place?.replaceChildren(
    ...[...items, ...rest].map((content) => {
      const item = document.createElement('li');
      item.append(content);
      return item;
    }),
  );
}
