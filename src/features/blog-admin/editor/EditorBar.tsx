import {
  Check,
  CircleAlert,
  CloudOff,
  Eye,
  FileDown,
  HardDrive,
  History,
  Link2,
  RefreshCw,
  type IconNode,
} from 'lucide';
import { useFormContext, useWatch } from 'react-hook-form';
import { contract } from 'virtual:api-routes';

import { Icon } from '#components/ui/Icon.tsx';
import { addressOf } from '#contracts/address.ts';
import { Button } from '#components/ui/Button.tsx';
import { Menu, type MenuEntry } from '#components/ui/Menu.tsx';
import { buttonStyles } from '#components/ui/owner-styles.ts';
import { sentenceOf } from '#lib/api/api-request.ts';
import type { Editing, Place } from '#lib/owner/editing/editing.ts';

import { leaveEditor } from '../address.ts';
import { copyPreviewLink } from './PreviewLinksDialog.tsx';
import { idOf, type Base } from './save-post.ts';
import type { EditorDialog, EditorSession } from './use-editor-session.ts';
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
        <div className="flex flex-wrap items-center gap-x-3">
          <SaveStateText {...editing} place={isSaving ? 'sending' : place} />
          {editing.rival && (
            <button
              type="button"
              className="link min-h-6 cursor-pointer text-xs pointer-coarse:min-h-(--control)"
              onClick={() => onDialog('compare')}
            >
              Compare both
            </button>
          )}
        </div>
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

const STATES: Readonly<Record<Place, { text: string; icon: IconNode; tone: string }>> = {
  unchanged: { text: 'No unsaved changes', icon: Check, tone: 'text-muted' },
  local: { text: 'Saved locally', icon: HardDrive, tone: 'text-muted' },
  sending: { text: 'Saving…', icon: RefreshCw, tone: 'text-muted' },
  sent: { text: 'Draft saved', icon: Check, tone: 'text-success' },
  offline: { text: 'Offline', icon: CloudOff, tone: 'text-warning' },
  signedOut: { text: 'Signed out', icon: CloudOff, tone: 'text-warning' },
  refused: { text: 'Not saved', icon: CircleAlert, tone: 'text-danger' },
  conflict: { text: 'Also changed elsewhere', icon: CircleAlert, tone: 'text-danger' },
};

type PlaceProps = Pick<Editing<EditorForm, Base>, 'place' | 'problem' | 'isOnDevice'>;

/** Where the text on the screen is kept at this moment. */
function SaveStateText({ place, problem, isOnDevice }: PlaceProps) {
  const { icon, tone } = STATES[place];
  const isInDanger = !isOnDevice && place !== 'unchanged' && place !== 'sent';
  return (
    <p role="status" className={`flex items-center gap-1.5 text-xs ${isInDanger ? 'text-danger' : tone}`}>
      <Icon shape={icon} size={14} className="shrink-0" />
      <span>
        {saveStateText(place, isOnDevice)}
        {place === 'refused' && `: ${sentenceOf(problem, 'the server does not take it')}`}
      </span>
    </p>
  );
}

/** In words; offline is only what the browser says is offline. */
function saveStateText(place: Place, isOnDevice: boolean): string {
  const kept = isOnDevice ? 'kept on this device' : 'kept only as long as this page is open';
  const text = place === 'offline' && navigator.onLine ? 'Server not reached' : STATES[place].text;
  if (place === 'local' && !isOnDevice) return `Not saved yet, ${kept}`;
  return ['offline', 'signedOut', 'refused', 'conflict'].includes(place) ? `${text}, ${kept}` : text;
}
