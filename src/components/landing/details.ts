/**
 * The cards' details stand on the record page, where their links lead without script. Here they come into
 * the page as panels once it is idle; a click before that waits for them, and where they cannot be fetched
 * it leads to the record page after all.
 */
import { phrase } from '#contracts/phrase.ts';
import { siteFile } from '#lib/page/site-file.ts';
import { whenIdle } from '#lib/page/when-idle.ts';

import { detailPanels } from './detail-panel.ts';

const RECORD = '/record';

/** Gives the cards of these sections their panels; `data-panels` is the height they assume (P-UI-4). */
export function bringDetails(sections: readonly HTMLElement[]): void {
  let bringing: Promise<void> | undefined;
  const bring = () => (bringing ??= addPanels(sections));

  for (const section of sections)
    section.addEventListener('click', (event) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.card-button');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const pressButton = () => buttonOf(link.hash, section)?.dispatchEvent(new MouseEvent('click', event));
      bring().then(pressButton, () => location.assign(link.href));
    });
  whenIdle(() => void bring().catch(() => (bringing = undefined)));
}

async function addPanels(sections: readonly HTMLElement[]): Promise<void> {
  const response = await siteFile(RECORD);
  const [, body = ''] = (await response.text()).split('</head>'); // a <style>, even unused, is one that the policy forbids
  const record = new DOMParser().parseFromString(body, 'text/html');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.reader a')) {
    const text = record.getElementById(link.hash.slice(1))?.querySelector('.detail-body');
    if (text) link.replaceWith(...text.childNodes);
  }
  for (const section of sections) {
    for (const link of section.querySelectorAll<HTMLAnchorElement>('a.card-button')) {
      const details = record.getElementById(link.hash.slice(1));
      if (!details) continue;
      const card = link.closest('[data-card]');
      const icon = details.querySelector('.card-icon');
      if (icon) card?.querySelector('.card-icon')?.replaceWith(icon);
      card?.append(panelWith(details));
      replaceByButton(link);
    }
    detailPanels(section, Number(section.dataset['panels']));
  }
}

function buttonOf(hash: string, section: HTMLElement): Element | null {
  return section.querySelector(`[popovertarget="${hash.slice(1)}"]`);
}

/** A native popover: it closes on Escape and on an outside click, and stands above everything. */
function panelWith(details: HTMLElement): HTMLElement {
  const panel = document.createElement('div');
  panel.id = details.id;
  panel.className = 'detail-panel';
  panel.popover = 'auto';
  panel.tabIndex = -1;
  panel.role = 'dialog';
  panel.setAttribute('aria-labelledby', `${details.id}-title`);
  panel.append(...details.childNodes);

  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'close';
  close.autofocus = true;
  close.ariaLabel = phrase('Close');
  close.setAttribute('popovertarget', details.id);
  panel.querySelector('.detail-head')?.append(close);
  return panel;
}

function replaceByButton(link: HTMLAnchorElement): void {
  const button = document.createElement('button');
  const hasFocus = document.activeElement === link;
  button.type = 'button';
  button.className = link.className;
  button.ariaHasPopup = 'dialog';
  button.setAttribute('popovertarget', link.hash.slice(1));
  Object.assign(button.dataset, link.dataset);
  button.append(...link.childNodes);
  link.replaceWith(button);
  if (hasFocus) button.focus({ preventScroll: true });
}

/** Keeps the index of the hovered or focused card on its section, and marks the card (P-UI-6). */
export function keepHoveredCard(section: HTMLElement): void {
  const cards = [...section.querySelectorAll<HTMLElement>('[data-card]')];

  const hover = ({ type, target, relatedTarget }: PointerEvent | FocusEvent) => {
    const over = type === 'pointerout' || type === 'focusout' ? relatedTarget : target;
    const index = cards.findIndex((card) => over instanceof Node && card.contains(over));
    section.dataset['hovered'] = index < 0 ? '' : `${index}`;
    cards.forEach((card, at) => card.toggleAttribute('data-hovered', at === index));
  };
  section.addEventListener('pointerover', hover);
  section.addEventListener('pointerout', hover);
  section.addEventListener('focusin', hover);
  section.addEventListener('focusout', hover);
}
