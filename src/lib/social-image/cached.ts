/** Keeps drawn pictures by a digest of what they show: a build draws only the new ones. */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Node } from '@takumi-rs/core';

import { renderSocialImage } from '#lib/social-image/render.ts';
import { writeAtomically } from '#lib/build/write-atomically.ts';

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
