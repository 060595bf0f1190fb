import { useState } from 'react';

import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';

import { leaveEditor } from '../address.ts';

import type { EditorSession } from './use-editor-session.ts';

type Props = { session: EditorSession; onClose: () => void };

/** Cancelling with unsaved changes: they can wait, or go. */
export function LeaveDialog({ session, onClose }: Props) {
  const [isDiscarding, setDiscarding] = useState(false);
  const discard = async () => {
    setDiscarding(true);
    const isDone = await session.discard().then(
      () => true,
      () => false, // the toast says why
    );
    setDiscarding(false);
    if (isDone) leaveEditor();
  };
  const keep = () => {
    session.settle();
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
          <Button variant="danger" isPending={isDiscarding} onPress={() => void discard()}>
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
