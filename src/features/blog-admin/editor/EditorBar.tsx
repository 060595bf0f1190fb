import { Eye, FileDown, History, Link2 } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { contract } from 'virtual:api-routes';

import { addressOf } from '#contracts/address.ts';
import { Button } from '#components/ui/Button.tsx';
import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';
import { buttonStyles } from '#components/ui/owner-styles.ts';

import { leaveEditor } from '../address.ts';

import type { EditorDialog } from './editor-dialog.ts';
import { copyPreviewLink } from './preview-link.ts';
import { SaveStateText } from './SaveStateText.tsx';
import { idOf } from './save-post.ts';
import type { EditorSession } from './use-editor-session.ts';
import type { EditorForm } from './values.ts';

type Props = {
  session: EditorSession;
  onDialog: (dialog: EditorDialog) => void;
};

/** What is being edited, where it is kept, and the ways out. */
export function EditorBar({ session, onDialog }: Props) {
  const { editing, isNew, start } = session;
  const { base, place, isSaving } = editing;
  const status = useWatch<EditorForm, 'status'>({ name: 'status' });
  const { getValues } = useFormContext<EditorForm>();
  const isPublished = base.values.status === 'published' && status === 'published';
  const cancel = () => {
    if (place === 'unchanged' && !start.restored) leaveEditor();
    else onDialog('leave');
  };
  return (
    <div className="sticky top-14 z-20 -mx-1 mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-canvas px-1 py-2">
      <div className="mr-auto min-w-24 flex-1 max-sm:basis-full">
        <h2 className="text-lg">{isNew ? 'New post' : 'Edit post'}</h2>
        <SaveStateText {...editing} place={isSaving ? 'sending' : place} />
      </div>
      <Menu label="More actions" entries={entriesOf(session, onDialog)} className={buttonStyles.quiet}>
        More
      </Menu>
      <Button onPress={cancel}>Cancel</Button>
      <Button
        type="submit"
        variant={isPublished ? 'primary' : 'secondary'}
        isPending={isSaving}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      >
        Save
      </Button>
      {!isPublished && (
        <Button variant="primary" isDisabled={isSaving} onPress={() => onDialog('publish')}>
          {getValues('status') === 'archived' ? 'Publish again…' : 'Publish…'}
        </Button>
      )}
    </div>
  );
}

function entriesOf(session: EditorSession, onDialog: Props['onDialog']): MenuEntry[] {
  const id = idOf(session.key);
  const preview: MenuEntry = {
    id: 'preview',
    label: 'Copy preview link',
    icon: Eye,
    onAction: () => void copyPreviewLink(session.key, session.running.flush),
  };
  const links: MenuEntry = {
    id: 'links',
    label: 'Preview links…',
    icon: Link2,
    onAction: () => onDialog('links'),
  };
  if (id === undefined) return [preview, links];
  return [
    preview,
    links,
    { id: 'revisions', label: 'Revisions', icon: History, onAction: () => onDialog('revisions') },
    {
      id: 'word',
      label: 'Download as Word',
      icon: FileDown,
      href: addressOf(contract.blogAdmin.export, { id }),
    },
  ];
}
