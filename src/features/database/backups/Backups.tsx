import { useQuery } from '@tanstack/react-query';
import { Archive, Download } from 'lucide';
import { useState } from 'react';

import type { StoredBackup } from '#contracts/backup.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button, IconButton } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { Pending } from '#components/ui/States.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { formatBytes, formatCount } from '#lib/owner/format.ts';

import { DownloadDialog } from './DownloadDialog.tsx';

const ASKED_AGAIN_MS = 2_000;

/** The backups that the site keeps of itself: make one, take one away. */
export function Backups() {
  const make = useChange(api.backup.make, {
    success: 'Backup begun: It appears here once it is whole.',
    failure: 'The backup could not be begun: Please try again.',
    refreshes: [api.backup.key()],
  });
  const query = useQuery({
    ...api.backup.list.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.runningSince ? ASKED_AGAIN_MS : false),
  });
  const [taken, setTaken] = useState<StoredBackup>();
  const isRunning = make.isPending || Boolean(query.data?.runningSince);
  return (
    <Panel
      title="Backups"
      action={
        <Button icon={Archive} isPending={isRunning} onPress={() => make.mutate(undefined)}>
          {isRunning ? 'Backing up…' : 'Back up now'}
        </Button>
      }
    >
      <Pending query={query} what="backups" lines={2} />
      {query.data?.failure && (
        <p role="alert" className="mb-2 text-sm text-warning">
          The last backup came to nothing. {query.data.failure}
        </p>
      )}
      {query.data && <BackupList backups={query.data.backups} onTake={setTaken} />}
      {taken && <DownloadDialog backup={taken} onClose={() => setTaken(undefined)} />}
    </Panel>
  );
}

type ListProps = { backups: readonly StoredBackup[]; onTake: (backup: StoredBackup) => void };

function BackupList({ backups, onTake }: ListProps) {
  if (backups.length === 0)
    return (
      <p className="py-1 text-sm text-muted">
        There is none yet. One is made every night; seven days and four weeks are kept.
      </p>
    );
  return (
    <ul aria-label="Backups" className="max-h-64 divide-y divide-line overflow-y-auto text-sm">
      {backups.map((backup) => (
        <li key={backup.id} className="flex items-center gap-3 py-1.5">
          <span className="grid min-w-0 flex-1 justify-items-start gap-x-4 gap-y-1 sm:flex sm:flex-wrap sm:items-center">
            <span className="font-medium">
              <DateTime at={backup.madeAt} />
            </span>
            <span className="text-muted">
              {formatBytes(backup.bytes)}, {formatCount(backup.rows, 'row')},{' '}
              {formatCount(backup.files, 'file')}
            </span>
            {Boolean(backup.missingBlobs) && (
              <Badge tone="warning">{formatCount(backup.missingBlobs ?? 0, 'file')} without content</Badge>
            )}
            {!backup.isOwn && <Badge tone="warning">Another database</Badge>}
          </span>
          <IconButton
            icon={Download}
            label={`Download the backup of ${backup.madeAt}`}
            onPress={() => onTake(backup)}
          />
        </li>
      ))}
    </ul>
  );
}
