import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { sentenceOf } from '#lib/api-request.ts';
import { showToast } from '#lib/toast.ts';

import { leaveEditor } from '../address.ts';

import type { EditorSession } from './use-editor-session.ts';
import type { Editor } from './use-save.ts';

type Props = { session: EditorSession; editor: Editor; onClose: () => void };

/** Cancelling with unsaved changes: they can wait, or go. */
export function LeaveDialog({ session, editor, onClose }: Props) {
  const discard = async () => {
    try {
      await editor.discard();
      leaveEditor();
    } catch (error) {
      session.autosave.resume();
      const description = sentenceOf(error, 'The server cannot be reached.');
      showToast({ title: 'Delete failed', description, variant: 'destructive' });
    }
  };
  const keep = () => {
    onClose();
    leaveEditor();
  };
  return (
    <Dialog
      title="Leave the editor?"
      role="alertdialog"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" onPress={() => void discard()}>
            Discard changes
          </Button>
          <Button onPress={onClose}>Go on writing</Button>
          <Button autoFocus variant="primary" onPress={keep}>
            Keep for later
          </Button>
        </>
      }
    >
      Your changes are not saved to the post. Kept for later, they are here when you open it again.
    </Dialog>
  );
}
