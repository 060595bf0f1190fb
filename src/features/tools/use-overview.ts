import { useQuery } from '@tanstack/react-query';

import { api } from '#lib/api/api.ts';

/** Totals, the latest activity and what waits for the owner (T-2). */
export const useOverview = () => useQuery(api.dashboard.overview.queryOptions());
