import { File, Film } from 'lucide-react';

import { filePath, type ManagedFile } from '#contracts/files.ts';

import { imageAddress, isImage, isVideo } from './file-facts.ts';

type Props = {
  file: ManagedFile;
  /** As large as it is, with controls for a film. */
  isLarge?: boolean;
};

/** What a file looks like. */
export function Thumbnail({ file, isLarge = false }: Props) {
  const address = filePath(file.id, 'preview');
  if (isImage(file))
    return (
      <img
        src={imageAddress(file, isLarge ? 960 : 480)}
        alt={isLarge ? (file.altText ?? '') : ''}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
        loading="lazy"
        decoding="async"
        className={
          isLarge ? 'h-auto max-h-[50vh] w-auto max-w-full object-contain' : 'size-full object-cover'
        }
      />
    );
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
        <Film aria-hidden="true" size={18} className="absolute right-2 bottom-2 rounded bg-surface p-0.5" />
      </span>
    );
  return <File aria-hidden="true" size={28} strokeWidth={1.5} className="m-auto text-muted" />;
}
