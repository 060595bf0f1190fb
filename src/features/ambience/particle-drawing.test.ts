import { expect, test, vi } from 'vitest';

import { drawField } from './particle-drawing.ts';
import { createField } from './particle-field.ts';

test('P-BG-1 draws 150 rings in one path and the links in four, so that overlaps never grow darker', () => {
  const pen = makePen();
  drawField(pen, createField(1440, 900, Math.random), { ring: 'green', link: 'grey' }, 1.5);
  expect(pen.arc).toHaveBeenCalledTimes(150);
  expect(pen.stroke).toHaveBeenCalledTimes(4 + 1);
  expect(pen.moveTo).toHaveBeenCalledTimes(150 + pen.lineTo.mock.calls.length);
  expect(pen.setTransform).toHaveBeenCalledWith(1.5, 0, 0, 1.5, 0, 0);
});

test('P-BG-1 all particles in one place are linked at full strength', () => {
  const pen = makePen();
  drawField(
    pen,
    createField(100, 100, () => 0.5),
    { ring: 'green', link: 'grey' },
    1,
  );
  expect(pen.lineTo).toHaveBeenCalledTimes((150 * 149) / 2);
});

function makePen() {
  return {
    setTransform: vi.fn(),
    clearRect: vi.fn(),
    beginPath: vi.fn(),
    moveTo: vi.fn(),
    lineTo: vi.fn(),
    arc: vi.fn(),
    stroke: vi.fn(),
    strokeStyle: '',
    globalAlpha: 1,
    lineWidth: 1,
  };
}
