/** The light palette of src/styles/tokens.css, for what CSS does not reach: documents, images, manifest. */
export const BRAND = {
  canvas: '#f6f6f3',
  ink: '#131716',
  muted: '#525a57',
  line: '#d8dad3',
  control: '#78807c',
  accent: '#0f5f46',
} as const;

/** The canvas of the dark theme, for the browser's own bars. */
export const DARK_CANVAS = '#101312';
