import type { Contact } from '#contracts/contacts.ts';
import { ConfirmDialog } from '#components/ui/Dialog.tsx';
import { formatCount } from '#lib/owner/format.ts';

import { useDelete } from './use-messages.ts';

type Props = { contacts: readonly Contact[]; onClose: () => void; onDeleted: () => void };

/** Asks before messages go for good. */
export function DeleteDialog({ contacts, onClose, onDeleted }: Props) {
  const remove = useDelete();
  const confirm = async () => {
    await remove.mutateAsync({ ids: contacts.map(({ id }) => id) });
    onDeleted();
  };
  return (
    <ConfirmDialog
      title={`Delete ${formatCount(contacts.length, 'message')}`}
      onClose={onClose}
      onConfirm={confirm}
    >
      What was written, names and addresses go for good. Backups from before keep them until they go too.
    </ConfirmDialog>
  );
}
