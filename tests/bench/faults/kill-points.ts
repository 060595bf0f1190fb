/** Sixty times SIGKILL, each at another moment of another work: nothing that was answered is lost, nothing is there twice. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { jobApplicationInput } from '../../support/factories/job-application.ts';
import type { Table } from '../table.ts';
import { kill, run, startHost, type KilledHost } from './killed-host.ts';
import { differences, writeThroughKills } from './writes.ts';

const POINTS_OF_EACH = 10;
/** Lines that send at once; the host is killed while it works on what follows an answer to each. */
const LINES = 4;
const WRITES = 1_000;

type Seen = { begun: number; answered: number; wrong: string[] };
type Room = { dataDir: string; host: KilledHost; round: number; restart: () => Promise<KilledHost> };
type Work = (room: Room) => Promise<Seen>;

/** @param only one kind of work */
export async function killPoints(only: string | undefined): Promise<Table> {
  const rows: Table['rows'] = only === undefined || only === 'writes' ? [await killWrites()] : [];
  for (const [name, work] of Object.entries(WORKS)) {
    if (only !== undefined && only !== name) continue;
    const sum: Seen = { begun: 0, answered: 0, wrong: [] };
    for (let point = 0; point < POINTS_OF_EACH; point += 1) {
      const seen = await onePoint(work, point);
      console.log(name, point, JSON.stringify(seen));
      sum.begun += seen.begun;
      sum.answered += seen.answered;
      sum.wrong.push(...seen.wrong);
    }
    console.log(`${name}: ${sum.begun} begun, ${sum.answered} answered, ${sum.wrong.length} wrong`);
    rows.push([name, POINTS_OF_EACH, sum.begun, sum.answered, sum.wrong.slice(0, 3).join('; ') || '0 ✓']);
  }
  return {
    title: 'SIGKILL in the middle of work',
    columns: ['work', 'kills', 'begun', 'answered', 'lost, doubled or broken'],
    rows,
  };
}

/** On one data folder, so that each start goes on from what the kill before has left. */
async function killWrites(): Promise<Table['rows'][number]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'killed-'));
  const { sent, kills, wrong } = await writeThroughKills(dataDir, { writes: WRITES, kills: POINTS_OF_EACH });
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  return ['writes, cut lines too', kills, sent, WRITES, wrong.slice(0, 3).join('; ') || '0 ✓'];
}

