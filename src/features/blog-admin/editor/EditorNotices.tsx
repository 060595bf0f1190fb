import { History, Users } from 'lucide';
import { Icon } from '#components/ui/Icon.tsx';
import { type ReactNode, useState } from 'react';

import { Button } from '#components/ui/Button.tsx';
import { ConfirmDialog, Dialog } from '#components/ui/Dialog.tsx';
import { formatMoment } from '#lib/owner/format.ts';

import type { EditorDialog, EditorSession } from './use-editor-session.ts';
import { leaveEditor } from '../address.ts';

type Props = {
  session: EditorSession;
  onDialog: (dialog: EditorDialog) => void;
  onReload: () => Promise<void>;
};

/** What the owner should know about the text before going on with it. */
export function EditorNotices({ session, onDialog, onReload }: Props) {
  const { start, editing } = session;
  const { rival, isOnDevice } = editing;
  const [isRestoredShown, setRestoredShown] = useState(start.restored !== undefined);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {rival && (
        <Notice
          icon={<Icon shape={Users} size={16} />}
          actions={<Button onPress={() => onDialog('compare')}>Compare</Button>}
        >
          {`This text was also changed elsewhere. Yours is kept ${isOnDevice ? 'on this device' : 'only as long as this page is open'}; compare both to go on.`}
        </Notice>
      )}
      {start.restored && isRestoredShown && (
        <Notice
          icon={<Icon shape={History} size={16} />}
          actions={
            <>
              <Button onPress={() => setRestoredShown(false)}>Keep them</Button>
              <Button variant="quiet" onPress={() => setAsking(true)}>
                Discard them…
              </Button>
            </>
          }
        >
          {`Unsaved changes of ${formatMoment(start.restored.at)} were restored${start.restored.isLocal ? ' from this device' : ''}.`}
        </Notice>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Discard the unsaved changes?"
          onClose={() => setAsking(false)}
          confirmLabel="Discard changes"
          onConfirm={async () => {
            await session.discard();
            await onReload();
          }}
        >
          The text goes back to what is saved. The unsaved changes cannot be brought back.
        </ConfirmDialog>
      )}
    </>
  );
}

function Notice({ icon, actions, children }: { icon: ReactNode; actions: ReactNode; children: ReactNode }) {
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-accent-soft px-4 py-2.5"
    >
      {icon}
      <p className="min-w-[min(12rem,100%)] flex-1">{children}</p>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </div>
  );
}

type LeaveProps = { session: EditorSession; onClose: () => void };

/** Cancelling with unsaved changes: they can wait, or go. */
export function LeaveDialog({ session, onClose }: LeaveProps) {
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
