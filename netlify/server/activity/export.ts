/** `GET /api/tools/logs/export`: the whole log, or what matches, a batch at a time. */
import { activity, LogExportQuery, SYSTEM_USERNAME } from '#contracts/activity.ts';

import { CSV_TYPE, csvLine, CSV_BEGIN } from '../api/csv.ts';
import { invalidInput } from '../api/errors.ts';
import { requireOwner } from '../api/owner-only.ts';
import { isCallOf } from '../api/procedures.ts';
import type { PlainHandler } from '../api/serve.ts';
import type { Database } from '../db/database.ts';
import { selectChainedLogs } from './repository.ts';

const BATCH = 1_000;

type Row = Awaited<ReturnType<typeof selectChainedLogs>>[number];
type Format = { type: string; fileName: string; begin: string; line: (row: Row) => string };

const FORMATS: Record<LogExportQuery['format'], Format> = {
  csv: {
    type: CSV_TYPE,
    fileName: 'activity.csv',
    begin:
      CSV_BEGIN +
      csvLine(['Time', 'User', 'Action', 'Resource', 'Resource ID', 'Details', 'Address', 'Browser']),
    line: ({ log, username }) =>
      csvLine([
        log.createdAt,
        username ?? SYSTEM_USERNAME,
        log.action,
        log.resource,
        log.resourceId,
        log.details,
        log.ipAddress,
        log.userAgent,
      ]),
  },
  jsonl: { type: 'application/x-ndjson', fileName: 'activity.jsonl', begin: '', line: jsonLine },
};

/** Everything that is hashed, and beside it the hash and the name. */
function jsonLine({ log, link, username }: Row): string {
  const { logId: _, hash = null, ...place } = link ?? { sequence: null, previousHash: null };
  return `${JSON.stringify({ ...log, ...place, hash, username: username ?? SYSTEM_USERNAME })}\n`;
}

export const exportHandler: PlainHandler = async (context) => {
  if (!isCallOf(activity.exportCsv, context.request)) return undefined;
  const { db } = await requireOwner(context);
  const { searchParams } = new URL(context.request.url);
  const query = LogExportQuery.safeParse(Object.fromEntries(searchParams));
  if (!query.success) throw invalidInput(query.error.issues);
  const { format: name, ...filters } = query.data;
  const format = FORMATS[name];
  const lines = linesOf(db, filters, format);
  const first = await lines.next(); // a database that is down is still an error, not a broken file
  const headers = {
    'content-type': format.type,
    'content-disposition': `attachment; filename="${format.fileName}"`,
  };
  return new Response(streamOf(first, lines), { headers });
};

/** The text of the file, a batch of entries at a time; what is written meanwhile is not in it. */
async function* linesOf(db: Database, filters: Omit<LogExportQuery, 'format'>, { begin, line }: Format) {
  let text = begin;
  let before: number | undefined;
  for (;;) {
    const rows = await selectChainedLogs(db, { ...filters, before, limit: BATCH });
    yield text + rows.map(line).join('');
    text = '';
    before = rows.at(-1)?.log.id;
    if (rows.length < BATCH) return;
  }
}

/** Reads on only as fast as the answer is taken. */
function streamOf(first: IteratorResult<string, void>, rest: AsyncGenerator<string, void>): ReadableStream {
  const encoder = new TextEncoder();
  let next: IteratorResult<string, void> | undefined = first;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = next ?? (await rest.next());
      next = undefined;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await rest.return();
    },
  });
}
