/** The colour tokens of tokens.css and the contrast between two colours. */
import { readFileSync } from 'node:fs';

export type Theme = 'light' | 'dark';

/** Colours such as `#0f5f46` of each `--color-*` token, by the token's name without that prefix. */
export function readColourTokens(): Map<string, Record<Theme, string>> {
  const css = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
  const pairs = css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return new Map(
    Array.from(pairs, ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const),
  );
}

/** WCAG 2.2, "contrast ratio". */
export function contrast(one: string, other: string): number {
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
