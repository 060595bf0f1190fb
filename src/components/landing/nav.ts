/** What the bar's anchors and popovers cannot do by themselves. Everything else works without script. */

/** Wires the menus, the links to sections and the name that leads to the top. */
export function startMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-menu]')) {
    const opener = document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
    if (opener) closeWithFocus(menu, opener);
  }
  markCurrentSection([...document.querySelectorAll<HTMLAnchorElement>('[data-section-link]')]);
  document.querySelector('[data-scroll-top]')?.addEventListener('click', () => scrollTo({ top: 0 }));
}

/** Resolves when what is below the first screen has its style (head-script.ts), and so its place. */
export async function stylesArrived(): Promise<void> {
  const styles = document.querySelector<HTMLLinkElement>('link#styles');
  if (!styles || styles.sheet) return;
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) styles.addEventListener(type, resolve);
  });
}

/** Closes a menu when an item is chosen or when focus leaves it (P-NAV-6, P-NAV-7). */
function closeWithFocus(menu: HTMLElement, opener: HTMLElement): void {
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && target !== opener && !menu.contains(target)) menu.hidePopover();
  });
}

/** Marks the links to the section that stands below the bar with `aria-current`. */
function markCurrentSection(links: readonly HTMLAnchorElement[]): void {
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

const SCROLL_OFFSET_PX = 80; // P-NAV-3; base.css sets it as scroll-padding

/** Smooth scrolling aims once: where the page grows on the way, this aims again, unless the visitor moved. */
export function landOnSections(): void {
  let goal: Element | null = null;
  /** What stands in its place is no goal: no scroll leads there, and the end of the next one would lead back. */
  const aimAt = ({ hash }: { hash: string }) => {
    const section = document.getElementById(hash.slice(1));
    goal = isMissed(section) ? section : null;
  };
  const [visit] = performance.getEntriesByType('navigation');
  const isRestored = visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
  if (!isRestored) aimAt(location); // reload and Back have a place of their own

  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (link) aimAt(link);
    else goal = null;
  });
  addEventListener('scrollend', () => {
    if (isMissed(goal)) goal?.scrollIntoView();
    goal = null;
  });
  for (const type of ['wheel', 'touchstart', 'keydown'])
    addEventListener(type, () => (goal = null), { passive: true });
}

const isMissed = (section: Element | null): boolean =>
  section !== null && Math.abs(section.getBoundingClientRect().top - SCROLL_OFFSET_PX) > 1;
