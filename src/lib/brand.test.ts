import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

import { BRAND } from '#lib/brand.ts';

test('P-THM-1 documents and images use the light values of the design tokens', async () => {
  const tokens = await readFile(new URL('../styles/base.css', import.meta.url), 'utf8');
  for (const [name, colour] of Object.entries(BRAND)) {
    const token = `--color-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
    expect(tokens).toContain(`${token}: light-dark(${colour},`);
  }
});
