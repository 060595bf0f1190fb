import type { DatabaseOverview } from '#contracts/database.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { type Figure, Figures } from '#components/ui/Figures.tsx';
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
      <Figures
        className="grid-cols-2 lg:grid-cols-4"
        figures={[
          { label: 'PostgreSQL', value: data.version },
          sizeOf(data),
          connectionsOf(data.connections),
          migrationsOf(data.migrations),
        ]}
      />
      <IndexNotes overview={data} />
    </section>
  );
}

/** Against what the plan allows, where it is known. */
function sizeOf({ totalBytes, limitBytes }: Pick<DatabaseOverview, 'totalBytes' | 'limitBytes'>): Figure {
  const value = formatBytes(totalBytes);
  if (limitBytes === null) return { label: 'Size', value };
  const text = `${Math.round((totalBytes / limitBytes) * 100)}% of ${formatBytes(limitBytes)}`;
  const detail = (
    <>
      <Meter label="Size of the database" text={text} value={totalBytes} maximum={limitBytes} />
      {text}
    </>
  );
  return { label: 'Size', value, detail };
}

function connectionsOf({ used, maximum }: DatabaseOverview['connections']): Figure {
  const detail = (
    <>
      <Meter label="Connections" text={`${used} of ${maximum}`} value={used} maximum={maximum} />
      of at most {maximum}
    </>
  );
  return { label: 'Connections', value: used, detail };
}

function migrationsOf({ applied, pending, unknown }: DatabaseOverview['migrations']): Figure {
  const detail = (
    <>
      {pending.length === 0 && unknown === 0 && 'as the code has them'}
      <span className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
        {pending.length > 0 && <Badge tone="warning">{pending.length} pending</Badge>}
        {unknown > 0 && <Badge tone="warning">{unknown} unknown</Badge>}
      </span>
      {pending.length > 0 && <p className="mt-1 wrap-anywhere">Pending: {pending.join(', ')}</p>}
      {unknown > 0 && (
        <p className="mt-1">{formatCount(unknown, 'migration is', 'migrations are')} newer than this code.</p>
      )}
    </>
  );
  return { label: 'Migrations', value: `${applied} applied`, detail };
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
