import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { RevisionSummary } from '#contracts/blog-posts-admin.ts';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Pending } from '#components/ui/States.tsx';
import { api, useChange } from '#lib/api/api.ts';
import { formatCount, formatMoment } from '#lib/owner/format.ts';

import { compare, DiffLines, FieldValue } from './DiffLines.tsx';
import { type EditorValues, FIELD_LABELS, localDrafts, valuesOf } from './values.ts';
import { idOf } from './save-post.ts';
import type { EditorSession } from './use-editor-session.ts';

type Props = { session: EditorSession; onClose: () => void; onReload: () => Promise<void> };

const CAUSES: Readonly<Record<RevisionSummary['cause'], string>> = {
  before: 'Before the first change',
  created: 'Created',
  saved: 'Saved',
  restored: 'Restored',
  imported: 'Imported',
};

/** The last saved states of the post, each compared with what stands in the editor. */
export function RevisionsDialog({ session, onClose, onReload }: Props) {
  const id = idOf(session.key) ?? 0;
  const { data, error, refetch } = useQuery(api.blogAdmin.revisions.list.queryOptions({ input: { id } }));
  const [chosen, setChosen] = useState<number>();
  const shown = chosen ?? data?.[0]?.id;
  return (
    <Dialog title="Revisions" size="large" isDismissable onClose={onClose}>
      <Pending query={{ data, error, refetch }} what="revisions" />
      {data?.length === 0 && (
        <p>Nothing to go back to yet: from the next save on, each saved state is kept here.</p>
      )}
      {data && shown !== undefined && (
        <div className="grid grid-cols-1 gap-5 md:grid-cols-[15rem_minmax(0,1fr)]">
          <ol className="grid max-h-[60vh] content-start gap-1 overflow-auto" aria-label="Saved states">
            {data.map((revision) => (
              <li key={revision.id}>
                <button
                  type="button"
                  aria-pressed={revision.id === shown}
                  className="w-full cursor-pointer rounded-control px-3 py-2 text-left -outline-offset-2 hover:bg-raised aria-pressed:bg-accent-soft"
                  onClick={() => setChosen(revision.id)}
                >
                  <span className="block">{formatMoment(revision.createdAt)}</span>
                  <span className="block text-xs text-muted">
                    {`${CAUSES[revision.cause]} · ${formatCount(revision.wordCount, 'word')}`}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          <RevisionView key={shown} postId={id} revisionId={shown} {...{ session, onClose, onReload }} />
        </div>
      )}
    </Dialog>
  );
}

function RevisionView(props: Props & { postId: number; revisionId: number }) {
  const { postId, revisionId, session, onClose, onReload } = props;
  const options = api.blogAdmin.revisions.get.queryOptions({ input: { id: postId, revisionId } });
  const { data, error, refetch } = useQuery(options);
  const restore = useChange(api.blogAdmin.revisions.restore, {
    success: 'Revision restored',
    failure: 'Update failed: Failed to restore the revision',
    refreshes: [api.blogAdmin.key()],
    onSuccess: async () => {
      localDrafts.remove(session.key);
      onClose();
      await onReload();
    },
  });
  if (error || !data) return <Pending query={{ data, error, refetch }} what="revision" />;
  const { place, base } = session.editing;
  const { updatedAt } = base;
  const values = { ...valuesOf(data.values), slug: session.form.getValues('slug') };
  const isUnsaved = place !== 'unchanged' || session.start.restored !== undefined;
  return (
    <div className="grid content-start gap-4">
      <Differences mine={session.form.getValues()} theirs={values} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          onPress={() => {
            session.take(values);
            onClose();
          }}
        >
          Put into the editor
        </Button>
        <Button
          variant="primary"
          isDisabled={isUnsaved || updatedAt === null}
          isPending={restore.isPending}
          onPress={() => updatedAt && restore.mutate({ id: postId, revisionId, updatedAt })}
        >
          Restore
        </Button>
        {isUnsaved && <p className="text-xs text-muted">To restore, first save or discard your changes.</p>}
      </div>
    </div>
  );
}

function Differences({ mine, theirs }: { mine: EditorValues; theirs: EditorValues }) {
  const { fields, hunks } = compare(theirs, mine, theirs);
  if (fields.length === 0 && hunks.length === 0)
    return <p className="text-muted">This is what stands in the editor.</p>;
  return (
    <>
      {fields.map(({ name }) => (
        <dl key={name} className="grid gap-1">
          <dt className="font-medium">{FIELD_LABELS[name]}</dt>
          <dd>
            <span className="text-xs text-muted">In the editor: </span>
            <FieldValue name={name} value={mine[name]} />
          </dd>
          <dd>
            <span className="text-xs text-muted">Then: </span>
            <FieldValue name={name} value={theirs[name]} />
          </dd>
        </dl>
      ))}
      {hunks.length > 0 && <DiffLines hunks={hunks} names={{ mine: 'In the editor', theirs: 'Then' }} />}
    </>
  );
}
