import { useQuery } from '@tanstack/react-query';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';

import { DraftKey } from '#contracts/blog-post-input.ts';
import { Button } from '#components/ui/Button.tsx';
import { ErrorState, Skeleton } from '#components/ui/States.tsx';
import { TextField } from '#components/ui/TextField.tsx';
import { useAddress } from '#lib/owner/address.ts';

import { leaveEditor } from '../address.ts';
import { editorInput, type EditorInput, opening } from './editor-input.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { EditorBar } from './EditorBar.tsx';
import { EditorNotices, LeaveDialog } from './EditorNotices.tsx';
import { type EditorForm, localDrafts } from './values.ts';
import type { TextHandle } from './MarkdownEditor.tsx';
import { PreviewLinksDialog } from './PreviewLinksDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { RevisionsDialog } from './RevisionsDialog.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { type EditorDialog, useEditorSession } from './use-editor-session.ts';
import { WritingArea } from './WritingArea.tsx';
import { proposedSlug } from '../proposed-slug.ts';

/** BA-2 the editor, in one of its modes: create (`new-…`) or edit (`post-…`). */
export function EditorTab() {
  const key = DraftKey.safeParse(useAddress().get('post')).data;
  if (!key) return <Nothing>There is no such post.</Nothing>;
  return <LoadedEditor key={key} draftKey={key} />;
}

function Nothing({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>{children}</p>
      <Button onPress={leaveEditor}>Back to Posts</Button>
    </div>
  );
}

function LoadedEditor({ draftKey }: { draftKey: DraftKey }) {
  const { data, error, isFetching, refetch } = useQuery(editorInput(draftKey));
  const [round, setRound] = useState(0);
  const reload = async () => {
    await refetch();
    setRound((before) => before + 1);
  };
  if (data === 'gone')
    return (
      <Nothing>
        This text is no unsaved one any more: it was saved as a post, or discarded in another window.
      </Nothing>
    );
  if (data) return <EditorScreen key={round} draftKey={draftKey} input={data} onReload={reload} />;
  if (isFetching) return <Skeleton label="Loading the post" lines={8} />;
  return (
    <ErrorState
      title="The post could not be loaded; what this device keeps of it is safe"
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

type Props = {
  draftKey: DraftKey;
  input: EditorInput;
  /** Begins again with what the server has now. */
  onReload: () => Promise<void>;
};

function EditorScreen({ draftKey, input, onReload }: Props) {
  const text = useRef<TextHandle>(null);
  const [start] = useState(() => opening(input.post, input.draft, localDrafts.read(draftKey)));
  const [dialog, setDialog] = useState<EditorDialog | undefined>(start.rival && 'compare');
  const session = useEditorSession({ key: draftKey, start, text, onStale: () => setDialog('compare') });
  const { rival } = session.editing;
  const close = () => setDialog(undefined);
  return (
    <FormProvider {...session.form}>
      <form
        noValidate
        aria-label={session.isNew ? 'New post' : 'Edit post'}
        onSubmit={(event) => {
          event.preventDefault();
          void session.savePost();
        }}
        onDragOver={keepFiles}
        onDrop={keepFiles}
        onKeyDown={(event) => {
          const isCommand = event.ctrlKey || event.metaKey;
          if (!isCommand || (event.key !== 's' && event.key !== 'Enter')) return;
          event.preventDefault();
          void (event.key === 's' ? session.running.flush() : session.savePost());
        }}
      >
        <EditorBar session={session} onDialog={setDialog} />
        <EditorNotices session={session} onDialog={setDialog} onReload={onReload} />
        <div className="grid grid-cols-1 gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="grid min-w-0 content-start gap-4">
            <TitleFields isNew={session.isNew} />
            <WritingArea textRef={text} initialText={start.values.content} postId={session.editing.base.id} />
          </div>
          <SettingsPanel session={session} text={text} />
        </div>
        {dialog === 'compare' && rival && <CompareDialog session={session} rival={rival} onClose={close} />}
        {dialog === 'leave' && <LeaveDialog session={session} onClose={close} />}
        {dialog === 'links' && <PreviewLinksDialog session={session} onClose={close} />}
        {dialog === 'publish' && (
          <PublishDialog
            session={session}
            text={text}
            onClose={() => setDialog((open) => (open === 'publish' ? undefined : open))}
          />
        )}
        {dialog === 'revisions' && <RevisionsDialog session={session} onClose={close} onReload={onReload} />}
      </form>
    </FormProvider>
  );
}

/** A file that misses the text would be opened instead of the page. */
function keepFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

/** Title and address of the post (BA-7, BA-8). */
function TitleFields({ isNew }: { isNew: boolean }) {
  const { register, getValues, setValue, formState } = useFormContext<EditorForm>();
  const { errors } = formState;
  const title = register('title');
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-[3fr_2fr]">
      <TextField
        label="Title"
        autoFocus={isNew}
        autoComplete="off"
        error={errors.title?.message}
        {...title}
        onChange={(event) => {
          const { title: previousName, slug } = getValues();
          const proposed = proposedSlug({ isNew, slug, previousName, name: event.target.value });
          if (proposed !== slug) setValue('slug', proposed);
          void title.onChange(event);
        }}
      />
      <TextField
        label="Slug"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.slug?.message}
        {...register('slug')}
      />
    </div>
  );
}
