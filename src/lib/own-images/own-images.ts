/** What pages know of our own images: their size, and the smaller variants that the build makes. */
import { sizes } from 'virtual:own-images';

const VARIANT_WIDTHS = [480, 800] as const;

export type OwnImage = { width: number; height: number; variants: Record<number, string> };

/** Undefined for an image that is not ours, or was not there when the site was built. */
export function ownImage(imagePath: string): OwnImage | undefined {
  const [width, height] = sizes[imagePath] ?? [];
  if (!width || !height) return undefined;
  const widths = VARIANT_WIDTHS.filter((variant) => variant < width);
  const variants = widths.map((variant) => [variant, variantPath(imagePath, variant)] as const);
  return { width, height, variants: Object.fromEntries(variants) };
}

/** Every variant that pages may name, for the build to make. */
export function allVariants(): { width: number; original: string; path: string }[] {
  return Object.keys(sizes).flatMap((original) =>
    Object.entries(ownImage(original)?.variants ?? {}).map(([width, path]) => ({
      width: Number(width),
      original,
      path,
    })),
  );
}

function variantPath(imagePath: string, width: number): string {
  return imagePath.replace(/^\/images\//, `/images/${width}/`).replace(/\.\w+$/, '.webp');
}
