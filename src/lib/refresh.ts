/** Tells every open page of the site that a list has changed, so that its query cache refreshes. */
const CHANNEL = 'refresh';

/** Announces that what `queryKey` (a path such as `/api/contacts`) returns has changed. */
export function announceRefresh(queryKey: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(queryKey);
  channel.close();
}

/** Calls `listener` for each announcement of another page; returns how to stop. */
export function onRefresh(listener: (queryKey: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (typeof data === 'string') listener(data);
  };
  return () => channel.close();
}
