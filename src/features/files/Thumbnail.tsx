import { File, Film, ImageOff } from 'lucide';
import { useState } from 'react';

import { Icon } from '#components/ui/Icon.tsx';
import { filePath, type ManagedFile } from '#contracts/files.ts';

import { imageAddress, isImage, isVideo } from './file-facts.ts';

type Props = {
  file: ManagedFile;
  /** As large as it is, with controls for a film. */
  isLarge?: boolean;
};

/** About as wide as a tile; less would be blurred. */
const FILLING_PX = 160;
/** Of a picture that is longer than this, a tile would show no more than a detail. */
const LENGTH_MAXIMUM = 2.5;

function canFill({ width, height }: ManagedFile): boolean {
  if (!width || !height) return true;
  const [short, long] = width < height ? [width, height] : [height, width];
  return short >= FILLING_PX && long / short <= LENGTH_MAXIMUM;
}

export function Thumbnail({ file, isLarge = false }: Props) {
  const address = filePath(file.id, 'preview');
  if (isImage(file)) return <Picture file={file} isLarge={isLarge} />;
  if (isVideo(file))
    return isLarge ? (
      <video src={address} controls preload="metadata" className="max-h-[50vh] w-full" />
    ) : (
      <span className="relative block size-full">
        <video
          src={`${address}#t=0.1`}
          preload="metadata"
          muted
          playsInline
          tabIndex={-1}
          className="size-full object-cover"
        />
        <Icon shape={Film} size={18} className="absolute right-2 bottom-2 rounded bg-surface p-0.5" />
      </span>
    );
  return <Icon shape={File} size={28} strokeWidth={1.5} className="m-auto text-muted" />;
}

function Picture({ file, isLarge }: Required<Props>) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing)
    return isLarge ? (
      <p role="status" className="p-5 text-center text-muted">
        The picture cannot be loaded at the moment.
      </p>
    ) : (
      <Icon shape={ImageOff} size={28} strokeWidth={1.5} className="m-auto text-muted" />
    );
  return (
    <img
      src={imageAddress(file, isLarge ? 960 : 480)}
      alt={isLarge ? (file.altText ?? '') : ''}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      loading={isLarge ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setMissing(true)}
      className={
        isLarge
          ? 'h-auto max-h-[50vh] w-auto max-w-full object-contain'
          : `size-full ${canFill(file) ? 'object-cover' : 'object-scale-down p-2'}`
      }
    />
  );
}
