import { Copy, Download, Eye, File, FileText, Film, Image, Settings2, Trash2, type IconNode } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import { filePath, MEDIA_TYPES, type ManagedFile } from '#contracts/files.ts';
import { actionsColumn, type Column } from '#components/list/column.ts';
import { Badge } from '#components/ui/Badge.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';
import { formatBytes } from '#lib/owner/format.ts';

import { copyAddress } from './copy-address.ts';
import { isImage, isVideo } from './file-facts.ts';

export type FileColumn = 'name' | 'size' | 'category' | 'access' | 'uploaded' | 'actions';

type Actions = {
  onDelete: (file: ManagedFile) => void;
  /** Opens its name and who may see it. */
  onDetails: (file: ManagedFile) => void;
  /** Previews what no tab of its own would show. */
  onPreview: (file: ManagedFile) => void;
  /** What tells files of one name apart, by their ids. */
  numbers: ReadonlyMap<number, string>;
};

export function fileColumns(actions: Actions): Column<ManagedFile, FileColumn>[] {
  return [
    {
      id: 'name',
      label: 'Name',
      isRowHeader: true,
      cell: (file) => <Name file={file} {...actions} />,
    },
    { id: 'size', label: 'Size', kind: 'number', cell: ({ size }) => formatBytes(size) },
    {
      id: 'category',
      label: 'Category',
      cell: ({ category }) => (category === 'media' ? 'Media' : 'Other'),
    },
    {
      id: 'access',
      label: 'Access',
      cell: ({ isPublic, postId }) =>
        isPublic ? (
          <Badge tone="success">Public</Badge>
        ) : (
          <Badge>{postId === null ? 'Private' : 'With its post'}</Badge>
        ),
    },
    {
      id: 'uploaded',
      label: 'Uploaded',
      cell: ({ createdAt }) => <DateTime at={createdAt} />,
    },
    actionsColumn((file) => (
      <Menu
        label={`Actions for ${[file.originalName, actions.numbers.get(file.id)].filter(Boolean).join(', ')}`}
        entries={entriesOf(file, actions)}
      />
    )),
  ];
}

/** Every browser shows these in a tab of their own. */
const hasOwnTab = (file: ManagedFile) => Object.hasOwn(MEDIA_TYPES, file.mimeType);

function Name({ file, numbers, onPreview }: { file: ManagedFile } & Actions) {
  const icon = iconOf(file);
  const number = numbers.get(file.id);
  const className =
    'inline-flex min-h-6 max-w-full cursor-pointer items-start gap-2 text-left hover:text-accent';
  const content = (
    <>
      <Icon shape={icon} size={16} strokeWidth={1.5} className="mt-0.5 shrink-0 text-muted" />
      <span className="wrap-anywhere">
        {file.originalName}
        {number && <span className="block text-xs text-muted">{number}</span>}
      </span>
    </>
  );
  return hasOwnTab(file) ? (
    <a href={filePath(file.id, 'preview')} target="_blank" className={className}>
      {content}
    </a>
  ) : (
    <button type="button" className={className} onClick={() => onPreview(file)}>
      {content}
    </button>
  );
}

function iconOf(file: ManagedFile): IconNode {
  if (isImage(file)) return Image;
  if (isVideo(file)) return Film;
  return /pdf|text|word|document/.test(file.mimeType) ? FileText : File;
}

function entriesOf(file: ManagedFile, { onDelete, onDetails, onPreview }: Actions): MenuEntry[] {
  const preview = { id: 'preview', label: 'Preview', icon: Eye };
  return [
    hasOwnTab(file)
      ? { ...preview, href: filePath(file.id, 'preview'), opensTab: true }
      : { ...preview, onAction: () => onPreview(file) },
    { id: 'download', label: 'Download', icon: Download, href: filePath(file.id, 'download') },
    { id: 'details', label: 'Details…', icon: Settings2, onAction: () => onDetails(file) },
    { id: 'copy', label: 'Copy URL', icon: Copy, onAction: () => void copyAddress(file) },
    { id: 'delete', label: 'Delete', icon: Trash2, isDestructive: true, onAction: () => onDelete(file) },
  ];
}
