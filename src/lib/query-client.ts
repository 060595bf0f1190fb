/** Server state of the owner's screens: TanStack Query with the defaults of P-NET-4 and P-NET-5. */
import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';

import { apiRequest } from './api-request.ts';
import { feedbackCache } from './mutation-feedback.ts';
import { onRefresh } from './refresh.ts';

/** GETs the first element of the query key, with cookies, as JSON (P-NET-4). */
export function fetchQueryKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  return apiRequest(String(queryKey[0]), { signal });
}

/** A client that never refetches or retries by itself, and refreshes what another tab changed. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: feedbackCache(() => client),
    defaultOptions: {
      queries: {
        queryFn: fetchQueryKey,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
  onRefresh((queryKey) => void client.invalidateQueries({ queryKey: [queryKey] }));
  return client;
}
