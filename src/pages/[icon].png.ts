import type { APIRoute, GetStaticPaths } from 'astro';

import { drawIcon, iconPictures, type IconPicture } from '#lib/brand/icon.ts';

export const getStaticPaths = (() =>
  iconPictures().map((picture) => ({
    params: { icon: picture.name },
    props: picture,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<IconPicture> = async ({ props }) =>
  new Response(await drawIcon(props), { headers: { 'Content-Type': 'image/png' } });
