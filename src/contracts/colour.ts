/** Colours such as `#0f5f46` as eyes see them: by contrast, and by lightness, chroma and hue. */

/** From 1 to 21, by WCAG 2.2: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red, green, blue] = lightOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Lightness from 0 to 1, and the two colour axes of OKLab: https://bottosson.github.io/posts/oklab/ */
type Oklab = { lightness: number; a: number; b: number };

/** A colour such as `#0f5f46` with another lightness: of the same hue, and as colourful as the screen can show it. */
export function withLightness(colour: string, lightness: number): string {
  const { a, b } = oklabOf(colour);
  for (let share = 1; share > 0; share -= CHROMA_STEP) {
    const channels = linearOf({ lightness, a: a * share, b: b * share });
    if (channels.every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE))
      return hexOf(channels);
  }
  return hexOf(linearOf({ lightness, a: 0, b: 0 }));
}

/** From 0 (black) to 1 (white). */
export const lightnessOf = (colour: string): number => oklabOf(colour).lightness;

const CHROMA_STEP = 0.02;
const TOLERANCE = 0.0005;

function oklabOf(colour: string): Oklab {
  const [red, green, blue] = lightOf(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** Red, green and blue in linear light. */
function lightOf(colour: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

/** The same of a colour of OKLab; beyond 0 to 1 where a screen cannot show it. */
function linearOf({ lightness, a, b }: Oklab): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hexOf(channels: readonly number[]): string {
  const digits = channels.map((linear) => {
    const held = Math.min(1, Math.max(0, linear));
    const channel = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
    return Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
