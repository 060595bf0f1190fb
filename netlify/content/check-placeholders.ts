/**
 * Lists everything of the sample that the owner has not replaced yet, and fails while there is any (D36).
 * Run before a real deployment: `npm run check:placeholders`.
 */
import path from 'node:path';

import { listPlaceholders } from './placeholders.ts';

const left = listPlaceholders(path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../..')));
for (const line of left) console.log(line);
if (left.length > 0) {
  const count = left.length === 1 ? '1 sample value is' : `${left.length} sample values are`;
  console.error(`\n${count} left. Replace what is listed before you deploy.`);
  process.exitCode = 1;
} else {
  console.log('No sample values left.');
}
