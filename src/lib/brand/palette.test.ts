import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

import { BRAND, DARK_CANVAS } from '#lib/brand/colours.ts';

test('P-THM-1 documents and images use the light values of the design tokens', async () => {
  const tokens = await readFile(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
  for (const [name, colour] of Object.entries(BRAND)) {
    const token = `--color-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
    expect(tokens).toContain(`${token}: light-dark(${colour},`);
  }
});

test("P-THM-1 the browser's bars are as dark as the dark canvas", async () => {
  const tokens = await readFile(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
  expect(tokens).toContain(`--color-canvas: light-dark(${BRAND.canvas}, ${DARK_CANVAS})`);
});
