/** One text while it is edited, as a state machine: what it is a change of, where it is kept, what stands in its way. */
import { z } from 'zod';

import { isRequestError } from '../../api/api-request.ts';

const PAUSE_MS = 1_500;
const RETRY_MS = 5_000;
const RETRY_MAXIMUM_MS = 60_000;
const UNANSWERED_MAXIMUM = 20;

/** What is stored, or a blank form whose `updatedAt` is null: the changes of a form are relative to it. */
export type Stored<Values> = { values: Values; updatedAt: string | null };

/** Another text of the same thing: it has been written in another window or on another device. */
export type Rival<Values, Base> = {
  values: Values;
  /** The working copy that goes on from both; without it, this editor's own. */
  version?: number | undefined;
  /** The stored version, where it is that which is another: the text becomes a change of it. */
  base?: Base;
};

/** Where the text is. `refused` is the server's no to its working copy, which only another text changes. */
export type Place =
  | 'unchanged'
  | 'local'
  | 'sending'
  | 'sent'
  | 'offline'
  | 'signedOut'
  | 'refused'
  | 'conflict';

/** What a screen shows of a text. */
type Shown<Values, Base> = {
  base: Base;
  place: Place;
  /** False where the device has no room for the text or forbids to keep it. */
  isOnDevice: boolean;
  rival: Rival<Values, Base> | undefined;
  isSaving: boolean;
  /** Why the last save, or the last working copy, was not taken. */
  problem: unknown;
};

export type Editing<Values, Base> = Shown<Values, Base> & {
  /** The server's version of the working copy that the text follows. */
  version: number;
  /** To be sent as the working copy, and on its way. */
  pending: Values | undefined;
  sent: Values | undefined;
  /** Nothing is sent before somebody has answered: the owner, or the server to a save. */
  isHeld: boolean;
  /** Until what is pending goes out; nothing where only another text helps. */
  waitMs: number | undefined;
  retryMs: number;
  /** What was sent since the last answer: the server may have any of it. */
  unanswered: readonly Values[];
};

export type EditingEvent<Values, Base> =
  | { type: 'typed'; values: Values; isChanged: boolean }
  | { type: 'kept'; isOnDevice: boolean }
  | { type: 'copySending' | 'held' | 'resumed' | 'reconnected' | 'saving' | 'saved' }
  | { type: 'copyTaken'; version: number }
  /** `other` is the working copy that it does not follow; nothing where that is gone. */
  | { type: 'copyRefused'; error: unknown; other: Rival<Values, Base> | undefined }
  | { type: 'saveRefused'; error: unknown; rival: Rival<Values, Base> | undefined }
  /** The text goes on as a change of `base`, its working copy from `version`. */
  | { type: 'goneOn'; base?: Base; version?: number | undefined };

/** What a form begins with. */
export type Opening<Values, Base> = {
  values: Values;
  base: Base;
  /** When the unsaved text was written, if it is one; and whether only this device has it. */
  restored: { at: string; isLocal: boolean } | undefined;
  version?: number;
  rival?: Rival<Values, Base> | undefined;
  /** What was sent before the form was closed, without an answer. */
  unanswered?: readonly Values[] | undefined;
};

/** The unsaved changes of a form on this device. */
export const draftWith = <Values extends z.ZodType>(values: Values) =>
  z.object({
    values,
    /** What the form began with. */
    base: values,
    /** `updatedAt` of what is changed; null of something new. */
    basedOn: z.string().nullable(),
    savedAt: z.string(),
  });

export type Draft<Values> = { values: Values; base: Values; basedOn: string | null; savedAt: string };

/** The form that begins with a draft. It always opens: typing over what is stored would lose it. */
export function openingOf<Values, Base extends Stored<Values>>(
  stored: Base,
  draft: Draft<Values> | undefined,
  differences: (one: Values, other: Values) => readonly unknown[],
): Opening<Values, Base> {
  if (!draft || differences(draft.base, draft.values).length === 0)
    return { values: stored.values, base: stored, restored: undefined };
  const base = { ...stored, values: draft.base, updatedAt: draft.basedOn };
  return { values: draft.values, base, restored: { at: draft.savedAt, isLocal: true } };
}

