import { X } from 'lucide-react';

import { IconButton } from '#components/ui/Button.tsx';
import { ProgressBar } from '#components/ui/ProgressBar.tsx';

import type { ImageUpload } from './use-image-uploads.ts';

type Props = { uploads: readonly ImageUpload[]; onCancel: (upload: ImageUpload) => void };

/** Pictures on their way into the library and the text. */
export function UploadProgress({ uploads, onCancel }: Props) {
  return uploads.map((upload) => (
    <div key={upload.id} className="flex items-center gap-2 pt-2">
      <div className="flex-1">
        <ProgressBar label={`Uploading ${upload.name}`} percent={upload.percent} />
      </div>
      <IconButton label={`Cancel upload of ${upload.name}`} onPress={() => onCancel(upload)}>
        <X aria-hidden="true" size={16} />
      </IconButton>
    </div>
  ));
}
