/**
 * What repetition costs at every entrance that takes text or bytes, at the full size that is allowed: public ones may
 * keep others waiting for 200 ms, the owner's for 1 s, and twice the text may cost twice as much.
 */
import { entrancesOf } from './hostile/entrances.ts';
import { grow, growthOf, LINEAR, type Entrance, type Result } from './hostile/entrance.ts';
import { forgetCalls, openHost } from './hostile/host.ts';
import { seed } from './hostile/seed.ts';
import { round, type Table } from './table.ts';

const PUBLIC_MS = 200;
const OWNER_MS = 1_000;

/** @param only a regular expression for the names of the entrances to measure; all without it */
export async function benchHostile(only = ''): Promise<Table[]> {
  await using host = await openHost();
  await seed(host);
  const entrances = (await entrancesOf(host)).filter(({ name }) => new RegExp(only).test(name));
  const results: Result[] = [];
  for (const entrance of entrances) {
    const send = async (text: string) => {
      await forgetCalls(host.db);
      return entrance.send(text);
    };
    const worst = await grow({ ...entrance, send });
    if (!worst) continue;
    results.push(worst);
    console.log(rowOf(worst).join(' | '));
  }
  return [tableOf('Public entrances', results, true), tableOf("The owner's entrances", results, false)];
}

function tableOf(title: string, results: Result[], isPublic: boolean): Table {
  const costOf = ({ figures: [, , all] }: Result) => all.cpuMs;
  const rows = results
    .filter(({ entrance }) => entrance.isPublic === isPublic)
    .toSorted((a, b) => costOf(b) - costOf(a))
    .map(rowOf);
  return {
    title: `${title}, at the size that is allowed`,
    columns: ['entrance', 'worst of', 'size', 'status', 'ms blocked', 'ms', 'MiB', 'growth', 'failed'],
    rows,
  };
}

function rowOf(result: Result): Table['rows'][number] {
  const { entrance, piece, figures, failures } = result;
  const [, , { status, cpuMs, wallMs, memoryMiB }] = figures;
  const limit = limitOf(entrance);
  const growth = growthOf(result);
  return [
    entrance.name,
    piece.replaceAll('|', '¦'),
    entrance.maximum,
    status,
    `${round(cpuMs)} ${cpuMs <= limit ? '✓' : '✗'}`,
    round(wallMs),
    round(memoryMiB),
    growth === undefined ? '–' : `${round(growth)} ${growth <= LINEAR ? '✓' : '✗'}`,
    failures.slice(0, 3).join('; ').replaceAll('|', '¦'),
  ];
}

const limitOf = ({ isPublic }: Entrance) => (isPublic ? PUBLIC_MS : OWNER_MS);
