import type { DraftKey } from '#contracts/blog-post-input.ts';
import { api } from '#lib/api/api.ts';
import { isRequestError, sentenceOf } from '#lib/api/api-request.ts';
import { formatMoment } from '#lib/owner/format.ts';
import { showToast } from '#lib/page/toast.ts';

import { idOf } from './save-post.ts';

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
