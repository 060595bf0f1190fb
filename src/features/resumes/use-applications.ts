import { useQuery } from '@tanstack/react-query';

import { api } from '#lib/api/api.ts';

/** Without their long texts. */
export const ALL_APPLICATIONS = { input: { texts: 'none' } } as const;

/** The applications that a resume can be made for. */
export const useApplications = () => useQuery(api.jobs.list.queryOptions(ALL_APPLICATIONS));

/** R-5 `position at company`. */
export const applicationName = ({ position, company }: { position: string; company: string }) =>
  `${position} at ${company}`;
