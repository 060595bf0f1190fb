import type { ScreenshotRun } from '#contracts/screenshots.ts';
import { formatCount } from '#lib/owner/format.ts';

/** `7 of 18` */
export const progressOf = ({ done, failed, total }: ScreenshotRun): string => `${done + failed} of ${total}`;

/** 0 to 100; a failed picture is over as well. */
export const percentOf = ({ done, failed, total }: ScreenshotRun): number =>
  total === 0 ? 0 : ((done + failed) / total) * 100;

/** `18 pictures made`, `16 of 18 pictures made, 2 failed`. */
export function resultOf({ done, failed, total }: Pick<ScreenshotRun, 'done' | 'failed' | 'total'>): string {
  if (failed === 0) return `${formatCount(done, 'picture')} made`;
  return `${done} of ${formatCount(total, 'picture')} made, ${failed} failed`;
}

/** `Mon, Nov 23, 2:00 AM GMT+1`: a moment as the clock of another place shows it. */
export const momentIn = (timeZone: string, at: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(at));

/** A day of the owner's calendar, which is no moment: noon of it is the same day everywhere. */
export const nightName = (night: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${night}T12:00:00Z`));

/** `12.4%` of a picture; what is less than a tenth of a percent is still something. */
export function shareOf(share: number): string {
  return share < 0.001 ? 'under 0.1%' : `${Number((share * 100).toFixed(1))}%`;
}
