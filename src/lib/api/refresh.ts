/** Tells every open page of the site that a list has changed, so that its query cache refreshes. */
import type { QueryKey } from '@tanstack/react-query';

/** What changed: a path such as `/api/contacts` (the first element of a key, P-NET-4), or a key's beginning. */
export type Refreshed = string | QueryKey;

const CHANNEL = 'refresh';

/** Announces that what `refreshed` returns has changed. */
export function announceRefresh(refreshed: Refreshed): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(refreshed);
  channel.close();
}

/** Calls `listener` for each announcement of another page; returns how to announce without hearing it. */
export function joinRefresh(listener: (refreshed: Refreshed) => void): (refreshed: Refreshed) => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' || Array.isArray(data)) listener(data);
  };
  return (refreshed) => channel.postMessage(refreshed);
}

/** The beginning of all query keys that `refreshed` stands for. */
export function keyOf(refreshed: Refreshed): QueryKey {
  return typeof refreshed === 'string' ? [refreshed] : refreshed;
}
