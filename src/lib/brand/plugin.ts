/** Offers `content/brand.yaml`, and whose site it is, to pages and islands: constants from which only what is used remains. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { z } from 'zod';

import { Brand, opportunityTypes } from '#contracts/brand.ts';
import { coloursOf, paletteCss, paletteOf } from '#contracts/palette.ts';
import { SECTIONS } from '#contracts/sections.ts';

import { facesCss, fontFiles, missingLetters, neededSubsets } from './faces.ts';
import { reloadWith } from './reload-with.ts';

const MODULE = '\0virtual:brand/';
const STYLE = '\0virtual:brand.css';
const TOKENS = 'src/styles/tokens.css';
const FILES = ['brand.yaml', 'profile.yaml', 'icon.svg'];
/** The font of fonts.css. */
const OWN_FONT = '@fontsource-variable/familjen-grotesk';

/** @param folder the content folder */
export function brand(folder: string): Plugin {
  return {
    name: 'brand',
    configureServer: reloadWith(FILES.map((name) => path.join(folder, name))),
    resolveId: { filter: { id: /^virtual:brand(?:\/|\.css$)/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:brand(?:\/|\.css$)/ },
      handler(id) {
        const told = readBrand(folder);
        return id === STYLE ? styleOf(told, folder) : moduleOf(id.slice(MODULE.length), told, folder);
      },
    },
  };
}

/** In modules by who needs them: what is shared would be a file, and a request, of its own. */
function moduleOf(name: string, told: Brand, folder: string): string {
  const { locale, words, sections, without, roi } = told;
  const opportunities = opportunityTypes(told);
  const modules: Record<string, Record<string, unknown>> = {
    site: {
      ownerName: ownerOf(folder),
      language: new Intl.Locale(locale).language,
      words,
      sections,
      order: [...new Set([...told.order, ...SECTIONS])],
      without,
      palette: Object.fromEntries(paletteOf(tokens(), told)),
      font: told.font ?? OWN_FONT,
      icon: iconOf(folder),
    },
    locale: { locale },
    parts: {
      hasBlog: !without.includes('blog'),
      hasAssistant: !without.includes('assistant'),
      hasGreeting: !without.includes('assistant') && !without.includes('assistant-greeting'),
      hasGame: !without.includes('game'),
      hasParticles: !without.includes('particles'),
      hasSound: !without.includes('sound'),
      hasMobileNotice: !without.includes('mobile-notice'),
      hasContact: !without.includes('contact'),
      scenarioOpportunity: opportunities[0]?.value ?? '',
    },
    contact: { opportunityTypes: opportunities, reply: words.reply },
    messages: { opportunityTypes: opportunities },
    roi,
  };
  return Object.entries(modules[name] ?? {})
    .map(([constant, value]) => `export const ${constant} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Colours and faces that differ from those of the style sheets; nothing where none do. */
function styleOf(told: Brand, folder: string): string {
  const font = told.font ?? OWN_FONT;
  const isOwnFont = font === OWN_FONT;
  const files = fontFiles(font);
  const missing = missingLetters(files, ownerOf(folder));
  if (missing.length > 0)
    console.warn(
      `The font ${font} has no ${missing.join(', ')}, which stand in the name: see "font" in content/README.md.`,
    );
  const needed = isOwnFont ? neededSubsets(files, textOf(folder)) : files;
  return facesCss(font, isOwnFont, needed) + paletteCss(tokens(), paletteOf(tokens(), told));
}

const tokens = () => coloursOf(readFileSync(TOKENS, 'utf8'));

function ownerOf(folder: string): string {
  const profile: unknown = parse(readFileSync(path.join(folder, 'profile.yaml'), 'utf8'));
  return z.object({ name: z.string() }).parse(profile).name;
}

/** The owner's own, under `content/` or, as it was kept before, under `public/`. */
function iconOf(folder: string): string {
  const file = [path.join(folder, 'icon.svg'), path.join(folder, '../public/favicon.svg')].find(existsSync);
  return file ? readFileSync(file, 'utf8') : '';
}

/** Everything that the landing page and the posts may say. */
function textOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|mdx?)$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('');
}

/**
 * `brand.yaml` of a content folder; all defaults where there is none.
 *
 * @throws {Error} naming the file and each field that does not fit.
 */
export function readBrand(folder: string): Brand {
  const file = path.join(folder, 'brand.yaml');
  const result = Brand.safeParse(
    (existsSync(file) ? (parse(readFileSync(file, 'utf8')) as unknown) : {}) ?? {},
  );
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path: place, message }) => `${place.join('.')}: ${message}`);
  throw new Error(`${path.relative('.', file)} does not fit.\n${problems.join('\n')}`);
}
