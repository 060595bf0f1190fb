/** What content/brand.yaml says, with every default filled in. */
declare module 'virtual:brand/site' {
  import type { Brand, Part, Words } from '#contracts/brand.ts';
  import type { Section } from '#contracts/sections.ts';

  export const ownerName: string;
  /** The first part of the locale, for `lang`. */
  export const language: string;
  export const words: Words;
  export const sections: Brand['sections'];
  /** All sections, in the order of the page. */
  export const order: readonly Section[];
  export const without: readonly Part[];
  /** Of each colour token its value in both themes. */
  export const palette: Record<string, { light: string; dark: string }>;
  /** A Fontsource package. */
  export const font: string;
  /** content/icon.svg; empty where there is none. */
  export const icon: string;
}

declare module 'virtual:brand/locale' {
  /** BCP 47. */
  export const locale: string;
}

declare module 'virtual:brand/parts' {
  export const hasBlog: boolean;
  export const hasAssistant: boolean;
  /** Whether the assistant opens by itself. */
  export const hasGreeting: boolean;
  export const hasGame: boolean;
  export const hasParticles: boolean;
  export const hasSound: boolean;
  export const hasMobileNotice: boolean;
  export const hasContact: boolean;
  /** What kind of message a scenario of the ROI calculator is. */
  export const scenarioOpportunity: string;
}

declare module 'virtual:brand/contact' {
  export const opportunityTypes: readonly { value: string; label: string }[];
  /** What the form says once a message has arrived. */
  export const reply: string;
}

declare module 'virtual:brand/messages' {
  export const opportunityTypes: readonly { value: string; label: string }[];
}

declare module 'virtual:brand/roi' {
  import type { Brand, RoiAssumptions } from '#contracts/brand.ts';

  /** ISO 4217. */
  export const currency: string;
  export const projectTypes: Brand['roi']['projectTypes'];
  export const assumptions: RoiAssumptions;
  export const example: Brand['roi']['example'];
}

declare module 'virtual:brand.css';