export function beginEditing<Values, Base>(opening: Opening<Values, Base>): Editing<Values, Base> {
  const { base, restored, rival, version = 0, unanswered = [] } = opening;
  const place = restored ? (restored.isLocal ? 'local' : 'sent') : 'unchanged';
  const shown = { base, place, isOnDevice: true, rival, isSaving: false, problem: undefined } as const;
  const copy = { version, pending: undefined, sent: undefined, waitMs: undefined, unanswered };
  return { ...shown, ...copy, isHeld: rival !== undefined, retryMs: RETRY_MS };
}

/**
 * What the server may have of a text, for a form that opens anew: the first that it did not answer, when the line
 * broke, and the last, when the form was closed. All of them would not fit on the device.
 */
export function unansweredOf<Values, Base>({ sent, unanswered }: Editing<Values, Base>): Values[] {
  const all = sent === undefined ? unanswered : [...unanswered, sent];
  return all.length > 2 ? [...all.slice(0, 1), ...all.slice(-1)] : [...all];
}

/** The state after an event. @param isSame whether two texts say the same */
export function afterEvent<Values, Base>(
  state: Editing<Values, Base>,
  event: EditingEvent<Values, Base>,
  isSame: (one: Values, other: Values) => boolean,
): Editing<Values, Base> {
  switch (event.type) {
    case 'typed': {
      const isBusy = state.sent !== undefined || state.isHeld;
      const place = isBusy ? state.place : event.isChanged ? 'local' : 'unchanged';
      return { ...state, place, pending: event.values, waitMs: PAUSE_MS };
    }
    case 'kept':
      return { ...state, isOnDevice: event.isOnDevice };
    case 'copySending':
      return { ...state, place: 'sending', problem: undefined, sent: state.pending, pending: undefined };
    case 'copyTaken': {
      const place = state.pending === undefined ? 'sent' : 'local';
      const next = { waitMs: PAUSE_MS, retryMs: RETRY_MS };
      return { ...state, ...next, place, version: event.version, sent: undefined, unanswered: [] };
    }
    case 'copyRefused':
      return afterRefusal(state, event, isSame);
    case 'held':
      return { ...state, isHeld: true };
    case 'resumed':
      return resumed(state);
    case 'reconnected':
      return { ...state, waitMs: 0 };
    case 'saving':
      return { ...state, isSaving: true, problem: undefined };
    case 'saved':
      return { ...state, isSaving: false };
    case 'saveRefused': {
      const refused = { ...state, isSaving: false, problem: event.error };
      return event.rival ? { ...refused, rival: event.rival } : resumed(refused);
    }
    case 'goneOn': {
      const { base = state.base, version = state.version } = event;
      const problem = event.base ? undefined : state.problem;
      return resumed({ ...state, base, version, problem, rival: undefined });
    }
  }
}

/** Sends at once what was not sent. */
function resumed<Values, Base>(state: Editing<Values, Base>): Editing<Values, Base> {
  return { ...state, isHeld: false, retryMs: RETRY_MS, waitMs: 0 };
}

function afterRefusal<Values, Base>(
  state: Editing<Values, Base>,
  { error, other }: Extract<EditingEvent<Values, Base>, { type: 'copyRefused' }>,
  isSame: (one: Values, other: Values) => boolean,
): Editing<Values, Base> {
  const { sent, pending = sent, unanswered, retryMs } = state;
  const place = placeAfter(error);
  const waiting = { ...state, pending, sent: undefined, waitMs: undefined };
  const refused = { ...waiting, place, problem: error };
  if (place === 'conflict') {
    // The working copy is gone, so that this text is a new one; or it is this very text, or an earlier one of this
    // editor that was sent without answer.
    const own = pending === undefined ? unanswered : [pending, ...unanswered];
    if (!other || own.some((one) => isSame(one, other.values)))
      return { ...waiting, version: other?.version ?? 0, waitMs: 0 };
    return { ...refused, rival: other, isHeld: true };
  }
  if (place === 'signedOut') return { ...refused, isHeld: true };
  if (place === 'refused') return refused;
  const sentBefore = sent === undefined ? unanswered : [...unanswered, sent].slice(-UNANSWERED_MAXIMUM);
  const nextMs = Math.min(retryMs * 2, RETRY_MAXIMUM_MS);
  return { ...refused, waitMs: retryMs, retryMs: nextMs, unanswered: sentBefore };
}

function placeAfter(error: unknown): Place {
  if (!isRequestError(error)) return 'offline';
  if (error.status === 401) return 'signedOut';
  if (error.status === 409) return 'conflict';
  return error.status === 429 || error.status >= 500 ? 'offline' : 'refused';
}
