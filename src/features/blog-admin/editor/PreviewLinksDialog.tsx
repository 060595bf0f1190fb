import { useQuery } from '@tanstack/react-query';
import { Link2Off } from 'lucide';

import type { DraftKey } from '#contracts/blog-post-input.ts';
import { Button } from '#components/ui/Button.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { EmptyState, Pending } from '#components/ui/States.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { isRequestError, sentenceOf } from '#lib/api/api-request.ts';
import { formatMoment } from '#lib/owner/format.ts';
import { showToast } from '#lib/page/toast.ts';

import type { EditorSession } from './use-editor-session.ts';
import { idOf } from './save-post.ts';

type Props = { session: EditorSession; onClose: () => void };

/** Who was given a link to this text can read it until the link ends, or is ended here. */
export function PreviewLinksDialog({ session: { key, running }, onClose }: Props) {
  const { data, error, refetch } = useQuery(api.blogAdmin.previews.queryOptions({ input: { key } }));
  const revoke = useChange(api.blogAdmin.revokePreview, {
    success: 'Link ended',
    failure: 'Delete failed: Failed to end the link',
    refreshes: [api.blogAdmin.previews.key()],
  });
  const copy = async () => {
    await copyPreviewLink(key, running.flush);
    await refetch();
  };
  return (
    <Dialog title="Preview links" isDismissable onClose={onClose}>
      <p className="mb-3 text-sm text-muted">
        Whoever has a link reads this text as it stands in the editor, with its pictures, until the link ends.
      </p>
      <Pending query={{ data, error, refetch }} what="links" lines={2} />
      {data?.length === 0 && <EmptyState icon={Link2Off} title="Nobody has a link to this text" />}
      {data && data.length > 0 && (
        <ul aria-label="Links to this text" className="divide-y divide-line border-y border-line">
          {data.map(({ id, createdAt, expiresAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <p className="min-w-40 flex-1">
                Made <DateTime at={createdAt} />
                <span className="block text-sm text-muted">
                  Ends <DateTime at={expiresAt} />
                </span>
              </p>
              <Button
                variant="quiet"
                isPending={revoke.isPending && revoke.variables.id === id}
                onPress={() => revoke.mutate({ id })}
              >
                End link
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex justify-end gap-2">
        <Button onPress={onClose}>Close</Button>
        <Button variant="primary" onPress={() => void copy()}>
          Copy a new link
        </Button>
      </div>
    </Dialog>
  );
}

/** Puts a link to the unpublished text, as it stands now, on the clipboard; the toast leads there as well. */
export async function copyPreviewLink(key: DraftKey, flush: () => Promise<void>): Promise<void> {
  try {
    await flush();
    const { url, expiresAt } = await api.blogAdmin.preview.call({ key });
    const action = { label: 'Open', href: url };
    const isCopied = await copy(url);
    showToast(
      isCopied
        ? { title: 'Preview link copied', description: `It works until ${formatMoment(expiresAt)}.`, action }
        : { title: 'Copy failed', description: 'Open the link and copy its address.', action },
    );
  } catch (error) {
    const isEmpty = isRequestError(error) && error.status === 404 && idOf(key) === undefined;
    const description = isEmpty
      ? 'There is no text yet: write something first.'
      : sentenceOf(error, 'The server cannot be reached.');
    showToast({ title: 'No preview link', description, variant: 'destructive' });
  }
}

/** False where the browser does not allow it. */
async function copy(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
