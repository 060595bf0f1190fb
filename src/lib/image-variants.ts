/** Smaller versions of uploaded images, made by Netlify's Image CDN or, on one machine, by its stand-in. */

export const VARIANT_WIDTHS_PX = [480, 960, 1600] as const;
export type VariantWidth = (typeof VARIANT_WIDTHS_PX)[number];

/** The address of a public image of this site at a width. */
export function variantPath(path: string, width: VariantWidth): string {
  return `/.netlify/images?url=${encodeURIComponent(path)}&w=${width}`;
}
