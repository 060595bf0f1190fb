import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Where toasts stand in a page. */
export const TOAST_PLACES = '<div data-toasts="default"></div><div data-toasts="destructive"></div>';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Draws into an element of its own in the document until it is removed, or the test ends. */
export function render(shown: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = (next: ReactNode) => act(() => root.render(next));
  const remove = () => {
    act(() => root.unmount());
    place.remove();
  };
  onTestFinished(remove);
  show(shown);
  return { place, show, remove };
}

/** Types into a field as a person does, so that React hears of it. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement | null, text: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  act(() => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
