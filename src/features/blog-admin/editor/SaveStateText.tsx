import { Check, CircleAlert, CloudOff, HardDrive, RefreshCw, type LucideIcon } from 'lucide-react';

import { sentenceOf } from '#lib/api/api-request.ts';

import type { SaveState } from './autosave.ts';

const STATES: Readonly<Record<SaveState, { text: string; icon: LucideIcon; tone: string }>> = {
  unchanged: { text: 'No unsaved changes', icon: Check, tone: 'text-muted' },
  local: { text: 'Saved locally', icon: HardDrive, tone: 'text-muted' },
  saving: { text: 'Saving…', icon: RefreshCw, tone: 'text-muted' },
  saved: { text: 'Draft saved', icon: Check, tone: 'text-success' },
  offline: { text: 'Offline', icon: CloudOff, tone: 'text-warning' },
  signedOut: { text: 'Signed out', icon: CloudOff, tone: 'text-warning' },
  refused: { text: 'Not saved', icon: CircleAlert, tone: 'text-danger' },
  conflict: { text: 'Also changed elsewhere', icon: CircleAlert, tone: 'text-danger' },
};

type Props = {
  state: SaveState;
  problem: unknown;
  /** False when the device has no room for the text or forbids to keep it. */
  isKept: boolean;
};

/** Where the text on the screen is kept at this moment. */
export function SaveStateText({ state, problem, isKept }: Props) {
  const { icon: Icon, tone } = STATES[state];
  const isInDanger = !isKept && state !== 'unchanged' && state !== 'saved';
  return (
    <p role="status" className={`flex items-center gap-1.5 text-xs ${isInDanger ? 'text-danger' : tone}`}>
      <Icon aria-hidden="true" size={14} className="shrink-0" />
      <span>
        {saveStateText(state, isKept)}
        {state === 'refused' && `: ${sentenceOf(problem, 'the server does not take it')}`}
      </span>
    </p>
  );
}

/** In words; offline is only what the browser says is offline. */
function saveStateText(state: SaveState, isKept: boolean): string {
  const place = isKept ? 'kept on this device' : 'kept only as long as this page is open';
  const isLocal = state === 'local' && !isKept;
  const text = state === 'offline' && navigator.onLine ? 'Server not reached' : STATES[state].text;
  if (isLocal) return `Not saved yet, ${place}`;
  return ['offline', 'signedOut', 'refused', 'conflict'].includes(state) ? `${text}, ${place}` : text;
}
