import { Check, CircleAlert, CloudOff, HardDrive, RefreshCw, type LucideIcon } from 'lucide-react';

import { sentenceOf } from '#lib/api/api-request.ts';
import type { Editing, Place } from '#lib/owner/editing/editing.ts';

import type { Base } from './save-post.ts';
import type { EditorForm } from './values.ts';

const STATES: Readonly<Record<Place, { text: string; icon: LucideIcon; tone: string }>> = {
  unchanged: { text: 'No unsaved changes', icon: Check, tone: 'text-muted' },
  local: { text: 'Saved locally', icon: HardDrive, tone: 'text-muted' },
  sending: { text: 'Saving…', icon: RefreshCw, tone: 'text-muted' },
  sent: { text: 'Draft saved', icon: Check, tone: 'text-success' },
  offline: { text: 'Offline', icon: CloudOff, tone: 'text-warning' },
  signedOut: { text: 'Signed out', icon: CloudOff, tone: 'text-warning' },
  refused: { text: 'Not saved', icon: CircleAlert, tone: 'text-danger' },
  conflict: { text: 'Also changed elsewhere', icon: CircleAlert, tone: 'text-danger' },
};

type Props = Pick<Editing<EditorForm, Base>, 'place' | 'problem' | 'isOnDevice'>;

/** Where the text on the screen is kept at this moment. */
export function SaveStateText({ place, problem, isOnDevice }: Props) {
  const { icon: Icon, tone } = STATES[place];
  const isInDanger = !isOnDevice && place !== 'unchanged' && place !== 'sent';
  return (
    <p role="status" className={`flex items-center gap-1.5 text-xs ${isInDanger ? 'text-danger' : tone}`}>
      <Icon aria-hidden="true" size={14} className="shrink-0" />
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
