import { eachLink, PARTICLE_COUNT, type Field } from './particle-field.ts';

export type Colours = { ring: string; link: string };
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'setTransform'
  | 'clearRect'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'stroke'
  | 'strokeStyle'
  | 'globalAlpha'
  | 'lineWidth'
>;

const LINK_SHADES = 4; // links of one strength are one path: four strokes instead of hundreds

/**
 * Draws the field at `scale` device pixels per CSS pixel. Each shade is a single path, so overlaps do not
 * add up, and nothing is stronger than its colour: the canvas's own opacity bounds what text must stand.
 */
export function drawField(pen: Pen, field: Field, colours: Colours, scale: number): void {
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.clearRect(0, 0, field.width, field.height);
  drawLinks(pen, field, colours.link);
  drawRings(pen, field, colours.ring);
}

function drawLinks(pen: Pen, field: Field, colour: string): void {
  const shades = Array.from({ length: LINK_SHADES }, (): number[] => []);
  eachLink(field, (i, j, closeness) => shades[Math.ceil(closeness * LINK_SHADES) - 1]?.push(i, j));
  pen.strokeStyle = colour;
  pen.lineWidth = 1;
  for (const [shade, ends] of shades.entries()) {
    pen.globalAlpha = (shade + 1) / LINK_SHADES;
    pen.beginPath();
    for (const [n, i] of ends.entries()) {
      const [x, y] = [field.x[i] ?? 0, field.y[i] ?? 0];
      if (n % 2) pen.lineTo(x, y);
      else pen.moveTo(x, y);
    }
    pen.stroke();
  }
}

function drawRings(pen: Pen, { x, y, radius }: Field, colour: string): void {
  pen.globalAlpha = 1;
  pen.strokeStyle = colour;
  pen.beginPath();
  for (let i = 0; i < PARTICLE_COUNT; i++) {
    const [cx, cy, r] = [x[i] ?? 0, y[i] ?? 0, radius[i] ?? 0];
    pen.moveTo(cx + r, cy);
    pen.arc(cx, cy, r, 0, 2 * Math.PI);
  }
  pen.stroke();
}
