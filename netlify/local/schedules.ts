import { Cron } from 'croner';

import { callFunction } from './call-function.ts';
import type { LoadedFunction } from './functions.ts';

/** Runs the scheduled functions at their times (UTC, as on Netlify) and returns how to stop. */
export function startSchedules(functions: LoadedFunction[], origin: string): () => void {
  const jobs = functions.flatMap((scheduled) => {
    if (!scheduled.schedule) return [];
    const run = async () => {
      const request = new Request(`${origin}/.netlify/functions/${scheduled.name}`, { method: 'POST' });
      await callFunction(scheduled, request, '127.0.0.1');
    };
    const report = (error: unknown) => console.error(`Scheduled function ${scheduled.name} failed`, error);
    return [new Cron(scheduled.schedule, { timezone: 'UTC', protect: true, catch: report }, run)];
  });
  return () => jobs.forEach((job) => job.stop());
}
