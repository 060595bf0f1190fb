import type { MediaPickerProps, PictureText } from '#components/media/media-kit.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import type { ManagedFile } from '#contracts/files.ts';
import { formatCount } from '#lib/owner/format.ts';

import { isImage } from './file-facts.ts';
import { IMAGE_HINT, MEDIA_ACCEPT, MEDIA_OF_POST, PUBLIC_MEDIA } from './media-rules.ts';
import { MediaResults } from './MediaResults.tsx';
import { MediaToolbar } from './MediaToolbar.tsx';
import { UploadArea } from './UploadArea.tsx';
import { useMedia } from './use-media.ts';
import { useUploads } from './use-uploads.ts';

const IMAGES_ACCEPT = MEDIA_ACCEPT.split(',')
  .filter((type) => type.startsWith('image/'))
  .join(',');

/** Readers see what is public, and with a text what is no other post's. */
const canBeShown = (text: PictureText | undefined) => (file: ManagedFile) =>
  isImage(file) && (file.isPublic || (text !== undefined && isOf(text, file)));

const isOf = ({ postId }: PictureText, file: ManagedFile) => file.postId === null || file.postId === postId;

/** Chooses an image of the library, or uploads one and chooses that. */
export function MediaPicker({ text, onClose, onPick }: MediaPickerProps) {
  const isShown = canBeShown(text);
  const media = useMedia(isShown);
  const uploads = useUploads(text ? MEDIA_OF_POST : PUBLIC_MEDIA, (file) => {
    if (isShown(file)) onPick(file);
  });
  const hidden = media.query.data?.filter((file) => isImage(file) && !isShown(file)).length ?? 0;
  return (
    <Dialog title="Choose an image" isDismissable size="large" onClose={onClose}>
      <UploadArea uploads={uploads} label="Drop an image here" hint={IMAGE_HINT} accept={IMAGES_ACCEPT} />
      <MediaToolbar {...media} />
      {hidden > 0 && (
        <p className="mb-3 text-xs text-muted">
          {`Not shown: ${formatCount(hidden, 'picture')} that readers would not see here, private or of a post. The Media tab can make them public.`}
        </p>
      )}
      <MediaResults {...media} verb="Choose" onPress={onPick} />
    </Dialog>
  );
}
