/**
 * `npm run import FILE… [--dry-run] [--take]`: writes `content/` from a LinkedIn export, a JSON Resume or a resume.
 * A file that somebody has edited is shown beside what would replace it, and kept unless `--take` is given.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import { contentOf } from './content-of.ts';
import { carryOut } from './carry-out.ts';
import { mergeReadings, type Reading } from './person.ts';
import { planOf } from './plan.ts';
import { readImport } from './read-file.ts';
import { importReport } from './report.ts';

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  take: { type: 'boolean', default: false },
} as const;
const USAGE =
  'npm run import FILE… [-- --dry-run] [-- --take]: a LinkedIn export (ZIP), a JSON Resume, or a resume (.docx, .pdf)';

async function importFiles(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (positionals.length === 0) throw new Error(USAGE);
  const root = path.join(import.meta.dirname, '../../..');
  const readings: Reading[] = [];
  for (const file of positionals)
    readings.push(await readImport(path.resolve(process.env['INIT_CWD'] ?? '.', file)));
  const { person, notes } = mergeReadings(readings);
  const changes = planOf(contentOf(person, notes), root);
  const [isDry, takesEdited] = [values['dry-run'], values.take];
  if (!isDry) carryOut(changes, root, takesEdited);
  console.log(importReport(person, notes, changes, { isDry, takesEdited }));
}

try {
  await importFiles();
  process.exit(0); // the reader of documents waits for the next one
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
