/** What content/brand.yaml says, with every default filled in. */
declare module 'virtual:brand' {
  import type { Brand, Part, Section, Words } from '#contracts/brand.ts';

  export const ownerName: string;
  /** BCP 47. */
  export const locale: string;
  /** The first part of `locale`, for `lang`. */
  export const language: string;
  export const words: Words;
  export const sections: Brand['sections'];
  /** All sections, in the order of the page. */
  export const order: readonly Section[];
  export const without: readonly Part[];
  export const opportunityTypes: readonly { value: string; label: string }[];
  /** ISO 4217. */
  export const currency: string;
  export const roiProjectTypes: Brand['roi']['projectTypes'];
  export const roiExample: Brand['roi']['example'];
  /** Of each colour token its value in both themes. */
  export const palette: Record<string, { light: string; dark: string }>;
  /** A Fontsource package. */
  export const font: string;
  /** content/icon.svg; empty where there is none. */
  export const icon: string;
  export const hasBlog: boolean;
  export const hasAssistant: boolean;
  export const hasGame: boolean;
  export const hasContact: boolean;
  /** What the contact form says once a message has arrived. */
  export const replyWords: string;
}

declare module 'virtual:brand.css';
