import type { ReactNode } from 'react';

import type { DatabaseOverview } from '#contracts/database.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { ErrorState, Skeleton } from '#components/ui/States.tsx';
import { formatBytes, formatCount } from '#lib/owner/format.ts';

import { IndexNotes } from './IndexNotes.tsx';
import { Meter } from './Meter.tsx';

type Props = {
  query: { data: DatabaseOverview | undefined; error: unknown; refetch: () => unknown };
};

/** The database in figures. */
export function Overview({ query: { data, error, refetch } }: Props) {
  if (error)
    return (
      <div className="mb-5">
        <ErrorState title="The overview could not be loaded" error={error} onRetry={() => void refetch()} />
      </div>
    );
  if (!data) return <Skeleton label="Loading the overview" lines={3} />;
  return (
    <section aria-label="Overview" className="mb-5 grid gap-3">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
        <Figure label="PostgreSQL" value={data.version} />
        <Size {...data} />
        <Connections {...data.connections} />
        <Migrations {...data.migrations} />
      </dl>
      <IndexNotes overview={data} />
    </section>
  );
}

function Figure({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  return (
    <div className="min-w-0 bg-surface px-4 py-3 sm:px-5">
      <dt className="text-xs text-muted sm:text-sm">{label}</dt>
      <dd>
        <span className="text-xl font-medium wrap-anywhere tabular-nums sm:text-2xl">{value}</span>
        {children && <div className="text-xs text-muted">{children}</div>}
      </dd>
    </div>
  );
}

/** Against what the plan allows, where it is known. */
function Size({ totalBytes, limitBytes }: Pick<DatabaseOverview, 'totalBytes' | 'limitBytes'>) {
  const value = formatBytes(totalBytes);
  if (limitBytes === null) return <Figure label="Size" value={value} />;
  const text = `${Math.round((totalBytes / limitBytes) * 100)}% of ${formatBytes(limitBytes)}`;
  return (
    <Figure label="Size" value={value}>
      <Meter label="Size of the database" text={text} value={totalBytes} maximum={limitBytes} />
      {text}
    </Figure>
  );
}

function Connections({ used, maximum }: DatabaseOverview['connections']) {
  return (
    <Figure label="Connections" value={String(used)}>
      <Meter label="Connections" text={`${used} of ${maximum}`} value={used} maximum={maximum} />
      of at most {maximum}
    </Figure>
  );
}

function Migrations({ applied, pending, unknown }: DatabaseOverview['migrations']) {
  return (
    <Figure label="Migrations" value={`${applied} applied`}>
      {pending.length === 0 && unknown === 0 && 'as the code has them'}
      <span className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
        {pending.length > 0 && <Badge tone="warning">{pending.length} pending</Badge>}
        {unknown > 0 && <Badge tone="warning">{unknown} unknown</Badge>}
      </span>
      {pending.length > 0 && <p className="mt-1 wrap-anywhere">Pending: {pending.join(', ')}</p>}
      {unknown > 0 && (
        <p className="mt-1">{formatCount(unknown, 'migration is', 'migrations are')} newer than this code.</p>
      )}
    </Figure>
  );
}
