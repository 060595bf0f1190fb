/** A message where a list would be, with at most one way on. */
export type Message = {
  title: string;
  text?: string;
  action?: { label: string; run: () => void };
  /** Read out as soon as it stands there. */
  isFailure?: boolean;
};

export function messageOf({ title, text, action, isFailure = false }: Message): HTMLElement {
  const box = document.createElement('div');
  if (isFailure) box.setAttribute('role', 'alert');
  box.className = 'border-t border-line py-10';
  const heading = document.createElement('h3');
  heading.className = 'text-xl';
  heading.textContent = title;
  box.append(heading);
  if (text) {
    const paragraph = document.createElement('p');
    paragraph.className = 'mt-2 text-muted';
    paragraph.textContent = text;
    box.append(paragraph);
  }
  if (action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'page-button mt-5';
    button.textContent = action.label;
    button.addEventListener('click', action.run);
    box.append(button);
  }
  return box;
}
