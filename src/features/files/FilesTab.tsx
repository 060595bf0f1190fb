import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink, Files, SearchX } from 'lucide';
import { useMemo, useState } from 'react';

import { filePath, type ManagedFile } from '#contracts/files.ts';
import { List } from '#components/list/List.tsx';
import { EmptyState } from '#components/ui/States.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { LinkButton } from '#components/ui/Button.tsx';
import { api } from '#lib/api/api.ts';
import { formatBytes, formatCount } from '#lib/owner/format.ts';
import { useWholeList, type WholeList } from '#lib/owner/use-whole-list.ts';

import { DeleteFileDialog } from './DeleteFileDialog.tsx';
import { FileDetails } from './FileDetails.tsx';
import { type FileColumn, fileColumns } from './file-columns.tsx';
import { numbersOf } from './file-facts.ts';
import { OTHER_HINT, type UploadSettings } from './media-rules.ts';
import { Quarantine } from './Quarantine.tsx';
import { UploadArea } from './UploadArea.tsx';
import { isShortText, TextPreview } from './TextPreview.tsx';
import { textOf } from './use-media.ts';
import { useUploads } from './use-uploads.ts';
import { WordExport } from './WordExport.tsx';

/** What is uploaded here is for the owner alone (A-FIL-2); a chosen file is sent at once (D21). */
const PRIVATE_FILES: UploadSettings = { category: 'other', isPublic: false };

const FILES: WholeList<ManagedFile, FileColumn> = {
  orders: {
    name: ({ originalName }) => originalName,
    size: ({ size }) => size,
    category: ({ category }) => category,
    access: ({ isPublic }) => Number(isPublic),
    uploaded: ({ id }) => id,
  },
  firstSort: { by: 'uploaded', direction: 'descending' },
  textOf,
};

/** The Files tab of the admin tools (A-FIL-1). */
export function FilesTab() {
  const uploads = useUploads(PRIVATE_FILES);
  const query = useQuery(api.files.list.queryOptions({ input: {} }));
  const { data } = query;
  const { address, rows } = useWholeList(data, FILES);
  const [doomed, setDoomed] = useState<ManagedFile>();
  const [shown, setShown] = useState<ManagedFile>();
  const [openId, setOpenId] = useState<number>();
  const columns = useMemo(
    () =>
      fileColumns({
        onDelete: setDoomed,
        onPreview: setShown,
        onDetails: ({ id }) => setOpenId(id),
        numbers: numbersOf(data ?? []),
      }),
    [data],
  );
  const open = data?.find(({ id }) => id === openId);
  return (
    <section aria-label="Files">
      <UploadArea uploads={uploads} label="Drop files here" hint={OTHER_HINT} />
      <Quarantine />
      <List
        what="files"
        address={address}
        toolbar={{
          placeholder: 'Search by name',
          actions: <WordExport />,
        }}
        query={query}
        rows={rows}
        columns={columns}
        count={rows && countSentence(rows)}
        empty={<NoFiles search={address.typed.trim()} />}
      />
      <PreviewDialog file={shown} onClose={() => setShown(undefined)} />
      {open && !doomed && (
        <FileDetails
          key={open.updatedAt}
          file={open}
          onClose={() => setOpenId(undefined)}
          onDelete={() => setDoomed(open)}
        />
      )}
      <DeleteFileDialog file={doomed} onClose={() => setDoomed(undefined)} />
    </section>
  );
}

function countSentence(files: readonly ManagedFile[]): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return `${formatCount(files.length, 'file')}, ${formatBytes(bytes)}`;
}

function NoFiles({ search }: { search: string }) {
  return search ? (
    <EmptyState icon={SearchX} title="No files found">
      <p>Nothing is called “{search}”.</p>
    </EmptyState>
  ) : (
    <EmptyState icon={Files} title="No files yet">
      <p>
        Drop files above or choose them: they are sent at once, and are private until you make them public.
      </p>
    </EmptyState>
  );
}

type PreviewProps = {
  /** The file to be looked at; the dialog is open while there is one. */
  file: ManagedFile | undefined;
  onClose: () => void;
};

/** What is said instead of an empty tab, for files that browsers do not show, or not everywhere (A-FIL-1). */
function PreviewDialog({ file, onClose }: PreviewProps) {
  if (!file) return null;
  const { id, originalName, size, mimeType } = file;
  const canOpen = mimeType === 'application/pdf' && navigator.pdfViewerEnabled;
  return (
    <Dialog
      title="Preview"
      isDismissable
      onClose={onClose}
      footer={
        <>
          {canOpen && (
            <LinkButton icon={ExternalLink} href={filePath(id, 'preview')} target="_blank">
              Open in a new tab
            </LinkButton>
          )}
          <LinkButton variant="primary" icon={Download} href={filePath(id, 'download')} download>
            Download
          </LinkButton>
        </>
      }
    >
      <p className="mb-2">
        <strong className="font-medium wrap-anywhere">{originalName}</strong>, {formatBytes(size)}
      </p>
      {isShortText(file) ? (
        <TextPreview file={file} />
      ) : (
        <p className="text-muted">{canOpen ? PDF_NOTE : OTHER_NOTE}</p>
      )}
    </Dialog>
  );
}

const PDF_NOTE =
  'Uploaded files are shut in, so that nothing in them can run. Some browsers then leave a PDF blank: if yours does, download it.';
const OTHER_NOTE = 'This file cannot be shown in the browser. Download it to open it.';
