/** B-POST-5, in place of a page that the edge still has. */
import { phrase } from '#contracts/phrase.ts';

export function showMissingPost(): void {
  const title = phrase('Post Not Found');
  const heading = document.createElement('h1');
  heading.className = 'text-3xl';
  heading.textContent = title;
  const text = document.createElement('p');
  text.textContent = phrase("The blog post you're looking for doesn't exist or has been moved.");
  const back = document.createElement('a');
  back.href = '/blog';
  back.className = 'link';
  back.textContent = phrase('Back to Blog');
  const box = document.createElement('div');
  box.className = 'mx-auto grid max-w-page gap-4 px-gutter pt-8 pb-section';
  box.append(heading, text, back);
  document.querySelector('main')?.replaceChildren(box);
  document.title = title;
}
