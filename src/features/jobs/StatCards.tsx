import { useQuery } from '@tanstack/react-query';

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
    <dl
      aria-busy={!data}
      className="mb-5 grid grid-cols-6 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-5"
    >
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="col-span-2 flex flex-col-reverse justify-end bg-surface px-4 py-3 nth-[n+4]:col-span-3 sm:col-span-1! sm:px-5"
        >
          <dt className="text-xs text-muted sm:text-sm">{label}</dt>
          <dd className="text-2xl font-medium tabular-nums">
            {value?.toLocaleString('en-US') ?? <span aria-hidden="true">–</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** J-2 interviews and offers of all applications, in whole per cent; 0 when there are none. */
export function responseRate(stats: { total: number; interview: number; offer: number }): number {
  return stats.total > 0 ? Math.round(((stats.interview + stats.offer) / stats.total) * 100) : 0;
}
