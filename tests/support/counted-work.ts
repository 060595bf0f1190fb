/** How much code runs: a measure of work that no other process changes, unlike time. */
import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';

const GOES = 3;

/**
 * Counts from here on; code that ran before is counted in part only.
 *
 * @param folder only code of files whose address holds it is counted
 * @returns how often the blocks of that code run, in all, in one go; the most of some goes, because V8 forgets counts
 *   of code that it throws away meanwhile
 */
export async function workCounter(folder: string): Promise<(run: () => unknown) => Promise<number>> {
  setFlagsFromString('--no-flush-bytecode'); // its counts would go with code that waits for long
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const counted = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => url.includes(folder))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
  };
  return async (run) => {
    let most = 0;
    for (let go = 0; go < GOES; go += 1) {
      await counted();
      await run();
      most = Math.max(most, await counted());
    }
    return most;
  };
}
