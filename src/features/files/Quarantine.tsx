import { useQuery } from '@tanstack/react-query';

import type { Quarantine as Found, QuarantinedFile, SweepStop } from '#contracts/quarantine.ts';
import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { api, useChange } from '#lib/api/api.ts';

const REASONS: Record<SweepStop, string> = {
  foreign: 'The storage belongs to another database than this one.',
  older: 'This database is older than the storage: it may be a copy from before.',
  younger: 'This database is younger than files in the storage: it may be new or empty.',
  many: 'More files than usual have lost their row.',
};

/** Bytes that belong to no file (A-FIL-2); nothing at all where there are none. */
export function Quarantine() {
  const { data } = useQuery(api.files.quarantine.queryOptions());
  if (!data || (data.files.length === 0 && data.stopped.length === 0)) return null;
  return (
    <div className="mb-5">
      <Panel title="Files without an entry">
        {data.stopped.length > 0 && <Stopped stopped={data.stopped} />}
        {data.files.length > 0 && <Marked files={data.files} />}
      </Panel>
    </div>
  );
}

function Stopped({ stopped }: Pick<Found, 'stopped'>) {
  const approve = useChange(api.files.approveSweep, {
    success: 'Noted: The next nightly search marks them, and removes nothing for 30 days.',
    failure: 'That could not be stored: Please try again.',
    refreshes: [api.files.key(), api.dashboard.key()],
  });
  const isApproved = stopped.every((one) => one.isApproved);
  return (
    <div role="status" className="mb-3 grid justify-items-start gap-2 text-sm">
      <p className="font-medium text-warning">
        The nightly search for forgotten files has stopped, and has removed nothing.
      </p>
      <ul className="grid gap-1">
        {stopped.map(({ prefix, why, at }) => (
          <li key={prefix}>
            <code>{prefix}</code> {REASONS[why]} <DateTime at={at} />
          </li>
        ))}
      </ul>
      {isApproved ? (
        <p className="text-muted">You have said that this is the right database: the next search goes on.</p>
      ) : (
        <Button isPending={approve.isPending} onPress={() => approve.mutate(undefined)}>
          This is the right database
        </Button>
      )}
    </div>
  );
}

function Marked({ files }: { files: readonly QuarantinedFile[] }) {
  const takeBack = useChange(api.files.takeBack, {
    success: 'File restored: It is private.',
    failure: 'The file could not be restored: Please try again.',
    refreshes: [api.files.key(), api.dashboard.key()],
  });
  return (
    <ul aria-label="Files without an entry" className="divide-y divide-line text-sm">
      {files.map(({ id, name, removedAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
          <span className="min-w-0 flex-1 wrap-anywhere">
            {name}
            <span className="block text-xs text-muted">
              Removed after <DateTime at={removedAt} isDateOnly />
            </span>
          </span>
          <Button
            aria-label={`Restore ${name}`}
            isPending={takeBack.isPending && takeBack.variables.id === id}
            onPress={() => takeBack.mutate({ id })}
          >
            Restore
          </Button>
        </li>
      ))}
    </ul>
  );
}
