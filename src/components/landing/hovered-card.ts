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
