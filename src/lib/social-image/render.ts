/** Pictures for link previews, drawn at build by a native renderer without a browser. */
import { mkdir, readFile } from 'node:fs/promises';
import { Renderer, type Node } from '@takumi-rs/core';
import { font } from 'virtual:brand/site';
import { createHash } from 'node:crypto';
import path from 'node:path';

import { fontFiles } from '#lib/brand/faces.ts';
import { writeAtomically } from '#lib/build/write-atomically.ts';

const SOCIAL_IMAGE_WIDTH_PX = 1200;
const SOCIAL_IMAGE_HEIGHT_PX = 630;
export const FONT_FAMILY = 'Familjen Grotesk';

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
  for (const { file, ranges } of fontFiles(font))
    await renderer.registerFont({ name: FONT_FAMILY, data: await readFile(file), unicodeRange: ranges });
  return renderer;
}

const FOLDER = 'node_modules/.cache/social-images';

/** Draws the tree, or takes the picture that was drawn of the same before. */
export async function cachedSocialImage(tree: Node): Promise<Uint8Array<ArrayBuffer>> {
  const digest = createHash('sha256').update(JSON.stringify(tree)).digest('hex');
  const file = path.join(FOLDER, `${digest}.png`);
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    const png = await renderSocialImage(tree);
    await mkdir(FOLDER, { recursive: true });
    writeAtomically(file, png);
    return png;
  }
}
