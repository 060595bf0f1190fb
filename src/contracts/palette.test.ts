import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { Brand } from './brand.ts';
import { coloursOf, paletteOf } from './palette.ts';

const tokens = coloursOf(readFileSync('src/styles/tokens.css', 'utf8'));
const accentsOf = (colors: Brand['colors']) =>
  paletteOf(tokens, Brand.parse({ colors })).get('accent') ?? { light: '', dark: '' };

/** In degrees of the colour wheel. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    parseInt(colour.slice(start, start + 2), 16),
  );
  return ((Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI + 360) % 360;
}

const HUES = [
  '#9c1c1c',
  '#8a4b00',
  '#5f5a00',
  '#0f5f46',
  '#005f73',
  '#1d4ed8',
  '#6d28d9',
  '#a21caf',
  '#333333',
];

test.each(HUES)(
  'P-THM-1 the accent %s of the light theme alone gives a dark one of its hue that can be read',
  (light) => {
    const { dark } = accentsOf({ light: { accent: light }, dark: {} });
    expect(dark).not.toBe(tokens.get('accent')?.dark);
    const turn = Math.abs(hueOf(light) - hueOf(dark));
    if (light !== '#333333') expect(Math.min(turn, 360 - turn)).toBeLessThan(25);
  },
);

test.each(['#ffb4b4', '#ffd166', '#86d9b4', '#9ecbff', '#d8b4fe'])(
  'P-THM-1 the accent %s of the dark theme alone gives a light one that can be read',
  (dark) => {
    const { light } = accentsOf({ light: {}, dark: { accent: dark } });
    expect(light).not.toBe(tokens.get('accent')?.light);
  },
);

test('P-THM-1 two accents are taken as they are, and none leaves those of the site', () => {
  const both = { light: { accent: '#9c1c1c' }, dark: { accent: '#9ecbff' } };
  expect(accentsOf(both)).toEqual({ light: '#9c1c1c', dark: '#9ecbff' });
  expect(accentsOf({ light: {}, dark: {} })).toEqual(tokens.get('accent'));
});
