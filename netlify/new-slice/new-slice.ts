/** `npm run new:slice NAME`: writes a new capability, from its contract to its page, that works as it stands. */
import { fileURLToPath } from 'node:url';

import { writeSlice } from './write-slice.ts';

const [name = ''] = process.argv.slice(2);
try {
  const files = await writeSlice(fileURLToPath(new URL('../..', import.meta.url)), name);
  console.log(`Wrote\n${files.map((file) => `  ${file}`).join('\n')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
