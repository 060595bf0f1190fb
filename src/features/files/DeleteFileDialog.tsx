import type { ManagedFile } from '#contracts/files.ts';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { api, useChange } from '#lib/api/api.ts';

import { UsageList } from './UsageList.tsx';

type Props = {
  /** The file to be deleted; the dialog is open while there is one. */
  file: ManagedFile | undefined;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Asks before a file is deleted, and says what will miss it. */
export function DeleteFileDialog({ file, onClose, onDeleted }: Props) {
  const remove = useChange(api.files.remove, {
    success: 'File deleted',
    failure: 'Delete failed: The file could not be deleted. Please try again.',
    refreshes: [api.files.key()],
    onSuccess: () => onDeleted?.(),
  });
  if (!file) return null;
  const isUsed = file.usedIn.length > 0;
  return (
    <ConfirmDialog
      title={isUsed ? 'Delete a file that is in use?' : 'Delete this file?'}
      onClose={onClose}
      confirmLabel={isUsed ? 'Delete anyway' : 'Delete file'}
      // What is shown here is what the owner agrees to; a use that came since is told by the server.
      onConfirm={() =>
        remove.mutateAsync({ params: { id: file.id }, query: isUsed ? { force: 'true' } : {} })
      }
    >
      <p>
        <strong className="font-medium wrap-anywhere">{file.originalName}</strong> is deleted for good.
      </p>
      {isUsed && (
        <div className="mt-3">
          <p>These will miss it:</p>
          <UsageList uses={file.usedIn} />
        </div>
      )}
    </ConfirmDialog>
  );
}
