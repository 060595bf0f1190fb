/** Smaller variants of our own images, for `srcset`. */
import path from 'node:path';

import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';

import { publicFolder } from '#lib/build/content-folder.ts';
import { allVariants } from '#lib/own-images/own-images.ts';

const QUALITY = 78;

export const getStaticPaths = (() =>
  allVariants().map(({ width, original, path: variant }) => ({
    params: { variant: variant.slice('/images/'.length, -'.webp'.length) },
    props: { width, original },
    cacheKey: `${original} ${width}`,
  }))) satisfies GetStaticPaths;

type Props = { width: number; original: string };

export const GET: APIRoute<Props> = async ({ props }) => {
  const file = path.join(publicFolder(), props.original);
  const image = await sharp(file).resize(props.width).webp({ quality: QUALITY }).toBuffer();
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/webp' } });
};
