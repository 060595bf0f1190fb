import fc from 'fast-check';
import { expect, test } from 'vitest';

import { panelLimits, placePanel } from './panel-position.ts';

const desktop = { width: 1440, height: 900 };
const panel = { width: 800, height: 500 };

test('P-UI-4 the panel hangs right of and below the click where there is room', () => {
  expect(placePanel({ x: 300, y: 200 }, desktop, panel, 400)).toEqual({ x: 300, y: 200 });
});

test('P-UI-4 the panel flips to the left of a click that leaves no room on the right', () => {
  expect(placePanel({ x: 1000, y: 200 }, desktop, panel, 400).x).toBe(200);
});

test('P-UI-4 the panel flips above a click that leaves less than the assumed height below', () => {
  expect(placePanel({ x: 300, y: 800 }, desktop, panel, 400).y).toBe(300);
});

test('P-UI-4 the assumed height alone decides the side: 400 px flips where 300 px does not', () => {
  const click = { x: 300, y: 900 - 20 - 350 };
  const small = { width: 800, height: 200 };
  expect(placePanel(click, desktop, small, 400).y).toBe(click.y - 200);
  expect(placePanel(click, desktop, small, 300).y).toBe(click.y);
});

test('P-UI-4 the panel is 800 px wide, less on narrower screens, and never under 320 px', () => {
  expect(panelLimits(desktop)).toEqual({ width: 800, maxHeight: 860 });
  expect(panelLimits({ width: 768, height: 1024 })).toEqual({ width: 728, maxHeight: 984 });
  expect(panelLimits({ width: 320, height: 568 })).toEqual({ width: 320, maxHeight: 528 });
});

const length = (min: number, max: number) => fc.integer({ min, max });

const situation = fc.record({ width: length(320, 3000), height: length(240, 2000) }).chain((viewport) =>
  fc.record({
    viewport: fc.constant(viewport),
    click: fc.record({ x: length(0, viewport.width), y: length(0, viewport.height) }),
    height: length(40, panelLimits(viewport).maxHeight),
    assumedHeight: fc.constantFrom(300, 400),
  }),
);

test('P-UI-4 wherever the click, the whole panel is in view, 20 px from every edge that leaves room', () => {
  fc.assert(
    fc.property(situation, ({ viewport, click, height, assumedHeight }) => {
      const { width } = panelLimits(viewport);
      const { x, y } = placePanel(click, viewport, { width, height }, assumedHeight);
      const sideMargin = Math.min(20, (viewport.width - width) / 2);

      expect(x).toBeGreaterThanOrEqual(sideMargin);
      expect(x + width).toBeLessThanOrEqual(viewport.width - sideMargin);
      expect(y).toBeGreaterThanOrEqual(20);
      expect(y + height).toBeLessThanOrEqual(viewport.height - 20);
    }),
  );
});

test('P-UI-4 the width stays between 320 and 800 px and inside the margins from 360 px on', () => {
  fc.assert(
    fc.property(length(320, 4000), (viewportWidth) => {
      const { width } = panelLimits({ width: viewportWidth, height: 600 });
      expect(width).toBeGreaterThanOrEqual(320);
      expect(width).toBeLessThanOrEqual(800);
      if (viewportWidth >= 360) expect(width).toBeLessThanOrEqual(viewportWidth - 40);
    }),
  );
});
