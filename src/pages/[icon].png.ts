import type { APIRoute, GetStaticPaths } from 'astro';

import { drawIcon, iconPaths, type IconPicture } from '#lib/brand/icon.ts';

export const getStaticPaths = (() => iconPaths('png')) satisfies GetStaticPaths;

export const GET: APIRoute<IconPicture> = async ({ props }) =>
  new Response(await drawIcon(props), { headers: { 'Content-Type': 'image/png' } });
