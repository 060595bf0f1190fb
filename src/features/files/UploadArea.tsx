import { FileDropZone } from '#components/ui/FileDropZone.tsx';
import { useMissedDrops, usePastedFiles } from '#lib/owner/use-outside-files.ts';

import { UploadList } from './UploadList.tsx';
import type { useUploads } from './use-uploads.ts';

type Props = {
  uploads: ReturnType<typeof useUploads>;
  label: string;
  hint: string;
  accept?: string;
};

/** Drop, choose or paste files; below, what is on its way. */
export function UploadArea({ uploads: { add, ...queue }, label, hint, accept }: Props) {
  usePastedFiles(add);
  useMissedDrops();
  return (
    <div className="mb-5">
      <FileDropZone label={label} hint={hint} {...(accept ? { accept } : {})} onFiles={add} />
      <UploadList {...queue} />
    </div>
  );
}
