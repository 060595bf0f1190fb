import { useRef, useState, type DragEvent } from 'react';
import { FormProvider } from 'react-hook-form';

import type { DraftKey } from '#contracts/blog-post-input.ts';

import { CompareDialog } from './CompareDialog.tsx';
import { EditorBar } from './EditorBar.tsx';
import type { EditorDialog } from './editor-dialog.ts';
import type { EditorInput } from './editor-input.ts';
import { EditorNotices } from './EditorNotices.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { TextHandle } from './MarkdownEditor.tsx';
import { PreviewLinksDialog } from './PreviewLinksDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { RevisionsDialog } from './RevisionsDialog.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { TitleFields } from './TitleFields.tsx';
import { useEditorSession } from './use-editor-session.ts';
import { useSave } from './use-save.ts';
import { WritingArea } from './WritingArea.tsx';

type Props = {
  draftKey: DraftKey;
  input: EditorInput;
  /** Begins again with what the server has now. */
  onReload: () => Promise<void>;
};

/** The editor of one post. */
export function EditorScreen({ draftKey, input, onReload }: Props) {
  const session = useEditorSession(draftKey, input);
  const [dialog, setDialog] = useState<EditorDialog | undefined>(session.rival ? 'compare' : undefined);
  const text = useRef<TextHandle>(null);
  const editor = useSave(session, text, () => setDialog('compare'));
  const close = () => setDialog(undefined);
  return (
    <FormProvider {...session.form}>
      <form
        noValidate
        aria-label={session.isNew ? 'New post' : 'Edit post'}
        onSubmit={(event) => {
          event.preventDefault();
          void editor.save();
        }}
        onDragOver={keepFiles}
        onDrop={keepFiles}
        onKeyDown={(event) => {
          const isCommand = event.ctrlKey || event.metaKey;
          if (!isCommand || (event.key !== 's' && event.key !== 'Enter')) return;
          event.preventDefault();
          void (event.key === 's' ? session.autosave.flush() : editor.save());
        }}
      >
        <EditorBar session={session} editor={editor} onDialog={setDialog} />
        <EditorNotices session={session} editor={editor} onDialog={setDialog} onReload={onReload} />
        <div className="grid grid-cols-1 gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="grid min-w-0 content-start gap-4">
            <TitleFields isNew={session.isNew} />
            <WritingArea textRef={text} initialText={session.start.form.content} />
          </div>
          <SettingsPanel session={session} text={text} />
        </div>
        {dialog === 'compare' && session.rival && (
          <CompareDialog session={session} rival={session.rival} editor={editor} onClose={close} />
        )}
        {dialog === 'leave' && <LeaveDialog session={session} editor={editor} onClose={close} />}
        {dialog === 'links' && <PreviewLinksDialog session={session} onClose={close} />}
        {dialog === 'publish' && (
          <PublishDialog
            editor={editor}
            text={text}
            onClose={() => setDialog((open) => (open === 'publish' ? undefined : open))}
          />
        )}
        {dialog === 'revisions' && (
          <RevisionsDialog session={session} editor={editor} onClose={close} onReload={onReload} />
        )}
      </form>
    </FormProvider>
  );
}

/** A file that misses the text would be opened instead of the page. */
function keepFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}
