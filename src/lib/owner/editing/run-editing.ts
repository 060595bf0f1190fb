/** Runs the machine of an edited text: sends the working copy when its state says so. */
import {
  afterEvent,
  beginEditing,
  type Editing,
  type EditingEvent,
  type Opening,
  type Rival,
} from './editing.ts';

export type Rules<Values, Base> = {
  opening: Opening<Values, Base>;
  /** Whether two texts say the same. */
  isSame: (one: Values, other: Values) => boolean;
  /** How a text that is not saved yet comes to the server, if it does. */
  copying?: {
    /** @throws what the server answers. */
    send: (values: Values, { base, version }: Editing<Values, Base>) => Promise<{ version: number }>;
    /** The working copy that a refusal (409) carries; nothing when somebody discarded or saved it. */
    otherIn: (error: unknown) => Rival<Values, Base> | undefined;
  };
};

/** What a screen shows; everything else changes without a new drawing. */
const SHOWN = ['base', 'place', 'isOnDevice', 'rival', 'isSaving', 'problem'] as const;

/** @param onCopy the server's working copy is another one, or this text */
export function runEditing<Values, Base>(
  { opening, isSame, copying }: Rules<Values, Base>,
  onCopy: () => void = () => undefined,
) {
  let state = beginEditing(opening);
  let shown = state;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inFlight = Promise.resolve();
  const listeners = new Set<() => void>();

  const dispatch = (event: EditingEvent<Values, Base>): void => {
    const { version } = state;
    state = afterEvent(state, event, isSame);
    if (event.type === 'copyTaken' || state.version !== version) onCopy();
    clearTimeout(timer);
    const { waitMs } = state;
    if (waitMs === 0) void send();
    else if (copying && waitMs !== undefined) timer = setTimeout(() => void send(), waitMs);
    if (SHOWN.every((name) => state[name] === shown[name])) return;
    shown = state;
    for (const listener of listeners) listener();
  };
  const send = (): Promise<void> => {
    const { pending, sent, isHeld } = state;
    if (!copying || pending === undefined || sent !== undefined || isHeld) return inFlight;
    dispatch({ type: 'copySending' });
    inFlight = copying.send(pending, state).then(
      ({ version }) => dispatch({ type: 'copyTaken', version }),
      (error: unknown) => dispatch({ type: 'copyRefused', error, other: copying.otherIn(error) }),
    );
    return inFlight;
  };
  /** Sends at once what has not been sent; resolves when the answer is there, whatever it is. */
  const flush = async (): Promise<void> => {
    await inFlight;
    await send();
  };
  /** Sends nothing until somebody resumes, and resolves once nothing is on its way. */
  const hold = (): Promise<void> => {
    dispatch({ type: 'held' });
    return inFlight;
  };
  return {
    dispatch,
    flush,
    hold,
    /** The state at this moment. */
    now: () => state,
    /** What is shown; for `useSyncExternalStore`. */
    shown: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends once more what has not been sent, and nothing after that: the text may be open elsewhere by then. */
    stop: () => flush().then(hold),
  };
}
