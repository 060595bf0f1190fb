/** The words of a text file, as text: whatever it holds, nothing of it runs. */
import { useQuery } from '@tanstack/react-query';

import { filePath, type ManagedFile } from '#contracts/files.ts';
import { Pending } from '#components/ui/States.tsx';
import { apiResponse } from '#lib/api/api-request.ts';

/** More is read in an editor. */
const SHOWN_BYTES_MAXIMUM = 200 * 1024;

export const isShortText = ({ mimeType, size }: ManagedFile) =>
  (mimeType.startsWith('text/') || mimeType === 'application/json') && size <= SHOWN_BYTES_MAXIMUM;

export function TextPreview({ file: { id } }: { file: ManagedFile }) {
  const query = useQuery({ queryKey: ['text of file', id], queryFn: () => readText(id) });
  return (
    <>
      <Pending query={query} what="text" lines={3} />
      {query.data !== undefined && (
        <pre
          tabIndex={0}
          aria-label="Text of the file"
          className="max-h-96 overflow-y-auto rounded-control border border-line bg-raised p-4 wrap-anywhere whitespace-pre-wrap"
        >
          {query.data}
        </pre>
      )}
    </>
  );
}

const readText = async (id: number) => (await apiResponse(filePath(id, 'download'))).text();
