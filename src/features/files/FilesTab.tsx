import { useQuery } from '@tanstack/react-query';
import { Files, SearchX } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';

import type { ManagedFile } from '#contracts/files.ts';
import { DataTable, type Sort } from '#components/ui/DataTable.tsx';
import { EmptyState, ErrorState, Skeleton } from '#components/ui/States.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { Toolbar } from '#components/ui/Toolbar.tsx';
import { api } from '#lib/api.ts';
import { formatBytes, formatCount } from '#lib/format.ts';

import { DeleteFileDialog } from './DeleteFileDialog.tsx';
import { fileColumns, type FileColumn } from './file-columns.tsx';
import { OTHER_HINT } from './media-rules.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import type { UploadSettings } from './transfer.ts';
import { UploadArea } from './UploadArea.tsx';
import { matches } from './use-media.ts';
import { useUploads } from './use-uploads.ts';
import { WordExport } from './WordExport.tsx';

/** What is uploaded here is for the owner alone (A-FIL-2); a chosen file is sent at once (D21). */
const PRIVATE_FILES: UploadSettings = { category: 'other', isPublic: false };

const COMPARE: Record<FileColumn, (a: ManagedFile, b: ManagedFile) => number> = {
  name: (a, b) => a.originalName.localeCompare(b.originalName),
  size: (a, b) => a.size - b.size,
  category: (a, b) => a.category.localeCompare(b.category) || a.id - b.id,
  access: (a, b) => Number(a.isPublic) - Number(b.isPublic) || a.id - b.id,
  uploaded: (a, b) => a.id - b.id,
  actions: () => 0,
};

/** The Files tab of the admin tools (A-FIL-1). */
export function FilesTab() {
  const uploads = useUploads(PRIVATE_FILES);
  const query = useQuery(api.files.list.queryOptions({ input: {} }));
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort<FileColumn>>({ by: 'uploaded', direction: 'descending' });
  const [doomed, setDoomed] = useState<ManagedFile>();
  const [shown, setShown] = useState<ManagedFile>();
  const columns = useMemo(() => fileColumns({ onDelete: setDoomed, onPreview: setShown }), []);
  const words = useDeferredValue(search).trim().toLowerCase();
  const { data, error, refetch } = query;
  const rows = useMemo(() => {
    const sign = sort.direction === 'ascending' ? 1 : -1;
    return data?.filter((file) => matches(file, words)).sort((a, b) => sign * COMPARE[sort.by](a, b));
  }, [data, words, sort]);
  return (
    <section aria-label="Files">
      <UploadArea uploads={uploads} label="Drop files here" hint={OTHER_HINT} />
      <Toolbar label="Find files" actions={<WordExport />}>
        <div className="w-full sm:w-72">
          <TextField
            label="Search files"
            isLabelHidden
            type="search"
            placeholder="Search by name"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
      </Toolbar>
      {error && (
        <ErrorState title="The files could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!error && !rows && <Skeleton label="Loading files" />}
      {rows && <Found rows={rows} search={search.trim()} />}
      {rows && rows.length > 0 && (
        <DataTable caption="Files" rows={rows} columns={columns} sort={sort} onSort={setSort} />
      )}
      <PreviewDialog file={shown} onClose={() => setShown(undefined)} />
      <DeleteFileDialog file={doomed} onClose={() => setDoomed(undefined)} />
    </section>
  );
}

function Found({ rows, search }: { rows: readonly ManagedFile[]; search: string }) {
  const bytes = rows.reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      <p role="status" className="mb-2 text-xs text-muted">
        {formatCount(rows.length, 'file')}, {formatBytes(bytes)}
      </p>
      {rows.length === 0 && search && (
        <EmptyState icon={SearchX} title="No files found">
          <p>Nothing is called “{search}”.</p>
        </EmptyState>
      )}
      {rows.length === 0 && !search && (
        <EmptyState icon={Files} title="No files yet">
          <p>Drop files above or choose them: they are sent at once and are private.</p>
        </EmptyState>
      )}
    </>
  );
}
