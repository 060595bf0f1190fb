import { fileURLToPath } from 'node:url';

import { load, type LoadFigures } from './load.ts';
import { startServer } from './server-process.ts';
import { medians, ratio, round, type Table } from './table.ts';

const THROUGHPUT = 0.6;
const P99 = 3;
const DURATION_MS = 3_000;
const WARM_UP_MS = 1_500;

const scriptOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const CONTACT = {
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  company: 'Example Ltd',
  opportunityType: 'consulting',
  message: 'We are looking for somebody to lead our infrastructure programme over the coming year.',
  elapsedMs: 42_000,
};

/** Answered from the content, without a model: the bench has no key. */
const QUESTION = { message: 'Which certifications do you hold?', history: [] };

const ENDPOINTS = [
  { path: '/api/contacts', makeBody: () => CONTACT },
  { path: '/api/chat', makeBody: () => QUESTION },
];

/** Loads our local host and the bare handler in turns: same statements, same kind of database, same visitors. */
export async function benchApi(runs: number): Promise<Table[]> {
  await using ours = await startServer({ script: scriptOf('../../netlify/local/start.ts') });
  await using floor = await startServer({ script: scriptOf('./api-floor.ts') });
  const servers = [
    { name: 'floor', port: floor.port },
    { name: 'ours', port: ours.port },
  ];

  const rows: Table['rows'] = [];
  for (const endpoint of ENDPOINTS) {
    const figures = new Map<string, LoadFigures[]>();
    for (const { port } of servers) await load({ ...endpoint, port, durationMs: WARM_UP_MS });
    for (let run = 1; run <= runs; run += 1) {
      for (const { name, port } of servers) {
        const measured = await load({ ...endpoint, port, durationMs: DURATION_MS });
        if (measured.failed > 0)
          throw new Error(`${endpoint.path} ${name}: ${measured.failed} requests failed`);
        figures.set(name, [...(figures.get(name) ?? []), measured]);
      }
      console.log(`api: ${endpoint.path} run ${run} of ${runs}`);
    }
    rows.push(rowOf(endpoint.path, medians(figures.get('ours') ?? []), medians(figures.get('floor') ?? [])));
  }
  return [
    {
      title: `API: local host beside a bare handler, 32 connections, medians of ${runs}`,
      columns: [
        'POST',
        'requests/s ÷ floor',
        'p99 ÷ floor',
        'requests/s',
        'p99 ms',
        'floor requests/s',
        'floor p99 ms',
      ],
      rows,
    },
  ];
}

function rowOf(path: string, ours: LoadFigures, floor: LoadFigures): Table['rows'][number] {
  return [
    path,
    ratio(ours.perSecond / floor.perSecond, { atLeast: THROUGHPUT }),
    ratio(ours.p99Ms / floor.p99Ms, { atMost: P99 }),
    round(ours.perSecond),
    round(ours.p99Ms),
    round(floor.perSecond),
    round(floor.p99Ms),
  ];
}
