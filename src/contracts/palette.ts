/** The colours of the site: the tokens of tokens.css with those that the owner chose instead. */
import type { Brand } from './brand.ts';

import { contrast, lightnessOf, withLightness } from './colour.ts';

const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
type Chosen = Brand['colors'][Theme];
type ChosenColour = keyof Chosen;
type Colours = Map<string, Record<Theme, string>>;

const TEXT_CONTRAST = 4.5; // WCAG 2.2, 1.4.3
const BORDER_CONTRAST = 3; // WCAG 2.2, 1.4.11
const SOFT_SHARE = 0.14;
const DARKEST = '#131716';
const LIGHTEST = '#ffffff';

const GROUNDS = ['canvas', 'surface', 'raised'];
/** Every text on every ground that it can stand on. */
export const TEXT_PAIRS = [
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
/** Borders that alone show where a control is. */
export const BORDER_PAIRS = GROUNDS.map((ground) => ['control', ground] as const);

/** Colours such as `#0f5f46` of each `--color-*` token of a style sheet, by the token's name without that prefix. */
export function coloursOf(css: string): Colours {
  const pairs = css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return new Map(
    Array.from(pairs, ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const),
  );
}

/**
 * The tokens with the owner's colours. An accent that comes alone brings its own soft ground, its own ink
 * and the accent of the other theme.
 *
 * @throws {Error} naming each colour that cannot be read, and what it needs.
 */
export function paletteOf(tokens: Colours, brand: Brand): Colours {
  const problems = unreadableColours(tokens, brand).map(
    ({ theme, message }) => `colors.${theme}: ${message}`,
  );
  if (problems.length > 0)
    throw new Error(`content/brand.yaml: these colors cannot be read.\n${problems.join('\n')}`);
  return withChosen(tokens, brand);
}

export type UnreadableColour = { theme: Theme; name: ChosenColour; message: string };

/** Each text and border that stands out too little from a ground, on the ground where it does so least. */
export function unreadableColours(tokens: Colours, brand: Brand): UnreadableColour[] {
  const palette = withChosen(tokens, brand);
  return THEMES.flatMap((theme) => problemsOf(palette, theme, brand.colors[theme]));
}

function withChosen(tokens: Colours, { colors }: Brand): Colours {
  const palette = new Map([...tokens].map(([name, colour]) => [name, { ...colour }]));
  for (const theme of THEMES) {
    const other = colors[theme === 'light' ? 'dark' : 'light'].accent;
    const accent = colors[theme].accent ?? (other && accentFor(palette, theme, colors[theme], other));
    const chosen = { ...colors[theme], ...(accent && { accent }) };
    for (const [name, colour] of Object.entries({ ...companions(palette, theme, chosen), ...chosen }))
      if (colour) palette.set(name, { ...both(palette, name), [theme]: colour });
  }
  return palette;
}

const LIGHTNESS_STEP = 0.01;

/** The accent of one theme for the other: as light or dark as it must be to be read on every ground. */
function accentFor(palette: Colours, theme: Theme, chosen: Chosen, accent: string): string {
  const colours: Record<string, string | undefined> = chosen;
  const grounds = GROUNDS.map((name) => colours[name] ?? both(palette, name)[theme]);
  const step = theme === 'dark' ? LIGHTNESS_STEP : -LIGHTNESS_STEP;
  const isRead = (colour: string) =>
    [...grounds, companions(palette, theme, { ...chosen, accent: colour })['accent-soft'] ?? colour].every(
      (ground) => contrast(colour, ground) >= TEXT_CONTRAST,
    );
  let found = accent;
  for (let at = lightnessOf(accent); !isRead(found) && at >= 0 && at <= 1; at += step)
    found = withLightness(accent, at);
  return found;
}

/** As a style sheet; nothing where no colour was chosen. */
export function paletteCss(tokens: Colours, palette: Colours): string {
  const changed = [...palette].filter(([name, { light, dark }]) => {
    const token = tokens.get(name);
    return token?.light !== light || token.dark !== dark;
  });
  if (changed.length === 0) return '';
  const lines = changed.map(([name, { light, dark }]) => `--color-${name}:light-dark(${light},${dark})`);
  return `@layer theme,base,components,utilities;@layer base{:root{${lines.join(';')}}}`;
}

function companions(palette: Colours, theme: Theme, chosen: Chosen): Record<string, string> {
  const { accent } = chosen;
  if (!accent) return {};
  const ground = chosen.canvas ?? both(palette, 'canvas')[theme];
  const ink = contrast(accent, LIGHTEST) >= contrast(accent, DARKEST) ? LIGHTEST : DARKEST;
  return { 'accent-ink': ink, 'accent-soft': mix(accent, ground, SOFT_SHARE) };
}

function problemsOf(palette: Colours, theme: Theme, chosen: Chosen): UnreadableColour[] {
  const check = (pairs: readonly (readonly [string, string])[], needed: number, what: string) =>
    [...new Set(pairs.map(([front]) => front))].flatMap((front) => {
      const grounds = pairs.filter(([name]) => name === front).map(([, ground]) => ground);
      const colourOf = (name: string) => both(palette, name)[theme];
      const ratioOn = (ground: string) => contrast(colourOf(front), colourOf(ground));
      const [ground = front] = grounds.sort((one, other) => ratioOn(one) - ratioOn(other));
      if (ratioOn(ground) >= needed) return [];
      const shown = Math.floor(ratioOn(ground) * 100) / 100;
      const { name, darker } = toChange(front, ground, theme, chosen);
      const message =
        `${front} ${colourOf(front)} on ${ground} ${colourOf(ground)} is ${shown} : 1, and ${what} needs ` +
        `${needed} : 1. Choose a ${darker ? 'darker' : 'lighter'} ${name}.`;
      return { theme, name, message };
    });
  return [...check(TEXT_PAIRS, TEXT_CONTRAST, 'text'), ...check(BORDER_PAIRS, BORDER_CONTRAST, 'a border')];
}

/** Of two colours the one that was chosen; an accent's companions change with it. */
function toChange(front: string, ground: string, theme: Theme, chosen: Chosen) {
  const isChosen = (name: string): name is ChosenColour => Object.hasOwn(chosen, name);
  const isDark = theme === 'dark';
  if (isChosen(front)) return { name: front, darker: !isDark };
  if (isChosen(ground)) return { name: ground, darker: isDark };
  return { name: 'accent' as const, darker: !isDark };
}

function both(palette: Colours, name: string): Record<Theme, string> {
  const colour = palette.get(name);
  if (!colour) throw new Error(`tokens.css has no --color-${name}.`);
  return colour;
}

/** `share` of one colour in another. */
function mix(colour: string, ground: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [one = 0, other = 0] = [colour, ground].map((hex) => parseInt(hex.slice(start, start + 2), 16));
    return Math.round(one * share + other * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
