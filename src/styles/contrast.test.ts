import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

type Theme = 'light' | 'dark';

const css = readFileSync(new URL('./base.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name, light, dark]) => [name ?? '', { light: light ?? '', dark: dark ?? '' }] as const,
  ),
);

const GROUNDS = ['canvas', 'surface', 'raised'];
const TEXT_PAIRS = [
  ...['ink', 'muted', 'accent', 'danger', 'success', 'warning'].flatMap((text) =>
    GROUNDS.map((ground) => [text, ground] as const),
  ),
  ['accent-ink', 'accent'],
  ['ink', 'accent-soft'],
  ['muted', 'accent-soft'],
  ['accent', 'accent-soft'],
  ['ink', 'danger-soft'],
  ['danger', 'danger-soft'],
] as const;
const BORDER_PAIRS = GROUNDS.map((ground) => ['control', ground] as const);

describe.each<Theme>(['light', 'dark'])('contrast in the %s theme', (theme) => {
  test.each(TEXT_PAIRS)('text %s on %s is at least 4.5 : 1', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(BORDER_PAIRS)('border %s on %s is at least 3 : 1', (border, ground) => {
    expect(contrast(colour(border, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

function colour(token: string, theme: Theme): string {
  const pair = tokens.get(token);
  if (!pair) throw new Error(`base.css has no token --color-${token}`);
  return pair[theme];
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, "relative luminance" of an sRGB colour such as `#0f5f46`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
