import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

import { isUploaded, uploadedImage } from '#lib/own-images/image-variants.ts';

export type ImageSize = {
  width: number;
  height: number;
  /** Widths that exist beside the original: `{ 640: '/images/640/…' }`. */
  variants?: Record<number, string> | undefined;
};

/** The text column of a post is never wider. */
const COLUMN = '(width >= 48rem) 44rem, 92vw';

type ImageOptions = {
  imageSize?: ((path: string) => ImageSize | undefined) | undefined;
  pictureAccess?: string | undefined;
};

/** Pictures wait until they are near the screen; own ones know their size and come in several. */
export function rehypeImages({ imageSize, pictureAccess }: ImageOptions) {
  return (tree: Root): void => {
    visit(tree, { type: 'element', tagName: 'img' }, (node) => {
      const { src } = node.properties;
      const isOwn = typeof src === 'string' && src.startsWith('/');
      const size = isOwn ? (imageSize?.(src) ?? uploadedImage(src)) : undefined;
      node.properties = { ...node.properties, alt: node.properties['alt'] ?? '', ...LAZY };
      if (size && typeof src === 'string') describe(node, src, size);
      if (isOwn && pictureAccess !== undefined && isUploaded(src)) allow(node, src, pictureAccess);
    });
  };
}

const LAZY = { loading: 'lazy', decoding: 'async' } as const;

/** The smaller versions are made for everybody, hence not of what only some may see. */
function allow(node: Element, src: string, access: string): void {
  const { srcSet: _srcSet, sizes: _sizes, ...others } = node.properties;
  const end = access === '' ? '' : `${src.includes('?') ? '&' : '?'}access=${access}`;
  node.properties = { ...others, src: `${src}${end}` };
}

function describe(node: Element, src: string, { width, height, variants }: ImageSize): void {
  Object.assign(node.properties, { width, height });
  const isVaried = variants && Object.keys(variants).length > 0;
  if (isVaried) Object.assign(node.properties, { srcSet: srcSetOf(src, { width, variants }), sizes: COLUMN });
}

/** The value of `srcset` for an image and its smaller variants. */
export function srcSetOf(
  src: string,
  { width, variants = {} }: Pick<ImageSize, 'width' | 'variants'>,
): string {
  const candidates = Object.entries(variants).map(([wide, path]) => `${path} ${wide}w`);
  return [...candidates, `${src} ${width}w`].join(', ');
}
