import { Copy, Download, Eye, File, FileText, Film, Image, Trash2, type LucideIcon } from 'lucide-react';

import { filePath, type ManagedFile } from '#contracts/files.ts';
import { Badge } from '#components/ui/Badge.tsx';
import type { Column } from '#components/ui/DataTable.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';
import { formatBytes } from '#lib/format.ts';

import { copyAddress } from './copy-address.ts';
import { isImage, isVideo } from './file-facts.ts';

export type FileColumn = 'name' | 'size' | 'category' | 'access' | 'uploaded' | 'actions';

/** The columns of the Files tab. */
export function fileColumns(onDelete: (file: ManagedFile) => void): Column<ManagedFile, FileColumn>[] {
  return [
    { id: 'name', label: 'Name', isRowHeader: true, isSortable: true, cell: (file) => <Name file={file} /> },
    { id: 'size', label: 'Size', kind: 'number', isSortable: true, cell: ({ size }) => formatBytes(size) },
    {
      id: 'category',
      label: 'Category',
      isSortable: true,
      cell: ({ category }) => (category === 'media' ? 'Media' : 'Other'),
    },
    {
      id: 'access',
      label: 'Access',
      isSortable: true,
      cell: ({ isPublic }) => (isPublic ? <Badge tone="success">Public</Badge> : <Badge>Private</Badge>),
    },
    {
      id: 'uploaded',
      label: 'Uploaded',
      isSortable: true,
      cell: ({ createdAt }) => <DateTime at={createdAt} />,
    },
    {
      id: 'actions',
      label: 'Actions',
      kind: 'actions',
      cell: (file) => <Menu label={`Actions for ${file.originalName}`} entries={entriesOf(file, onDelete)} />,
    },
  ];
}

function Name({ file }: { file: ManagedFile }) {
  const Icon = iconOf(file);
  return (
    <a
      href={filePath(file.id, 'preview')}
      target="_blank"
      className="inline-flex min-h-6 max-w-full items-start gap-2 hover:text-accent"
    >
      <Icon aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0 text-muted" />
      <span className="wrap-anywhere">{file.originalName}</span>
    </a>
  );
}

function iconOf(file: ManagedFile): LucideIcon {
  if (isImage(file)) return Image;
  if (isVideo(file)) return Film;
  return /pdf|text|word|document/.test(file.mimeType) ? FileText : File;
}

function entriesOf(file: ManagedFile, onDelete: (file: ManagedFile) => void): MenuEntry[] {
  return [
    { id: 'preview', label: 'Preview', icon: Eye, href: filePath(file.id, 'preview'), opensTab: true },
    { id: 'download', label: 'Download', icon: Download, href: filePath(file.id, 'download') },
    { id: 'copy', label: 'Copy URL', icon: Copy, onAction: () => void copyAddress(file) },
    { id: 'delete', label: 'Delete', icon: Trash2, isDestructive: true, onAction: () => onDelete(file) },
  ];
}
