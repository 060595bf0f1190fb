/** How a resume looks on paper, in Word and in PDF alike. All lengths are in points. */
import { SIDE } from '#contracts/resume-outline.ts';

/** Static faces of one family; both hold Latin with all accents, Greek, Cyrillic and Vietnamese. */
export const FAMILY = 'Source Sans 3';
export const FACES = {
  text: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  strong: '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf',
} as const;
export type Face = keyof typeof FACES;

/** The light palette of the site. */
const COLOURS = { ink: '#131716', muted: '#525a57', accent: '#0f5f46' } as const;
export const HAIRLINE = { width: 0.6, colour: '#d8dad3', offset: 1.5 } as const;

/** A4. */
export const PAPER = { width: 595.28, height: 841.89 } as const;

export const MARGIN = { top: 52, bottom: 60, side: 58 } as const;
/** From the lower edge of the page to the line of its number. */
export const FOOTER_OFFSET = 34;

/** The narrow column: on the right of the first page, beneath the name. */
export const SIDE_COLUMN = { width: SIDE.width, gap: 26 } as const;

export type TextStyle = {
  face: Face;
  size: number;
  /** From baseline to baseline. */
  leading: number;
  colour: string;
  before: number;
  after: number;
};

export const STYLES = {
  name: { face: 'strong', size: 27, leading: 32, colour: COLOURS.ink, before: 0, after: 1 },
  headline: { face: 'text', size: 13.5, leading: 17, colour: COLOURS.accent, before: 0, after: 3 },
  contact: { face: 'text', size: 10, leading: 14, colour: COLOURS.muted, before: 0, after: 0 },
  heading: { face: 'strong', size: 13, leading: 16, colour: COLOURS.accent, before: 15, after: 6 },
  title: { face: 'strong', size: 11.5, leading: 15, colour: COLOURS.ink, before: 10, after: 0 },
  aside: { face: 'text', size: 10, leading: 15, colour: COLOURS.muted, before: 0, after: 0 },
  detail: { face: 'text', size: 10.5, leading: 14, colour: COLOURS.muted, before: 0, after: 3 },
  text: { face: 'text', size: 10.5, leading: 14.5, colour: COLOURS.ink, before: 0, after: 7 },
  bullet: { face: 'text', size: 10.5, leading: 14.5, colour: COLOURS.ink, before: 0, after: 2 },
  sideHeading: { face: 'strong', size: 11, colour: COLOURS.accent, ...SIDE.heading },
  side: {
    face: 'text',
    size: SIDE.size,
    leading: SIDE.leading,
    colour: COLOURS.ink,
    before: 0,
    after: SIDE.after,
  },
  footer: { face: 'text', size: 9, leading: 12, colour: COLOURS.muted, before: 0, after: 0 },
} as const satisfies Record<string, TextStyle>;
export type StyleName = keyof typeof STYLES;

export const BULLET = { mark: '•', indent: 13, colour: COLOURS.accent } as const;
/** Between parts of one line. */
export const SEPARATOR = ' · ';
