import { phrase } from '#contracts/phrase.ts';
export type Toast = {
  title: string;
  description?: string;
  /** `destructive` interrupts a screen reader, `default` waits for it to finish. */
  variant?: 'default' | 'destructive';
  action?: { label: string; href: string };
};

/** The markup of a toast: text, at most one link, and a close button. Everything is set as text. */
export function toastElement(
  { title, description, variant, action }: Toast,
  dismiss: () => void,
): HTMLElement {
  const toast = make('div', 'toast');
  toast.dataset['variant'] = variant ?? 'default';

  const text = make('div', 'toast-text');
  text.append(make('p', 'toast-title', title));
  if (description) text.append(make('p', 'toast-description', description));
  toast.append(text);

  if (action) {
    const link = make('a', 'toast-action', action.label);
    link.href = action.href;
    link.addEventListener('click', dismiss);
    toast.append(link);
  }
  const close = make('button', 'toast-close', '×');
  close.type = 'button';
  close.ariaLabel = phrase('Close');
  close.addEventListener('click', dismiss);
  toast.append(close);
  return toast;
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
