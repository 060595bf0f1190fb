import { useState, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';

import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { TextField } from '#components/ui/TextField.tsx';

import { CheckPanel } from './CheckPanel.tsx';
import type { TextHandle } from './MarkdownEditor.tsx';
import { scheduleSentence, zoneSentence } from './schedule.ts';
import type { EditorSession } from './use-editor-session.ts';
import { momentOf, type EditorForm } from './values.ts';

type Props = { session: EditorSession; text: RefObject<TextHandle | null>; onClose: () => void };

/** The last look before readers see it: what the check found, and when it appears. */
export function PublishDialog({ session, text, onClose }: Props) {
  const { getValues } = useFormContext<EditorForm>();
  const [publishAt, setPublishAt] = useState('');
  const schedule = scheduleSentence(momentOf(publishAt), Date.now());
  const publish = async () => {
    await session.savePost({ status: 'published', publishAt });
    onClose(); // what was refused, or typed meanwhile, stands in the form
  };
  return (
    <Dialog
      title={`Publish “${getValues('title') || 'Untitled'}”`}
      size="medium"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Not yet</Button>
          <Button
            autoFocus
            variant="primary"
            isPending={session.editing.isSaving}
            onPress={() => void publish()}
          >
            {schedule ? 'Schedule' : 'Publish now'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <section className="grid gap-3">
          <h3 className="font-medium">Publish check</h3>
          <CheckPanel values={getValues} text={text} isImmediate onShow={onClose} />
        </section>
        <TextField
          type="datetime-local"
          label="Publish on"
          isOptional
          description={
            schedule ?? `Left empty, it is public at once. A later moment schedules it. ${zoneSentence()}`
          }
          value={publishAt}
          onChange={({ target }) => setPublishAt(target.value)}
        />
      </div>
    </Dialog>
  );
}
