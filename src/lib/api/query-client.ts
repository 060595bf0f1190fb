/** Server state of the owner's screens: TanStack Query with the defaults of P-NET-4 and P-NET-5. */
import { QueryClient, type Query, type QueryFunctionContext } from '@tanstack/react-query';

import { apiRequest } from './api-request.ts';
import { feedbackCache } from './mutation-feedback.ts';
import { joinRefresh, keyOf, type Refreshed } from './refresh.ts';

/** Every change is in the activity log and may be counted on the dashboard. */
const CHANGED_BY_ALL: readonly Refreshed[] = [[['activity']], [['dashboard']]];

/** GETs the first element of the query key, with cookies, as JSON (P-NET-4). */
export function fetchQueryKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  return apiRequest(String(queryKey[0]), { signal });
}

const isFirstLoad = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching';

/** Loads again what the owner looks at and what he will look at next. */
export function refreshQueries(client: QueryClient, refreshed: Refreshed): Promise<void> {
  const queryKey = keyOf(refreshed);
  // What loads for the first time may have been read before the change; TanStack Query would take it for fresh.
  void client.cancelQueries({ queryKey, type: 'active', predicate: isFirstLoad }, { silent: true });
  return client.invalidateQueries({ queryKey });
}

/** A client that never refetches or retries by itself, and refreshes what this or another tab changed. */
export function createQueryClient(): QueryClient {
  const refresh = (refreshed: Refreshed) => refreshQueries(client, refreshed);
  const announce = joinRefresh((refreshed) => void refresh(refreshed));
  const client: QueryClient = new QueryClient({
    mutationCache: feedbackCache(async (refreshes) => {
      const all = [...refreshes, ...CHANGED_BY_ALL];
      for (const refreshed of all) announce(refreshed);
      await Promise.all(all.map(refresh));
    }),
    defaultOptions: {
      queries: {
        queryFn: fetchQueryKey,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retry: false,
        // Offline a call fails and says so: waiting for the connection would look like a slow server.
        networkMode: 'always',
        refetchOnReconnect: true, // what could not be loaded; nothing else is ever stale
      },
      // A change that waited for the connection would happen long after its owner has given it up.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
