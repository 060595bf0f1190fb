/** Smaller versions of uploaded images, made by Netlify's Image CDN or, on one machine, by its stand-in. */

const VARIANT_WIDTHS_PX = [480, 960, 1600] as const;
export type VariantWidth = (typeof VARIANT_WIDTHS_PX)[number];

/** The address of a public image of this site at a width. */
export function variantPath(path: string, width: VariantWidth): string {
  return `/.netlify/images?url=${encodeURIComponent(path)}&w=${width}`;
}

/** As `sizedPath` writes it. */
const SIZED_PATH = /^(\/api\/tools\/files\/\d+\/preview)\?size=([1-9]\d{0,4})x([1-9]\d{0,4})$/;

/** True for the address of an uploaded file. */
export const isUploaded = (src: string): boolean => /^\/api\/tools\/files\/\d+\/preview(\?|$)/.test(src);

/** What the address of an uploaded image tells of it. */
export function uploadedImage(src: string) {
  const [, path, width, height] = SIZED_PATH.exec(src) ?? [];
  if (!path || !width || !height) return undefined;
  const widths = VARIANT_WIDTHS_PX.filter((variant) => variant < Number(width));
  const variants = Object.fromEntries(widths.map((variant) => [variant, variantPath(path, variant)]));
  return { width: Number(width), height: Number(height), variants };
}
