import { useState } from 'react';

import type { ManagedFile } from '#contracts/files.ts';
import { formatCount } from '#lib/owner/format.ts';

import { DeleteFileDialog } from './DeleteFileDialog.tsx';
import { FileDetails } from './FileDetails.tsx';
import { MEDIA_ACCEPT, MEDIA_HINT, PHOTO_NOTE, PUBLIC_MEDIA } from './media-rules.ts';
import { MediaResults } from './MediaResults.tsx';
import { MediaToolbar } from './MediaToolbar.tsx';
import { UploadArea } from './UploadArea.tsx';
import { useMedia } from './use-media.ts';
import { useUploads } from './use-uploads.ts';

/** The Media tab (BA-9): upload, find, describe, copy the address, delete. */
export function MediaLibrary() {
  const uploads = useUploads(PUBLIC_MEDIA);
  const media = useMedia();
  const [openId, setOpenId] = useState<number>();
  const [doomed, setDoomed] = useState<ManagedFile>();
  const open = media.query.data?.find(({ id }) => id === openId);
  return (
    <section aria-label="Media library">
      <UploadArea
        uploads={uploads}
        label="Drop images or videos here"
        hint={`${MEDIA_HINT}. ${PHOTO_NOTE}`}
        accept={MEDIA_ACCEPT}
      />
      <MediaToolbar {...media} />
      <p role="status" className="mb-3 text-xs text-muted">
        {media.found && formatCount(media.found.length, 'file')}
      </p>
      <MediaResults {...media} verb="Open" onPress={({ id }) => setOpenId(id)} />
      {open && !doomed && (
        <FileDetails
          key={open.updatedAt}
          file={open}
          onClose={() => setOpenId(undefined)}
          onDelete={() => setDoomed(open)}
        />
      )}
      <DeleteFileDialog
        file={doomed}
        onClose={() => setDoomed(undefined)}
        onDeleted={() => setOpenId(undefined)}
      />
    </section>
  );
}
