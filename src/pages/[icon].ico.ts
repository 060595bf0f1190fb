import type { APIRoute, GetStaticPaths } from 'astro';

import { drawIcon, icoOf, iconPaths, type IconPicture } from '#lib/brand/icon.ts';

export const getStaticPaths = (() => iconPaths('ico')) satisfies GetStaticPaths;

export const GET: APIRoute<IconPicture> = async ({ props }) =>
  new Response(icoOf(await drawIcon(props), props.size), { headers: { 'Content-Type': 'image/x-icon' } });
