import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { Brand } from '#contracts/brand.ts';
import { facesCss, fontFiles, missingLetters, neededSubsets } from '#lib/brand/faces.ts';
import { paletteCss, paletteOf } from '#contracts/palette.ts';
import { readBrand } from '#lib/brand/plugin.ts';
import { readColourTokens } from '#support/contrast.ts';

const FONT = '@fontsource-variable/familjen-grotesk';
const tokens = readColourTokens();
const withColours = (colors: unknown) => Brand.parse({ colors });

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'brand-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('P-THM-1 without a brand.yaml, or with an empty one, every default holds and no style is added', () => {
  const none = readBrand(folder);
  expect(paletteCss(tokens, paletteOf(tokens, none))).toBe('');
  writeFileSync(path.join(folder, 'brand.yaml'), '# nothing yet\n');
  expect(readBrand(folder)).toEqual(none);
});

test('P-THM-1 an accent brings its own ink and soft ground, and the accent of the other theme', () => {
  const palette = paletteOf(tokens, withColours({ light: { accent: '#1d4f91' } }));
  expect(palette.get('accent')).toEqual({ light: '#1d4f91', dark: '#5a8ed5' });
  expect(palette.get('accent-ink')?.light).toBe('#ffffff');
  expect(paletteCss(tokens, palette)).toContain('--color-accent:light-dark(#1d4f91,#5a8ed5)');
});

test('P-THM-1 colours that cannot be read stop the build, all at once, with what they need', () => {
  expect(() => paletteOf(tokens, withColours({ light: { accent: '#88ccaa', muted: '#bbbbbb' } }))).toThrow(
    /light: muted #bbbbbb on raised #\w+ is 1\.\d+ : 1, and text needs 4\.5 : 1\. Choose a darker muted\.\n[^]*light: accent #88ccaa on raised/,
  );
  expect(() => paletteOf(tokens, withColours({ dark: { canvas: '#777777' } }))).toThrow(
    /Choose a darker canvas/,
  );
});

test('P-THM-1 a field that does not fit is named with its file', () => {
  writeFileSync(path.join(folder, 'brand.yaml'), 'locale: en_US\ncolors: { light: { accent: green } }\n');
  expect(() => readBrand(folder)).toThrow(
    /brand\.yaml does not fit\.\nlocale: [^]*colors\.light\.accent: Use six/,
  );
});

test('P-HERO-1 a name with letters beyond Latin-1 brings the face that holds them, and no other does', () => {
  const files = fontFiles(FONT);
  expect(neededSubsets(files, 'Aurélie Benoît-Côté, “déjà vu”')).toEqual([]);
  const needed = neededSubsets(files, 'Žáková');
  expect(needed.map(({ subset }) => subset)).toEqual(['latin-ext']);
  expect(facesCss(FONT, true, needed)).toMatch(/^@font-face\{[^}]*latin-ext[^}]*unicode-range:U\+100-2ba/);
  expect(missingLetters(files, 'Žáková')).toEqual([]);
  expect(missingLetters(files, 'Ελένη')).toEqual(['Ε', 'λ', 'έ', 'ν', 'η']);
});

test('P-HERO-1 a font that is not installed is named with how to install it', () => {
  expect(() => fontFiles('@fontsource-variable/no-such-font')).toThrow(
    /npm install --save-exact @fontsource-variable\/no-such-font/,
  );
});

test('P-ROI-7 what the calculator assumes is the owner’s, figure by figure', () => {
  const { assumptions } = Brand.parse({ roi: { assumptions: { workHoursPerYear: 1700 } } }).roi;
  expect(assumptions).toMatchObject({ workHoursPerYear: 1700, incidentCost: 50_000, overheadShare: 0.15 });
  expect(Brand.safeParse({ roi: { assumptions: { workHoursPerYear: 0 } } }).success).toBe(false);
});
