/**
 * Lets a finger or the mouse push an element aside: it follows sideways, and beyond `thresholdPx` calls
 * `swiped`; short of it, it returns. The element needs `touch-action: pan-y`, or the browser takes over.
 */
export function onSwipe(
  element: HTMLElement,
  thresholdPx: number,
  swiped: () => void,
  signal: AbortSignal,
): void {
  let startX: number | null = null;
  const distance = (event: PointerEvent) => (startX === null ? 0 : event.clientX - startX);

  const start = (event: PointerEvent) => {
    startX = event.clientX;
  };
  const follow = (event: PointerEvent) => {
    if (startX !== null) element.style.translate = `${distance(event)}px`;
  };
  const end = (event: PointerEvent) => {
    const isFarEnough = event.type === 'pointerup' && Math.abs(distance(event)) >= thresholdPx;
    startX = null;
    if (isFarEnough) swiped();
    else element.style.translate = '';
  };
  element.addEventListener('pointerdown', start, { signal });
  addEventListener('pointermove', follow, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}
