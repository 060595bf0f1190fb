/** What the bar's anchors and popovers cannot do by themselves. Everything else works without script. */

/** Closes a menu when an item is chosen or when focus leaves it (P-NAV-6, P-NAV-7). */
export function closeWithFocus(menu: HTMLElement, opener: HTMLElement): void {
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && target !== opener && !menu.contains(target)) menu.hidePopover();
  });
}

/** Marks the links to the section that stands below the bar with `aria-current`. */
export function markCurrentSection(links: readonly HTMLAnchorElement[]): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        for (const link of links) {
          if (link.hash !== `#${target.id}`) continue;
          if (isIntersecting) link.setAttribute('aria-current', 'location');
          else link.removeAttribute('aria-current');
        }
    },
    { rootMargin: '-81px 0px -75%' }, // a band under the bar, which only one section can fill
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}
