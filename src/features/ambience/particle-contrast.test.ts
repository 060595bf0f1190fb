import { describe, expect, test } from 'vitest';

import { contrast } from '#contracts/colour.ts';
import type { Theme } from '#contracts/palette.ts';
import { readColourTokens } from '#support/contrast.ts';

import { PARTICLE_OPACITY } from './particles.ts';

const tokens = readColourTokens();
const PARTICLE = 'muted'; // the strongest colour that Ambience.astro gives the canvas
const TEXTS = ['ink', 'muted', 'accent', 'danger', 'success', 'warning'];

describe.each<Theme>(['light', 'dark'])('P-BG-1 in the %s theme', (theme) => {
  test.each(TEXTS)('%s text right over a particle keeps 4.5 : 1', (text) => {
    const ground = mix(colour(PARTICLE, theme), colour('canvas', theme), PARTICLE_OPACITY);
    expect(contrast(colour(text, theme), ground)).toBeGreaterThanOrEqual(4.5);
  });
});

function colour(token: string, theme: Theme): string {
  return tokens.get(token)?.[theme] ?? 'no such token';
}

/** What is seen where `over` covers `under` with that opacity. */
function mix(over: string, under: string, opacity: number): string {
  const channel = (start: number) => {
    const [top, bottom] = [over, under].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round((top ?? 0) * opacity + (bottom ?? 0) * (1 - opacity))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
