/** The colour tokens of tokens.css. */
import { readFileSync } from 'node:fs';

import { coloursOf, type Theme } from '#contracts/palette.ts';

/** Colours such as `#0f5f46` of each `--color-*` token, by the token's name without that prefix. */
export function readColourTokens(): Map<string, Record<Theme, string>> {
  return coloursOf(readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8'));
}
