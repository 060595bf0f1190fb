import { useState } from 'react';

import type { Screenshot } from '#contracts/screenshots.ts';
import { Dialog } from '#components/ui/Dialog.tsx';

import { Choice } from '../Choice.tsx';
import { pageTitle } from '../page-names.ts';
import { Picture } from '../Picture.tsx';
import { PLATFORM_NAMES } from '../platforms.ts';
import { shareOf } from '../run-words.ts';

type Side = 'before' | 'after' | 'difference';

type Props = { picture: Screenshot; onClose: () => void };

/** A picture that changed: as it was, as it is, and what differs in red, one in the place of the other. */
export function ComparisonDialog({ picture, onClose }: Props) {
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
    <Dialog title={title} size="large" isOpen isDismissable onClose={onClose}>
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
