import { Download, ExternalLink, ImageDown } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import type { Screenshot } from '#contracts/screenshots.ts';
import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { linkButton } from '#components/ui/owner-styles.ts';
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
      isOpen
      isDismissable
      onClose={onClose}
      footer={
        <>
          {route === '/' && (
            <a href={`/preview/${platform}.png`} target="_blank" className={linkButton}>
              <Icon shape={ExternalLink} size={15} />
              Public preview
            </a>
          )}
          <Button isDisabled={!canMake} isPending={make.isPending} onPress={() => make.mutate()}>
            <Icon shape={ImageDown} size={15} />
            Make and download
          </Button>
          {imagePath && (
            <a href={imagePath} download className={linkButton}>
              <Icon shape={Download} size={15} />
              Download
            </a>
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
