/** Shows what an answer rests on: the browser scrolls to the section, this marks the card in it. */
import type { Citation } from '#contracts/chat.ts';
import { emit } from '#lib/page/page-events.ts';

const HIGHLIGHT_MS = 2_400;
const CARDS = 'article, li, [data-card]';

/** Where the panel covers the page (chat.css). */
const PHONE = '(width < 30rem), (height < 30rem) and (width < 60rem)';

/** Takes the panel away from what a link in it leads to. */
export function uncoverPage(): void {
  if (matchMedia(PHONE).matches) emit('chat:close');
}

/** Outlines the cited card, or the whole section, for a moment. */
export function highlightCited({ section, title }: Citation): void {
  const target = citedElement(document.getElementById(section), title);
  target?.animate(
    [
      { outline: '2px solid var(--color-accent)', outlineOffset: '6px' },
      { outline: '2px solid var(--color-accent)', outlineOffset: '6px', offset: 0.7 },
      { outline: '2px solid transparent', outlineOffset: '6px' },
    ],
    { duration: HIGHLIGHT_MS },
  );
}

/** The card whose heading the citation names, else the section. */
export function citedElement(section: HTMLElement | null, title: string): HTMLElement | null {
  const headings = [...(section?.querySelectorAll<HTMLElement>('h3, h4') ?? [])];
  const named = headings.filter(
    ({ textContent }) => textContent.trim() && title.includes(textContent.trim()),
  );
  const longest = named.sort((a, b) => b.textContent.length - a.textContent.length)[0];
  return longest?.closest<HTMLElement>(CARDS) ?? section;
}
