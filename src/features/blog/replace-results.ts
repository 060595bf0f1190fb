/** Puts other contents into a list; whoever pressed a button in it goes on where the new ones begin. */
export function replaceResults(list: HTMLElement, contents: readonly Node[]): void {
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(...contents);
  if (!hadFocus) return;
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
  list.scrollIntoView();
}
