import { describe, expect, test } from 'vitest';

import { contrast, readColourTokens, type Theme } from '#support/contrast.ts';

const tokens = readColourTokens();

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
  if (!pair) throw new Error(`tokens.css has no token --color-${token}`);
  return pair[theme];
}
