/** The colours of the site, for what CSS does not reach: documents, images, manifest, the browser's own bars. */
import { palette } from 'virtual:brand/site';

/** Of the light theme. */
export const BRAND = {
  canvas: light('canvas'),
  ink: light('ink'),
  muted: light('muted'),
  line: light('line'),
  control: light('control'),
  accent: light('accent'),
} as const;

/** The canvas of the dark theme. */
export const DARK_CANVAS = palette['canvas']?.dark ?? '';

function light(token: string): string {
  return palette[token]?.light ?? '';
}
