import type { ReactNode } from 'react';

import type { DatabaseOverview } from '#contracts/database.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Pending } from '#components/ui/States.tsx';
import { formatBytes, formatCount } from '#lib/owner/format.ts';

import { IndexNotes } from './IndexNotes.tsx';

type Props = {
  query: { data: DatabaseOverview | undefined; error: unknown; refetch: () => unknown };
};

export function Overview({ query }: Props) {
  const { data, error } = query;
  if (error || !data)
    return (
      <div className="mb-5">
        <Pending query={query} what="overview" lines={3} />
      </div>
    );
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

type MeterProps = {
  /** What is measured: `Size of the database`. */
  label: string;
  /** In words: `12 MB of 512 MB`. */
  text: string;
  value: number;
  maximum: number;
};

/** From here on there is little left. */
const NEARLY_FULL = 0.8;

/** How much of a limit is used. */
function Meter({ label, text, value, maximum }: MeterProps) {
  const share = Math.min(1, value / maximum);
  const tone = share >= 1 ? 'bg-danger' : share >= NEARLY_FULL ? 'bg-warning' : 'bg-accent';
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maximum}
      aria-valuenow={Math.min(value, maximum)}
      aria-valuetext={text}
      className="my-1.5 h-1.5 overflow-hidden rounded-full bg-raised"
    >
      <div className={`h-full min-w-0.5 rounded-full ${tone}`} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
