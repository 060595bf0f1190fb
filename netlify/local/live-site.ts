/** The site that is served now, and how a new build takes its place. */
import { setTimeout as pause } from 'node:timers/promises';

import { isSameBuild, readStamp, type BuildStamp } from '../build/build-stamp.ts';
import { openSite, type Site } from './site.ts';
import type { SiteFolders } from '../build/site-folders.ts';

/** Changes that come in a burst are built together. */
const DEBOUNCE_MS = 300;

export type LiveSite = {
  site: () => Site;
  /** Resolves when a build of the present posts is served, rejects when the old one stays. One at a time. */
  rebuild: () => Promise<void>;
  stop: () => void;
};

export type Builder = {
  folders: SiteFolders;
  configFile: string;
  build: (folder: string, signal: AbortSignal) => Promise<void>;
  /** What a build would be made of now. */
  present: () => Promise<BuildStamp>;
  debounceMs?: number;
};

/** Serves the build in `first` until a newer one stands. */
export async function openLiveSite(
  first: string,
  { folders, configFile, build, present, debounceMs = DEBOUNCE_MS }: Builder,
): Promise<LiveSite> {
  const stopping = new AbortController();
  let folder = first;
  let stamp = readStamp(folder);
  let site = await openSite(folder, configFile);
  /** Where the on-demand function was loaded from: modules stay in memory, so the same is not loaded twice. */
  let onDemandFolder = first;
  folders.keep([folder]);

  async function swap(next: string): Promise<void> {
    const made = readStamp(next);
    const isSameCode = made?.sources === stamp?.sources;
    const opened = await openSite(next, configFile, isSameCode ? site.onDemand : undefined);
    if (!isSameCode) onDemandFolder = next;
    // Answers under way still read the folder before.
    folders.keep([next, folder, onDemandFolder]);
    [site, folder, stamp] = [opened, next, made];
  }

  async function rebuild(): Promise<void> {
    await pause(debounceMs);
    if (isSameBuild(stamp, await present())) return;
    const next = folders.next();
    try {
      await build(next, stopping.signal);
      await swap(next);
    } catch (error) {
      // The request stays in the outbox, and the next start finds it there.
      if (stopping.signal.aborted) await new Promise(() => {});
      folders.keep([folder, onDemandFolder]);
      throw error;
    }
  }

  return { site: () => site, rebuild, stop: () => stopping.abort() };
}
