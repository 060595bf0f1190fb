// with a document
import { expect, test } from 'vitest';

import { keepHoveredCard } from './details.ts';

function cards() {
  document.body.innerHTML = `
    <section><article data-card><b>one</b></article><article data-card><a href="/">two</a></article></section>`;
  const section = document.querySelector('section');
  const [first, second] = document.querySelectorAll('[data-card]');
  const [inFirst, inSecond] = document.querySelectorAll('b, a');
  if (!section || !first || !second || !inFirst || !inSecond) throw new Error('Two cards are expected');
  keepHoveredCard(section);
  return { section, first, second, inFirst, inSecond };
}

const pointer = (type: string, relatedTarget: Element | null = null) =>
  new PointerEvent(type, { bubbles: true, relatedTarget });

test('P-UI-6 the section keeps the index of the hovered card, and none when the pointer leaves', () => {
  const { section, first, second, inFirst, inSecond } = cards();
  inSecond.dispatchEvent(pointer('pointerover'));
  expect(section.dataset['hovered']).toBe('1');
  expect(second.hasAttribute('data-hovered')).toBe(true);

  inSecond.dispatchEvent(pointer('pointerout', inFirst));
  inFirst.dispatchEvent(pointer('pointerover'));
  expect(section.dataset['hovered']).toBe('0');
  expect([first, second].map((card) => card.hasAttribute('data-hovered'))).toEqual([true, false]);

  inFirst.dispatchEvent(pointer('pointerout', document.body));
  expect(section.dataset['hovered']).toBe('');
});

test('P-UI-6 a card that has the keyboard focus counts as hovered', () => {
  const { section, inSecond } = cards();
  inSecond.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(section.dataset['hovered']).toBe('1');
  inSecond.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(section.dataset['hovered']).toBe('');
});
