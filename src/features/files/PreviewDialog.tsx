import { Download, ExternalLink } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import { filePath, type ManagedFile } from '#contracts/files.ts';
import { Dialog } from '#components/ui/Dialog.tsx';
import { linkButton, primaryLink } from '#components/ui/owner-styles.ts';
import { formatBytes } from '#lib/owner/format.ts';

type Props = {
  /** The file to be looked at; the dialog is open while there is one. */
  file: ManagedFile | undefined;
  onClose: () => void;
};

/** What is said instead of an empty tab, for files that browsers do not show, or not everywhere (A-FIL-1). */
export function PreviewDialog({ file, onClose }: Props) {
  if (!file) return null;
  const { id, originalName, size, mimeType } = file;
  const canOpen = mimeType === 'application/pdf' && navigator.pdfViewerEnabled;
  return (
    <Dialog
      title="Preview"
      isOpen
      isDismissable
      onClose={onClose}
      footer={
        <>
          {canOpen && (
            <a href={filePath(id, 'preview')} target="_blank" className={linkButton}>
              <Icon shape={ExternalLink} size={16} />
              Open in a new tab
            </a>
          )}
          <a href={filePath(id, 'download')} download className={primaryLink}>
            <Icon shape={Download} size={16} />
            Download
          </a>
        </>
      }
    >
      <p className="mb-2">
        <strong className="font-medium wrap-anywhere">{originalName}</strong>, {formatBytes(size)}
      </p>
      <p className="text-muted">{canOpen ? PDF_NOTE : OTHER_NOTE}</p>
    </Dialog>
  );
}

const PDF_NOTE =
  'Uploaded files are shut in, so that nothing in them can run. Some browsers then leave a PDF blank: if yours does, download it.';
const OTHER_NOTE = 'This file cannot be shown in the browser. Download it to open it.';
