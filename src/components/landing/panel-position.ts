/** Where a detail panel opens: P-UI-4. All lengths are CSS pixels in the viewport. */
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export const PANEL_MARGIN_PX = 20; // P-UI-4
export const PANEL_MIN_WIDTH_PX = 320; // P-UI-4
export const PANEL_MAX_WIDTH_PX = 800; // P-UI-4

/** Width of the panel and the height it may not exceed; wider than the margins allow only below 360 px. */
export function panelLimits(viewport: Size): { width: number; maxHeight: number } {
  const available = viewport.width - 2 * PANEL_MARGIN_PX;
  return {
    width: Math.max(PANEL_MIN_WIDTH_PX, Math.min(PANEL_MAX_WIDTH_PX, available)),
    maxHeight: viewport.height - 2 * PANEL_MARGIN_PX,
  };
}

/**
 * The panel's top left corner. It hangs right of and below the click; it flips to the left when its width,
 * and above when `assumedHeight`, would overflow; then it moves as little as keeps all of it in view.
 */
export function placePanel(click: Point, viewport: Size, panel: Size, assumedHeight: number): Point {
  const overflowsRight = click.x + panel.width > viewport.width - PANEL_MARGIN_PX;
  const overflowsBelow = click.y + assumedHeight > viewport.height - PANEL_MARGIN_PX;
  return {
    x: keepInside(overflowsRight ? click.x - panel.width : click.x, panel.width, viewport.width),
    y: keepInside(overflowsBelow ? click.y - panel.height : click.y, panel.height, viewport.height),
  };
}

/** Keeps `length` inside the margins of `available`, or centred where it is longer than they allow. */
function keepInside(start: number, length: number, available: number): number {
  const last = available - PANEL_MARGIN_PX - length;
  if (last < PANEL_MARGIN_PX) return Math.max(0, (available - length) / 2);
  return Math.min(Math.max(start, PANEL_MARGIN_PX), last);
}
