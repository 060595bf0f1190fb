/** The sign of the site in browsers and on home screens: content/icon.svg, or a mark in the site's colours. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import { icon } from 'virtual:brand/site';

import { publicFolder } from '../build/content-folder.ts';
import { BRAND } from './colours.ts';

/** Drawn from the icon; a file of that name under `public/` is the owner's own and is left alone. */
const PICTURES = [
  { name: 'apple-touch-icon', type: 'png', size: 180, isOpaque: true }, // iOS would fill what is clear with black
  { name: 'icon-192', type: 'png', size: 192, isOpaque: false },
  { name: 'icon-512', type: 'png', size: 512, isOpaque: false },
  { name: 'favicon', type: 'ico', size: 32, isOpaque: false }, // asked for by who reads no page: feed readers, crawlers
] as const;
export type IconPicture = (typeof PICTURES)[number];

/** Bars on a time axis, as the hero has them. */
const MARK =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${BRAND.accent}"/>` +
  `<g fill="${BRAND.canvas}"><rect x="6" y="20.5" width="12" height="4.5" rx="1.4" opacity=".55"/>` +
  '<rect x="11" y="13.75" width="10" height="4.5" rx="1.4" opacity=".8"/>' +
  '<rect x="15" y="7" width="11" height="4.5" rx="1.4"/></g></svg>\n';

export const siteIcon: string = icon || MARK;

/** Paths of the pictures of a type that are to be drawn. */
export const iconPaths = (wanted: IconPicture['type']) =>
  PICTURES.filter(
    ({ name, type }) => type === wanted && !existsSync(path.join(publicFolder(), `${name}.${type}`)),
  ).map((picture) => ({ params: { icon: picture.name }, props: picture }));

/** The icon as a square PNG. */
export async function drawIcon({ size, isOpaque }: IconPicture): Promise<Uint8Array<ArrayBuffer>> {
  const density = (72 * size) / 32; // the mark's own size is 32
  const picture = sharp(Buffer.from(siteIcon), { density }).resize(size, size, {
    fit: 'contain',
    background: '#0000',
  });
  const drawn = isOpaque ? picture.flatten({ background: BRAND.accent }) : picture;
  return new Uint8Array(await drawn.png({ compressionLevel: 9 }).toBuffer());
}

/** A PNG of at most 255 pixels as an icon file of one picture: ICONDIR and ICONDIRENTRY before it. */
export function icoOf(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(22);
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return new Uint8Array(Buffer.concat([header, png]));
}
