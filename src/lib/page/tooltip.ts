/** Tooltips of elements with `data-tooltip` (P-UI-2), for pointers that hover and for keyboard focus. */
export const TOOLTIP_OPEN_DELAY_MS = 700; // P-UI-2
export const TOOLTIP_SKIP_DELAY_MS = 300; // P-UI-2: so soon after one closes, the next opens at once

/** Decides when a tooltip opens and closes; `show(null)` means that none is open. */
export function tooltipTiming<Trigger>(show: (trigger: Trigger | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open: Trigger | null = null;
  let closedAt = -Infinity;

  const leave = () => {
    clearTimeout(timer);
    if (open === null) return;
    open = null;
    closedAt = Date.now();
    show(null);
  };
  const enter = (trigger: Trigger) => {
    if (trigger === open) return;
    leave();
    const isSoon = Date.now() - closedAt < TOOLTIP_SKIP_DELAY_MS;
    const openNow = () => {
      open = trigger;
      show(trigger);
    };
    if (isSoon) openNow();
    else timer = setTimeout(openNow, TOOLTIP_OPEN_DELAY_MS);
  };
  return { enter, leave };
}

/** Shows the texts of all `data-tooltip` elements in `tooltip`, a popover on the page. */
export function showTooltips(tooltip: HTMLElement): void {
  let described: HTMLElement | null = null;
  const timing = tooltipTiming<HTMLElement>((trigger) => {
    described?.removeAttribute('aria-describedby');
    described = trigger;
    if (!trigger) return tooltip.hidePopover();
    tooltip.textContent = trigger.dataset['tooltip'] ?? '';
    tooltip.showPopover();
    placeAbove(tooltip, trigger.closest('[data-tooltip-anchor]') ?? trigger);
    trigger.setAttribute('aria-describedby', tooltip.id);
  });

  const over = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return timing.leave();
    if (target === tooltip) return; // WCAG 1.4.13: the pointer may move onto it
    const trigger = target.closest<HTMLElement>('[data-tooltip]');
    if (trigger) timing.enter(trigger);
    else timing.leave();
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') over(target);
  });
  // A panel that opens moves the focus while it does, and no popover may open during another's opening.
  document.addEventListener('focusin', ({ target }) => queueMicrotask(() => over(target)));
  for (const type of ['pointerdown', 'keydown', 'scroll', 'focusout'])
    addEventListener(type, timing.leave, { capture: true, passive: true });
}

const GAP_PX = 4; // the tooltip overlaps its anchor by as much, so that no gap closes it on the way
const EDGE_PX = 8;

function placeAbove(tooltip: HTMLElement, anchor: Element): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tooltip;
  const last = document.documentElement.clientWidth - offsetWidth - EDGE_PX;
  const x = Math.max(EDGE_PX, Math.min(left + (width - offsetWidth) / 2, last));
  const above = top - offsetHeight + GAP_PX;
  tooltip.style.inset = `${above < EDGE_PX ? bottom - GAP_PX : above}px auto auto ${x}px`;
}
