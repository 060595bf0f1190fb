import type { MediaPickerProps } from '#components/media/media-kit.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import type { ManagedFile } from '#contracts/files.ts';
import { formatCount } from '#lib/owner/format.ts';

import { isImage } from './file-facts.ts';
import { IMAGE_HINT, MEDIA_ACCEPT, PUBLIC_MEDIA } from './media-rules.ts';
import { MediaResults } from './MediaResults.tsx';
import { MediaToolbar } from './MediaToolbar.tsx';
import { UploadArea } from './UploadArea.tsx';
import { useMedia } from './use-media.ts';
import { useUploads } from './use-uploads.ts';

const IMAGES_ACCEPT = MEDIA_ACCEPT.split(',')
  .filter((type) => type.startsWith('image/'))
  .join(',');

/** Readers cannot see a private picture. */
const canBeShown = (file: ManagedFile) => isImage(file) && file.isPublic;

/** Chooses an image of the library, or uploads one and chooses that. */
export function MediaPicker({ onClose, onPick }: MediaPickerProps) {
  const media = useMedia(canBeShown);
  const uploads = useUploads(PUBLIC_MEDIA, (file) => {
    if (canBeShown(file)) onPick(file);
  });
  const hidden = media.query.data?.filter((file) => isImage(file) && !canBeShown(file)).length ?? 0;
  return (
    <Dialog title="Choose an image" isDismissable size="large" onClose={onClose}>
      <UploadArea uploads={uploads} label="Drop an image here" hint={IMAGE_HINT} accept={IMAGES_ACCEPT} />
      <MediaToolbar {...media} />
      {hidden > 0 && (
        <p className="mb-3 text-xs text-muted">
          {`Not shown: ${formatCount(hidden, 'picture')} that came with a post or ${hidden === 1 ? 'is' : 'are'} private. The Media tab can make them public.`}
        </p>
      )}
      <MediaResults {...media} verb="Choose" onPress={onPick} />
    </Dialog>
  );
}
