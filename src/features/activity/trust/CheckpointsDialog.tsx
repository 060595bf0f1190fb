import { useInfiniteQuery } from '@tanstack/react-query';

import { LOG_PAGE_SIZE, type Checkpoint, type CheckpointSignature } from '#contracts/activity.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import { CopyButton } from '#components/ui/CopyButton.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Pending } from '#components/ui/States.tsx';
import { api } from '#lib/api/api.ts';

const TONES = { valid: 'success', 'unknown key': 'warning', forged: 'danger' } as const satisfies Record<
  CheckpointSignature,
  string
>;

/** What was signed, newest first; a token that is kept elsewhere shows later that the end was cut off. */
export function CheckpointsDialog({ onClose }: { onClose: () => void }) {
  const list = useInfiniteQuery(
    api.activity.checkpoints.infiniteOptions({
      input: (before: number | undefined) => (before ? { before } : {}),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.length === LOG_PAGE_SIZE ? page.at(-1)?.id : undefined),
    }),
  );
  const checkpoints = list.data?.pages.flat();
  return (
    <Dialog title="Checkpoints" isDismissable size="medium" onClose={onClose}>
      <p className="mb-3 text-muted">
        Each vouches for the log up to its entry. A token that is kept elsewhere shows later whether the end
        was cut off.
      </p>
      <Pending query={list} what="checkpoints" lines={4} />
      {checkpoints?.length === 0 && <p>None yet. The log is signed every night, and by “Sign now”.</p>}
      {checkpoints && checkpoints.length > 0 && (
        <ul aria-label="Checkpoints" className="divide-y divide-line">
          {checkpoints.map((checkpoint) => (
            <Item key={checkpoint.id} checkpoint={checkpoint} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="grid justify-items-center pt-4">
          <Button isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
            Load older checkpoints
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function Item({ checkpoint: { sequence, hash, createdAt, signature, token } }: { checkpoint: Checkpoint }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0">
        <p>
          Up to entry <span className="font-medium tabular-nums">{sequence}</span>,{' '}
          <DateTime at={createdAt} />
        </p>
        <p className="truncate font-mono text-xs text-muted" title={hash}>
          {hash.slice(0, 16)}…
        </p>
      </div>
      <div className="flex items-center gap-3">
        <Badge tone={TONES[signature]}>{signature}</Badge>
        <CopyButton label="Copy token" text={token} />
      </div>
    </li>
  );
}
