/** When two in the morning is where the owner lives (A-SCR-1). */
import { Cron } from 'croner';

import { SCREENSHOT_HOUR } from '#contracts/screenshots.ts';

/**
 * How late a night's run may begin: whoever switches the machine on at breakfast gets it, a new instance in the
 * afternoon waits for its first night.
 */
const LATE_MS = 6 * 60 * 60 * 1000;
export const DEFAULT_TIME_ZONE = 'UTC'; // D25

/** An hour that the clock skips is followed by the next, one that it repeats counts once. */
const cron = (timezone: string) => new Cron(`0 ${SCREENSHOT_HOUR} * * *`, { timezone, paused: true });

export function nextNight(timeZone: string, now: Date): Date {
  const next = cron(timeZone).nextRun(now);
  if (!next) throw new Error('two in the morning never comes');
  return next;
}

/** The night whose run is due, as a date of the owner's calendar; undefined at any other time. */
export function dueNight(timeZone: string, now: Date): string | undefined {
  // Runs lie before the moment that is asked about, and now may be the very moment.
  const [last] = cron(timeZone).previousRuns(1, new Date(now.getTime() + 1_000));
  if (!last || last > now || now.getTime() - last.getTime() > LATE_MS) return undefined;
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(last);
}