async function onePoint(work: Work, point: number): Promise<Seen> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'killed-'));
  let host = await startHost(dataDir);
  const restart = async () => (host = await startHost(dataDir));
  try {
    return await work({ dataDir, host, round: point, restart });
  } finally {
    await host.kill();
    await pause(300); // its Postgres sees that it is alone and ends
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Sent = { key: string; isAnswered: boolean };

/** Sends one after the other on several lines until the host is killed, then all of them again with their keys. */
async function sendUntilKilled(
  { host, round, restart }: Room,
  send: (host: KilledHost, key: string) => Promise<Response>,
): Promise<{ host: KilledHost; sent: Sent[]; wrong: string[] }> {
  const sent: Sent[] = [];
  const { promise: isUnderWay, resolve: begin } = Promise.withResolvers<number>();
  let isKilled = false;
  const line = async () => {
    while (!isKilled) {
      const one = { key: `kill-point-${sent.length}-write`, isAnswered: false };
      sent.push(one);
      const takenMs = await timed(async () => {
        one.isAnswered = await send(host, one.key).then(
          ({ ok }) => ok,
          () => false,
        );
      });
      if (sent.filter(({ isAnswered }) => isAnswered).length >= LINES) begin(takenMs);
    }
  };
  const lines = Array.from({ length: LINES }, line);
  await pause(partOf(await isUnderWay, round));
  await host.kill();
  isKilled = true;
  await Promise.all(lines);
  const again = await restart();
  const wrong: string[] = [];
  for (const { key } of sent) {
    const { status, ok } = await send(again, key);
    if (!ok) wrong.push(`${key} is answered ${status} when it is sent again`);
  }
  return { host: again, sent, wrong };
}

const counted = (sent: Sent[], wrong: string[]): Seen => ({
  begun: sent.length,
  answered: sent.filter(({ isAnswered }) => isAnswered).length,
  wrong,
});

const publishing: Work = async (room) => {
  const { host, sent, wrong } = await sendUntilKilled(room, (on, key) =>
    on.send('POST', '/api/blog/admin/posts', { title: key, content: 'Text.', status: 'published' }, { key }),
  );
  for (const { key } of sent) {
    const { status } = await host.send('GET', `/api/blog-post?slug=${key}`);
    if (status !== 200) wrong.push(`${key} is not there for readers`);
  }
  const twice = await host.send('GET', `/api/blog-post?slug=kill-point-0-write-2`);
  return counted(sent, twice.ok ? [...wrong, 'a post is there twice'] : wrong);
};

const upload: Work = async (room) => {
  const form = (key: string) => {
    const body = new FormData();
    body.append('category', 'other');
    body.append('file', new File([`${key} ${'x'.repeat(200_000)}`], `${key}.txt`));
    return body;
  };
  const { host, sent, wrong } = await sendUntilKilled(room, (on, key) =>
    on.send('POST', '/api/tools/files/upload', form(key), { key }),
  );
  wrong.push(
    ...differences(
      sent.map(({ key }) => `${key}.txt`),
      await host.list('/api/tools/files', 'originalName'),
    ),
  );
  for (const id of await host.list('/api/tools/files', 'id')) {
    const bytes = await host.send('GET', `/api/tools/files/${String(id)}/download`);
    if (!bytes.ok || (await bytes.text()).length < 200_000)
      wrong.push(`file ${String(id)} has lost its bytes`);
  }
  return counted(sent, wrong);
};

/** How long the newest build took that was not cut off. */
let buildMs = 10_000;

/** A build that is cut off leaves what was served, and the next one stands. */
const build: Work = async ({ dataDir, host, round, restart }) => {
  await host.kill();
  const folder = path.join(dataDir, 'site');
  const building = () => run('netlify/commands/build-local.ts', [], dataDir, { BUILD_FOLDER: folder });
  const cut = building();
  await pause(partOf(buildMs, round));
  await kill(cut);
  const whole = building();
  buildMs = await timed(() => once(whole, 'exit'));
  await restart();
  const isThere = existsSync(path.join(folder, 'dist/index.html'));
  const wrong = whole.exitCode === 0 && isThere ? [] : [`the build after ends with ${whole.exitCode}`];
  return { begun: 1, answered: cut.exitCode === 0 ? 1 : 0, wrong };
};

/** What is called a backup is whole. */
const backup: Work = async ({ dataDir, host, round }) => {
  for (let number = 0; number < 30; number += 1)
    await host.send('POST', '/api/job/applications', jobApplicationInput({ company: `Company ${number}` }));
  const wholeMs = await timed(() =>
    ends('netlify/commands/backup.ts', [path.join(dataDir, 'first')], dataDir),
  );
  const making = run('netlify/commands/backup.ts', [], dataDir);
  await pause(partOf(wholeMs, round));
  await kill(making);
  const folder = path.join(dataDir, 'backups');
  const wrong: string[] = [];
  const made = existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith('.unfinished')) : [];
  for (const name of made)
    if ((await ends('netlify/commands/restore.ts', [path.join(folder, name), '--check'], dataDir)) !== 0)
      wrong.push(`${name} is not whole`);
  if ((await ends('netlify/commands/backup.ts', [], dataDir)) !== 0) wrong.push('the next backup fails');
  return { begun: 1, answered: made.length, wrong };
};

/** Either all of the backup is there or all that was before; once more, and it is there. */
const restore: Work = async ({ dataDir, host, round, restart }) => {
  const make = (company: string, on: KilledHost) =>
    on.send('POST', '/api/job/applications', jobApplicationInput({ company }));
  for (const company of ['One', 'Two', 'Three']) await make(company, host);
  const folder = path.join(dataDir, 'kept');
  const wrong: string[] = [];
  if ((await ends('netlify/commands/backup.ts', [folder], dataDir)) !== 0) wrong.push('the backup fails');
  const wholeMs = await timed(() => ends('netlify/commands/restore.ts', [folder, '--replace'], dataDir));
  await host.kill();
  const before = await restart();
  await make('After the backup', before);
  const restoring = run('netlify/commands/restore.ts', [folder, '--replace'], dataDir);
  await pause(partOf(wholeMs, round));
  await kill(restoring);
  await before.kill();
  const again = await restart();
  const count = async (on: KilledHost) => (await on.list('/api/job/applications', 'id')).length;
  const found = await count(again);
  if (found !== 3 && found !== 4) wrong.push(`${found} applications are there, neither 3 nor 4`);
  if ((await ends('netlify/commands/restore.ts', [folder, '--replace'], dataDir)) !== 0)
    wrong.push('restoring once more fails');
  await again.kill();
  const last = await restart();
  if ((await count(last)) !== 3) wrong.push('restored once more it is not as it was');
  return { begun: 1, answered: found === 3 ? 1 : 0, wrong };
};

/** Milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** From the first tenth of the time that the whole takes to its end. */
const partOf = (wholeMs: number, round: number) => (wholeMs * (round + 1)) / POINTS_OF_EACH;

async function ends(script: string, parameters: string[], dataDir: string): Promise<number | null> {
  const [code] = (await once(run(script, parameters, dataDir), 'exit')) as [number | null];
  return code;
}

const WORKS: Record<string, Work> = { publishing, upload, build, backup, restore };
