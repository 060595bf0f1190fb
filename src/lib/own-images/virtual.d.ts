declare module 'virtual:own-images' {
  /** Width and height of each image under `public/images`, by its path. */
  export const sizes: Record<string, [number, number]>;
}
