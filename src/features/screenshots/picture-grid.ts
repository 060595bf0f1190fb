/** The pictures as the grid shows them: what there is, and what the run at hand makes of it. */
import type { Screenshot, ScreenshotStatus } from '#contracts/screenshots.ts';
import { SOCIAL_PLATFORMS, type SocialPlatform } from '#contracts/social-platforms.ts';

export type Cell = {
  route: string;
  platform: SocialPlatform;
  /** The last good picture, whatever its age. */
  picture: Screenshot | undefined;
  state:
    | 'none'
    | 'done'
    /** The open run has yet to make it. */
    | 'pending'
    | 'failed';
  /** What went wrong at the last attempt, as a sentence, unless the whole run says it. */
  reason: string | null;
};

export type PageRow = {
  route: string;
  /** False for a page that the nightly run no longer takes, or never did. */
  isNightly: boolean;
  cells: Cell[];
};

export function pictureGrid(status: Pick<ScreenshotStatus, 'pages' | 'run' | 'latest'>): PageRow[] {
  const { pages, run, latest } = status;
  const others = [...latest, ...(run?.pictures ?? [])].map(({ route }) => route);
  return Array.from(new Set([...pages, ...others]), (route) => ({
    route,
    isNightly: pages.includes(route),
    cells: SOCIAL_PLATFORMS.map((platform) => cellOf(status, route, platform)),
  }));
}

export function cellOf(
  { run, latest }: Pick<ScreenshotStatus, 'run' | 'latest'>,
  route: string,
  platform: SocialPlatform,
): Cell {
  const isIt = (one: Screenshot) => one.route === route && one.platform === platform;
  const picture = latest.find(isIt);
  const current = run?.pictures.find(isIt);
  const cell = { route, platform, picture };
  if (current && current.state !== 'done') {
    const reason = current.reason === run?.reason ? null : current.reason;
    return { ...cell, state: current.state, reason };
  }
  return { ...cell, state: picture ? 'done' : 'none', reason: null };
}
