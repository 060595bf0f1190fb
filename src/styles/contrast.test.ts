import { describe, expect, test } from 'vitest';

import { contrast } from '#contracts/colour.ts';
import { BORDER_PAIRS, TEXT_PAIRS, type Theme } from '#contracts/palette.ts';
import { readColourTokens } from '#support/contrast.ts';

const tokens = readColourTokens();

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
