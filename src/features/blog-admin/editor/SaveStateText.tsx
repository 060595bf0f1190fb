import { Check, CircleAlert, CloudOff, HardDrive, RefreshCw, type LucideIcon } from 'lucide-react';

import { sentenceOf } from '#lib/api-request.ts';

import type { SaveState } from './autosave.ts';

const STATES: Readonly<Record<SaveState, { text: string; icon: LucideIcon; tone: string }>> = {
  unchanged: { text: 'No unsaved changes', icon: Check, tone: 'text-muted' },
  local: { text: 'Saved locally', icon: HardDrive, tone: 'text-muted' },
  saving: { text: 'Saving…', icon: RefreshCw, tone: 'text-muted' },
  saved: { text: 'Saved', icon: Check, tone: 'text-success' },
  offline: { text: 'Offline, kept on this device', icon: CloudOff, tone: 'text-warning' },
  signedOut: { text: 'Signed out, kept on this device', icon: CloudOff, tone: 'text-warning' },
  refused: { text: 'Not saved, kept on this device', icon: CircleAlert, tone: 'text-danger' },
  conflict: { text: 'Also changed elsewhere, kept on this device', icon: CircleAlert, tone: 'text-danger' },
};

/** Where the text on the screen is kept at this moment. */
export function SaveStateText({ state, problem }: { state: SaveState; problem: unknown }) {
  const { text, icon: Icon, tone } = STATES[state];
  return (
    <p role="status" className={`flex items-center gap-1.5 text-xs ${tone}`}>
      <Icon aria-hidden="true" size={14} className="shrink-0" />
      <span>
        {text}
        {state === 'refused' && `: ${sentenceOf(problem, 'the server does not take it')}`}
      </span>
    </p>
  );
}
