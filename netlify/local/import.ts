/**
 * `npm run import -- FILE… [--dry-run] [--take] [--no-phone]`: writes `content/` from a LinkedIn export, a JSON Resume or a resume.
 * A file that somebody has edited is shown beside what would replace it, and kept unless `--take` is given.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import { contentOf } from '../content/import/content-of.ts';
import { carryOut } from '../content/import/carry-out.ts';
import { assertSomebody, mergeReadings, withoutPhone, type Reading } from '../content/import/person.ts';
import { planOf } from '../content/import/plan.ts';
import { readImport } from '../content/import/read-file.ts';
import { importReport } from '../content/import/report.ts';
import { ROOT } from './settings.ts';

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  take: { type: 'boolean', default: false },
  'no-phone': { type: 'boolean', default: false },
} as const;
const USAGE =
  'npm run import -- FILE… [--dry-run] [--take] [--no-phone]: FILE is a LinkedIn export (ZIP), a JSON Resume, or a resume (.docx, .pdf)';

async function importFiles(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (positionals.length === 0) throw new Error(USAGE);
  const root = ROOT;
  const readings: Reading[] = [];
  for (const file of positionals)
    readings.push(await readImport(path.resolve(process.env.INIT_CWD ?? '.', file)));
  // Without `--` before them npm takes the options for its own, and says so in variables.
  const isDry = values['dry-run'] || process.env.npm_config_dry_run === 'true';
  const takesEdited = values.take || process.env.npm_config_take === 'true';
  const hidesPhone = values['no-phone'] || ['', 'false'].includes(process.env.npm_config_phone ?? 'true');
  const merged = mergeReadings(readings);
  const { person, notes } = hidesPhone ? withoutPhone(merged) : merged;
  assertSomebody(person);
  const changes = planOf(contentOf(person, notes), root);
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
