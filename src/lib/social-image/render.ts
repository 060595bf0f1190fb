/** Pictures for link previews, drawn at build by a native renderer without a browser. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { Renderer, type Node } from '@takumi-rs/core';
import { z } from 'zod';

const SOCIAL_IMAGE_WIDTH_PX = 1200;
const SOCIAL_IMAGE_HEIGHT_PX = 630;
export const FONT_FAMILY = 'Familjen Grotesk';

const FONT_PACKAGE = '@fontsource-variable/familjen-grotesk';
const SUBSETS = ['latin', 'latin-ext'] as const;

let ready: Promise<Renderer> | undefined;

/** Draws a tree of boxes and text as a PNG of 1200 × 630. */
export async function renderSocialImage(tree: Node): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= prepare();
  const renderer = await ready;
  const size = { width: SOCIAL_IMAGE_WIDTH_PX, height: SOCIAL_IMAGE_HEIGHT_PX };
  return new Uint8Array(await renderer.render(tree, { ...size, format: 'png' }));
}

async function prepare(): Promise<Renderer> {
  const renderer = new Renderer();
  for (const subset of SUBSETS) {
    await renderer.registerFont({
      name: FONT_FAMILY,
      data: await readFile(fontFile(`files/familjen-grotesk-${subset}-wght-normal.woff2`)),
      unicodeRange: await codepointRanges(subset),
    });
  }
  return renderer;
}

/** The ranges that the package's style sheet gives a subset: `U+0000-00FF,U+0131` as pairs of numbers. */
async function codepointRanges(subset: string): Promise<[number, number][]> {
  const file = z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(fontFile('unicode.json'), 'utf8')));
  const ranges = file[subset]?.split(',') ?? [];
  return ranges.map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)];
  });
}

function fontFile(path: string): string {
  return createRequire(import.meta.url).resolve(`${FONT_PACKAGE}/${path}`);
}
