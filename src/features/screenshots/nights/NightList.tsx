import { useQuery } from '@tanstack/react-query';
import { MoonStar } from 'lucide';
import { useState } from 'react';

import { type Screenshot, SCREENSHOT_NIGHTS_KEPT, type ScreenshotNight } from '#contracts/screenshots.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { EmptyState, Pending } from '#components/ui/States.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { api } from '#lib/api/api.ts';
import { formatCount } from '#lib/owner/format.ts';

import { pageTitle } from '../page-names.ts';
import { Picture } from '../Picture.tsx';
import { PLATFORM_NAMES } from '../platforms.ts';
import { nightName, resultOf, shareOf } from '../run-words.ts';
import { Choice } from '../Choice.tsx';

/** The kept nights, newest first, with the pictures that differ from the night before. */
export function NightList() {
  const { data, error, refetch } = useQuery({ ...api.screenshots.nights.queryOptions(), staleTime: 0 });
  const [shown, setShown] = useState<Screenshot>();
  if (error || !data) return <Pending query={{ data, error, refetch }} what="nights" />;
  if (data.length === 0)
    return (
      <EmptyState icon={MoonStar} title="No night yet">
        <p>
          From the second night on, what changed is listed here; {SCREENSHOT_NIGHTS_KEPT} nights are kept.
        </p>
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      {data.map((night) => (
        <Night key={night.runId} night={night} onOpen={setShown} />
      ))}
      {shown && <ComparisonDialog picture={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}

function Night({ night, onOpen }: { night: ScreenshotNight; onOpen: (picture: Screenshot) => void }) {
  const { done, failed, changed } = night;
  return (
    <Panel
      title={nightName(night.night)}
      action={
        <span className="flex flex-wrap items-center gap-2 text-xs text-muted">
          {resultOf({ done, failed, total: done + failed })}
          {changed.length > 0 && <Badge tone="accent">{formatCount(changed.length, 'change')}</Badge>}
        </span>
      }
    >
      {changed.length === 0 ? (
        <p className="text-sm text-muted">Nothing differs from the night before.</p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,45%),1fr))] gap-3 py-1">
          {changed.map((picture) => (
            <li key={picture.id}>
              <ChangedPicture picture={picture} onOpen={() => onOpen(picture)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function ChangedPicture({ picture, onOpen }: { picture: Screenshot; onOpen: () => void }) {
  const { platform, route, width, height, imagePath, differencePath, changedShare } = picture;
  const path = differencePath ?? imagePath;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="block w-full cursor-pointer overflow-hidden rounded-card border border-line bg-surface text-left text-sm -outline-offset-2 hover:border-accent"
    >
      <span className="flex aspect-[1200/630] items-start overflow-hidden border-b border-line bg-raised">
        {path && <Picture path={path} alt="" width={width} height={height} isLazy />}
      </span>
      <span className="grid px-3 py-2">
        <span className="font-medium">{PLATFORM_NAMES[platform]}</span>
        <span className="truncate text-xs text-muted">{pageTitle(route)}</span>
        <span className="text-xs text-muted tabular-nums">{shareOf(changedShare ?? 0)} differs</span>
      </span>
    </button>
  );
}

type Side = 'before' | 'after' | 'difference';

type ComparisonProps = { picture: Screenshot; onClose: () => void };

/** A picture that changed: as it was, as it is, and what differs in red, one in the place of the other. */
function ComparisonDialog({ picture, onClose }: ComparisonProps) {
  const { platform, route, width, height, changedShare } = picture;
  const paths: Record<Side, string | null> = {
    before: picture.beforePath,
    after: picture.imagePath,
    difference: picture.differencePath,
  };
  const [side, setSide] = useState<Side>(paths.difference ? 'difference' : 'after');
  const title = `${PLATFORM_NAMES[platform]}: ${pageTitle(route)}`;
  const path = paths[side];
  return (
    <Dialog title={title} size="large" isDismissable onClose={onClose}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <Choice
          label="What is shown"
          value={side}
          onChange={setSide}
          options={[
            { value: 'before', label: 'Before', isDisabled: paths.before === null },
            { value: 'after', label: 'After', isDisabled: paths.after === null },
            { value: 'difference', label: 'Difference', isDisabled: paths.difference === null },
          ]}
        />
        <p className="text-xs text-muted tabular-nums">{shareOf(changedShare ?? 0)} of the picture differs</p>
      </div>
      {path && (
        <Picture
          path={path}
          alt={`${title}, ${side}`}
          width={width}
          height={height}
          className="rounded-control border border-line"
        />
      )}
    </Dialog>
  );
}
