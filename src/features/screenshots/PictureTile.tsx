import { ImageDown, RotateCw } from 'lucide';

import type { Screenshot } from '#contracts/screenshots.ts';
import { PICTURE_SIZES } from '#contracts/social-platforms.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Button, IconButton } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { formatBytes } from '#lib/owner/format.ts';

import type { Cell } from './picture-grid.ts';
import { Picture } from './Picture.tsx';
import { PLATFORM_NAMES } from './platforms.ts';
import { useMakePicture } from './use-screenshots.ts';

type Props = {
  cell: Cell;
  /** Whether there is a browser. */
  canMake: boolean;
  onOpen: (picture: Screenshot) => void;
};

/** One page for one platform: its picture, what became of the last attempt, and a new one on request. */
export function PictureTile({ cell, canMake, onOpen }: Props) {
  const { platform, route, picture, state, reason } = cell;
  const name = PLATFORM_NAMES[platform];
  const make = useMakePicture(cell);
  const what = `${name} picture of ${route}`;
  return (
    <article
      aria-label={what}
      className="flex flex-col overflow-hidden rounded-card border border-line bg-surface text-sm"
    >
      <div className="relative border-b border-line">
        {picture?.imagePath ? (
          <button
            type="button"
            aria-label={`Open the ${what}`}
            onClick={() => onOpen(picture)}
            className="flex aspect-[1200/630] w-full cursor-pointer items-start overflow-hidden bg-raised -outline-offset-2"
          >
            <Picture path={picture.imagePath} alt="" width={picture.width} height={picture.height} isLazy />
          </button>
        ) : (
          <span className="grid aspect-[1200/630] place-items-center bg-raised text-xs text-muted">
            {state === 'pending' ? '' : 'No picture yet'}
          </span>
        )}
        <span className="absolute top-1.5 left-1.5 rounded-control bg-surface">
          <StateBadge cell={cell} isMaking={make.isPending} />
        </span>
      </div>
      <div className="flex flex-1 items-start justify-between gap-1 py-1.5 pr-1 pl-3">
        <div className="grid min-w-0 gap-0.5 py-1">
          <span className="font-medium">{name}</span>
          <PictureFacts cell={cell} />
        </div>
        <IconButton
          icon={ImageDown}
          label={`Make and download the ${what}`}
          isDisabled={!canMake}
          isPending={make.isPending}
          onPress={() => make.mutate()}
        />
      </div>
      {(reason !== null || state === 'failed') && (
        <div
          className={`grid justify-items-start gap-1.5 border-t border-line px-3 py-2 text-xs ${state === 'failed' ? 'bg-danger-soft' : 'bg-raised'}`}
        >
          {reason !== null && <p className="wrap-anywhere">{reason}</p>}
          {state === 'failed' && (
            <Button
              icon={RotateCw}
              isDisabled={!canMake}
              isPending={make.isPending}
              aria-label={`Retry the ${what}`}
              onPress={() => make.mutate()}
            >
              Retry
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

function StateBadge({ cell, isMaking }: { cell: Cell; isMaking: boolean }) {
  if (isMaking || cell.state === 'pending')
    return <Badge tone="accent">{cell.reason ? 'Trying again' : 'Waiting'}</Badge>;
  return cell.state === 'failed' ? <Badge tone="danger">Failed</Badge> : null;
}

function PictureFacts({ cell: { picture, platform } }: { cell: Cell }) {
  const { width, height } = picture ?? PICTURE_SIZES[platform];
  return (
    <span className="grid text-xs text-muted tabular-nums">
      <span className="flex flex-wrap gap-x-2.5">
        <span>
          {width} × {height}
        </span>
        {picture?.size != null && <span>{formatBytes(picture.size)}</span>}
      </span>
      {picture?.takenAt && <DateTime at={picture.takenAt} />}
    </span>
  );
}
