/** Pictures of pages for social platforms, and how links to them look there (A-SCR-1, A-SCR-2, D25). */
import { z } from 'zod';

import { owner } from './base.ts';
import { SocialPage } from './social-cards.ts';
import { SocialPlatform } from './social-platforms.ts';
import { ById, Id, Moment } from './values.ts';

/** Local time of the nightly run (A-SCR-1). */
export const SCREENSHOT_HOUR = 2;
export const SCREENSHOT_NIGHTS_KEPT = 14;

const ROUTE_MAXIMUM = 250;
const ROUTE_HINT = 'Use the path of a page of this site, such as /blog';

/** Path of a page of this site; which ones there are, the server knows. */
export const Route = z
  .string(ROUTE_HINT)
  .max(ROUTE_MAXIMUM, ROUTE_HINT)
  .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, ROUTE_HINT);

/** IANA name, as `Europe/Berlin`; offsets such as `+02:00` know no summer time. */
export const TimeZone = z
  .string('Choose a time zone')
  .max(60, 'Use an IANA name such as Europe/Berlin')
  .refine(isTimeZone, 'Use an IANA name such as Europe/Berlin');

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const Count = z.number().int();

export const Screenshot = z.object({
  id: Id,
  platform: SocialPlatform,
  route: z.string(),
  /** In pixels. */
  width: Count,
  height: Count,
  state: z.enum(['pending', 'done', 'failed']),
  /** What went wrong at the last attempt, as a sentence; it may be pending again. */
  reason: z.string().nullable(),
  takenAt: Moment.nullable(),
  /** In bytes. */
  size: Count.nullable(),
  /** From 0 to 1: how much differs from the night before; null where there is nothing to compare with. */
  changedShare: z.number().nullable(),
  /** Path of the image; null until there is one. */
  imagePath: z.string().nullable(),
  /** Path of the image of what differs, if anything does. */
  differencePath: z.string().nullable(),
  /** Path of the image that it was compared with, which may be gone meanwhile. */
  beforePath: z.string().nullable(),
});
export type Screenshot = z.infer<typeof Screenshot>;

export const ScreenshotRun = z.object({
  id: Id,
  /** `waiting` until somebody works on it; after a crash it waits again. */
  state: z.enum(['waiting', 'running', 'finished']),
  /** The night it is for, as `2026-11-22`; null for one on request. */
  night: z.string().nullable(),
  requestedAt: Moment,
  startedAt: Moment.nullable(),
  finishedAt: Moment.nullable(),
  /** Why it came to nothing, as a sentence. */
  reason: z.string().nullable(),
  total: Count,
  done: Count,
  failed: Count,
  pictures: z.array(Screenshot),
});
export type ScreenshotRun = z.infer<typeof ScreenshotRun>;

export const ScreenshotStatus = z.object({
  isRunning: z.boolean(),
  /** When the next nightly run begins; null where there is no browser. */
  nextRun: Moment.nullable(),
  timeZone: z.string(),
  /** Why no pictures can be made here, as a sentence; null where they can. */
  reason: z.string().nullable(),
  /** The three pages of a whole run, as they are now. */
  pages: z.array(z.string()),
  /** The one that is open, else the last one. */
  run: ScreenshotRun.nullable(),
  /** The last good picture of each page and platform. */
  latest: z.array(Screenshot),
});
export type ScreenshotStatus = z.infer<typeof ScreenshotStatus>;

/** A kept night and what differed from the one before. */
export const ScreenshotNight = z.object({
  night: z.string(),
  runId: Id,
  done: Count,
  failed: Count,
  /** Pictures whose pixels differ, the most changed first. */
  changed: z.array(Screenshot),
});
export type ScreenshotNight = z.infer<typeof ScreenshotNight>;

const Settings = z.strictObject({ timeZone: TimeZone });

export const screenshots = {
  status: owner.get('/tools/screenshots/status', 'What runs, and the pictures').output(ScreenshotStatus),
  generate: owner
    .post('/tools/screenshots/generate', 'Make all pictures anew', {
      successStatus: 202,
      description:
        'Answers at once; the status tells how far it is. While a run is open this joins it. 503 `NO_BROWSER` says why there are none here.',
    })
    .output(z.object({ joined: z.boolean(), run: ScreenshotRun })),
  platform: owner
    .post('/tools/screenshots/platform/{platform}', 'One picture, made anew', {
      description:
        'Waits for it up to 45 seconds; 503 `NOT_READY` if it takes longer, and it is then in the status.',
    })
    .input(z.strictObject({ platform: SocialPlatform, route: Route }))
    .output(z.file()),
  nights: owner
    .get('/tools/screenshots/nights', 'What changed from night to night')
    .output(z.array(ScreenshotNight)),
  image: owner.get('/tools/screenshots/pictures/{id}', 'The bytes of a picture').input(ById).output(z.file()),
  difference: owner
    .get('/tools/screenshots/pictures/{id}/difference', 'What differs from the night before, in red')
    .input(ById)
    .output(z.file()),
  cards: owner
    .get('/tools/screenshots/cards', 'How links look on each platform, and what is wrong with them', {
      description: 'Of the three pages, or of the page at `route`.',
    })
    .input(z.strictObject({ route: Route.optional() }))
    .output(z.array(SocialPage)),
  saveSettings: owner
    .put('/tools/screenshots/settings', 'The time zone of the nightly run')
    .input(Settings)
    .output(z.object({ timeZone: z.string(), nextRun: Moment.nullable() })),
};
