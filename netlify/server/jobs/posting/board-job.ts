/** A job by the data of its board. */
import type { ReadField } from '#contracts/job-posting.ts';
import type { ParsedJob } from '#contracts/jobs.ts';

import { boardAt } from './boards/boards.ts';
import type { Finding } from './fields/finding.ts';
import { lineOf, textOf } from './plain-text.ts';
import { fieldsOf } from './posting.ts';
import { assembled, isPast } from './read-job.ts';
import { dayIn } from './fields/dates.ts';
import { saidIn } from './structured.ts';

const MODES: Readonly<Record<string, string>> = { hybrid: 'Hybrid', remote: 'Remote' };

/** `gone` where the board knows no such posting; nothing where its answer is no data of its kind. */
export function jobOfBoard(
  { url, text }: { url: string; text: string },
  now: Date,
): ParsedJob | 'gone' | undefined {
  const found = boardAt(url);
  const record = found?.board.postingOf(text, found.url);
  if (!found || record === undefined) return undefined;
  if (record === 'gone') return 'gone';
  const fields = fieldsOf(record);
  if (fields.position === null) return undefined;
  const findings: Partial<Record<ReadField, Finding>> = {};
  for (const [name, value] of Object.entries(fields) as [keyof typeof fields, string | null][])
    if (value !== null) findings[name] = { value, source: 'board', certainty: 'sure' };
  // A name in an address is spelled as addresses are.
  if (found.company !== undefined)
    findings.company ??= { value: found.company, source: 'board', certainty: 'guess' };
  const mode = MODES[String(record['workMode']).toLowerCase()];
  if (mode !== undefined && !fields.location?.includes(mode)) {
    const place = fields.location === null ? mode : `${fields.location} · ${mode}`;
    findings.location = { value: place, source: 'board', certainty: 'sure' };
  }
  const state = isPast(dayIn(lineOf(record['validThrough']) ?? ''), now) ? 'closed' : 'open';
  return assembled({ ...saidIn(record['description'], 'board'), ...findings }, state, {
    url,
    source: found.board.name,
    text: textOf(record['description']) ?? '',
  });
}
