import { Download, ExternalLink, ImageDown } from 'lucide';

import type { Screenshot } from '#contracts/screenshots.ts';
import { Button, LinkButton } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { formatBytes } from '#lib/owner/format.ts';

import { pageTitle } from './page-names.ts';
import { Picture } from './Picture.tsx';
import { PLATFORM_NAMES } from './platforms.ts';
import { useMakePicture } from './use-screenshots.ts';

type Props = { picture: Screenshot; canMake: boolean; onClose: () => void };

/** A picture as large as there is room. */
export function PictureDialog({ picture, canMake, onClose }: Props) {
  const { platform, route, width, height, size, takenAt, imagePath } = picture;
  const make = useMakePicture(picture);
  const title = `${PLATFORM_NAMES[platform]}: ${pageTitle(route)}`;
  return (
    <Dialog
      title={title}
      size="large"
      isDismissable
      onClose={onClose}
      footer={
        <>
          {route === '/' && (
            <LinkButton icon={ExternalLink} href={`/preview/${platform}.png`} target="_blank">
              Public preview
            </LinkButton>
          )}
          <Button
            icon={ImageDown}
            isDisabled={!canMake}
            isPending={make.isPending}
            onPress={() => make.mutate()}
          >
            Make and download
          </Button>
          {imagePath && (
            <LinkButton icon={Download} href={imagePath} download>
              Download
            </LinkButton>
          )}
        </>
      }
    >
      {imagePath && (
        <Picture
          path={imagePath}
          alt={`${title}, as it was taken`}
          width={width}
          height={height}
          className="rounded-control border border-line"
        />
      )}
      <p className="mt-3 text-xs text-muted tabular-nums">
        {width} × {height}
        {size !== null && ` · ${formatBytes(size)}`}
        {takenAt && (
          <>
            {' · '}
            <DateTime at={takenAt} />
          </>
        )}
      </p>
    </Dialog>
  );
}
