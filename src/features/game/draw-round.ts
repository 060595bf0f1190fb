import { FAREWELL_SECONDS, type Round } from './engine.ts';
import type { Place } from './game.ts';
import { FIELD, pointsFor, type Particle } from './particle.ts';

/** Colours of the theme in force; `font` is a family. */
export type Palette = { accent: string; ink: string; line: string; font: string };

const LINK_DISTANCE = 110;
const FADING_SECONDS = 1.5;
const RISE = 24;
const CURSOR_RADIUS = 20; // clear of what it aims at
const CURSOR_ARM = 8;
const COMPASS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Draws the round on the 600 × 400 field; `cursor` only while the visitor plays with keys. */
export function drawRound(
  pen: CanvasRenderingContext2D,
  round: Round,
  palette: Palette,
  cursor: Place | undefined,
): void {
  pen.clearRect(0, 0, FIELD.width, FIELD.height);
  pen.lineWidth = 1;
  drawLinks(pen, round, palette.line);
  for (const particle of round.particles) {
    if (particle.isCollected) drawFarewell(pen, particle, palette, round.still);
    else drawParticle(pen, particle, palette[particle.colour]);
  }
  pen.globalAlpha = 1;
  if (cursor && round.phase === 'playing') drawCursor(pen, cursor, palette.ink);
}

function drawLinks(pen: CanvasRenderingContext2D, round: Round, colour: string): void {
  pen.strokeStyle = colour;
  for (const [i, one] of round.particles.entries())
    for (const other of round.particles.slice(i + 1)) {
      const distance = Math.hypot(one.x - other.x, one.y - other.y);
      if (distance >= LINK_DISTANCE || one.isCollected || other.isCollected) continue;
      pen.globalAlpha = 1 - distance / LINK_DISTANCE;
      pen.beginPath();
      pen.moveTo(one.x, one.y);
      pen.lineTo(other.x, other.y);
      pen.stroke();
    }
}

/** Two points: a filled disc. One point: a larger ring. Form says it, colour only repeats it. */
function drawParticle(pen: CanvasRenderingContext2D, particle: Particle, colour: string): void {
  pen.globalAlpha = Math.min(1, 0.25 + particle.life / FADING_SECONDS);
  pen.beginPath();
  pen.arc(particle.x, particle.y, particle.radius - 1, 0, 2 * Math.PI);
  if (pointsFor(particle) === 2) {
    pen.fillStyle = colour;
    pen.fill();
  } else {
    pen.strokeStyle = colour;
    pen.lineWidth = 2;
    pen.stroke();
    pen.lineWidth = 1;
  }
}

function drawFarewell(
  pen: CanvasRenderingContext2D,
  particle: Particle,
  palette: Palette,
  still: boolean,
): void {
  const left = particle.life / FAREWELL_SECONDS;
  pen.globalAlpha = still ? 1 : left;
  pen.fillStyle = palette[particle.colour];
  pen.font = `600 18px ${palette.font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(`+${pointsFor(particle)}`, particle.x, particle.y - (still ? 0 : (1 - left) * RISE));
}

function drawCursor(pen: CanvasRenderingContext2D, { x, y }: Place, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(x, y, CURSOR_RADIUS, 0, 2 * Math.PI);
  for (const [dx, dy] of COMPASS) {
    pen.moveTo(x + dx * CURSOR_RADIUS, y + dy * CURSOR_RADIUS);
    pen.lineTo(x + dx * (CURSOR_RADIUS + CURSOR_ARM), y + dy * (CURSOR_RADIUS + CURSOR_ARM));
  }
  pen.stroke();
}
