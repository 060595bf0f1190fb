/** Writes that go on while the host is killed and lines are cut: in the end each is there once. */
import { setTimeout as pause } from 'node:timers/promises';

import { jobApplicationInput } from '../../support/factories/job-application.ts';
import { startHost } from './killed-host.ts';

const LINES = 8;
/** One in so many lines is cut soon after it was sent, by the one who asks. */
const CUT_ONE_IN = 9;
const CUT_AFTER_MS = 4;

type Written = { sent: number; kills: number; wrong: string[] };

/** Applications for jobs, with their keys again until each is answered, on the host of `dataDir`. */
export async function writeThroughKills(
  dataDir: string,
  { writes, kills }: { writes: number; kills: number },
): Promise<Written> {
  const seen: Written = { sent: 0, kills: 0, wrong: [] };
  let host = startHost(dataDir);
  let done = 0;
  const kill = async () => {
    const killed = await host;
    await pause(seen.kills); // another moment each time
    await killed.kill();
    return startHost(dataDir);
  };
  const write = async (company: string): Promise<void> => {
    seen.sent += 1;
    const signal = seen.sent % CUT_ONE_IN === 0 ? AbortSignal.timeout(CUT_AFTER_MS) : undefined;
    const { send } = await host;
    const answer = await send('POST', '/api/job/applications', jobApplicationInput({ company }), {
      key: company,
      signal,
    }).catch(() => undefined);
    if (!answer || answer.status === 503) return write(company);
    if (!answer.ok) seen.wrong.push(`${company} is answered ${answer.status}`);
    done += 1;
    if (done % Math.ceil(writes / (kills + 1)) === 0 && seen.kills < kills) {
      seen.kills += 1;
      host = kill();
    }
  };
  const companies = Array.from({ length: writes }, (_, number) => `company-${number}-of-many`);
  const next = companies[Symbol.iterator]();
  const line = async () => {
    for (const company of next) await write(company);
  };
  await Promise.all(Array.from({ length: LINES }, line));
  const last = await host;
  const stored = await last.list('/api/job/applications', 'company');
  await last.kill();
  seen.wrong.push(...differences(companies, stored));
  return seen;
}

/** What is wrong with what is stored: each of `wanted` once. */
export function differences(wanted: string[], stored: unknown[]): string[] {
  return wanted.flatMap((one) => {
    const times = stored.filter((other) => other === one).length;
    return times === 1 ? [] : [`${one} is there ${times} times`];
  });
}
