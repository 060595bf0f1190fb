import { useQuery } from '@tanstack/react-query';

import { Figures } from '#components/ui/Figures.tsx';
import { ErrorState } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';

/** J-2 the applications in numbers. */
export function StatCards() {
  const { data, error, refetch } = useQuery(api.jobs.dashboard.queryOptions());
  if (error && !data)
    return (
      <div className="mb-5">
        <ErrorState title="The numbers could not be loaded" error={error} onRetry={() => void refetch()} />
      </div>
    );
  const figures = [
    { label: 'Total', value: data?.total },
    { label: 'Interview', value: data?.interview },
    { label: 'Pending', value: data?.pending },
    { label: 'Offer', value: data?.offer },
    { label: 'Response rate', value: data && `${responseRate(data)}%` },
  ];
  return (
    <Figures
      figures={figures}
      className="mb-5 grid-cols-6 min-[22rem]:grid-cols-5"
      placeClassName="col-span-2 nth-[n+4]:col-span-3 min-[22rem]:col-span-1! max-sm:px-2 max-sm:[&_dd]:text-xl"
    />
  );
}

/** J-2 interviews and offers of all applications, in whole per cent; 0 when there are none. */
export function responseRate(stats: { total: number; interview: number; offer: number }): number {
  return stats.total > 0 ? Math.round(((stats.interview + stats.offer) / stats.total) * 100) : 0;
}
