import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide';
import { Icon } from '#components/ui/Icon.tsx';
import { useState } from 'react';

import { DraftKey } from '#contracts/blog-post-input.ts';
import type { DraftSummary } from '#contracts/blog-posts-admin.ts';
import { Button } from '#components/ui/Button.tsx';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { DateTime } from '#components/ui/DateTime.tsx';
import { api, useChange } from '#lib/api/api.ts';

import { openEditor } from '../address.ts';
import { localDrafts, newLocalDrafts } from '../editor/values.ts';

/** `version` is what the server has of it; none where only this browser has it. */
type Unsaved = { key: string; title: string; at: string; version?: number };

/** Texts that were begun and never saved as a post, here or on the server. */
export function UnsavedTexts() {
  const { data } = useQuery(api.blogAdmin.drafts.list.queryOptions());
  const [doomed, setDoomed] = useState<Unsaved>();
  const discard = useChange(api.blogAdmin.drafts.discard, {
    success: 'Text deleted',
    failure: 'Delete failed: Failed to delete the text',
    refreshes: [api.blogAdmin.drafts.key()],
  });
  const texts = unsavedTexts(data);
  if (texts.length === 0) return null;
  return (
    <section aria-label="Unsaved texts" className="mb-4 rounded-card border border-line bg-surface">
      <ul className="divide-y divide-line">
        {texts.map((text) => (
          <li key={text.key} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5">
            <Icon shape={NotebookPen} size={16} className="shrink-0 text-accent" />
            <p className="min-w-40 flex-1 max-sm:basis-[80%]">
              <span className="font-medium wrap-anywhere">{text.title || 'Untitled'}</span>
              <span className="text-muted">
                {' · not saved as a post yet, '}
                <DateTime at={text.at} />
              </span>
            </p>
            <Button onPress={() => open(text)}>Continue</Button>
            <Button variant="quiet" onPress={() => setDoomed(text)}>
              Discard…
            </Button>
          </li>
        ))}
      </ul>
      {doomed && (
        <ConfirmDialog
          title="Discard the text?"
          onClose={() => setDoomed(undefined)}
          confirmLabel="Discard text"
          onConfirm={async () => {
            const { key, version } = doomed;
            if (version !== undefined) await discard.mutateAsync({ params: { key }, query: { version } });
            localDrafts.remove(key);
          }}
        >
          {`“${doomed.title || 'Untitled'}” was never saved as a post. It cannot be brought back.`}
        </ConfirmDialog>
      )}
    </section>
  );
}

function open({ key }: Unsaved): void {
  openEditor(DraftKey.parse(key));
}

/** What the server had and has no more was saved as a post or discarded elsewhere. */
function unsavedTexts(drafts: readonly DraftSummary[] | undefined): Unsaved[] {
  const stored = (drafts ?? []).filter(({ postId }) => postId === null);
  const known = new Set(stored.map(({ key }) => key));
  return [
    ...newLocalDrafts()
      .filter(({ key, isSynced }) => !known.has(key) && !(isSynced && drafts))
      .map(({ key, title, savedAt }) => ({ key, title, at: savedAt })),
    ...stored.map(({ key, title, updatedAt, version }) => ({ key, title, at: updatedAt, version })),
  ];
}
