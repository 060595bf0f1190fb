import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';

import { onSessionRenewed } from '../../api/session-end.ts';
import {
  afterEvent,
  beginEditing,
  type Editing,
  type EditingEvent,
  type Opening,
  type Rival,
  type Stored,
} from './editing.ts';

/** In what the texts of the owner's forms differ, and the ways they are saved. */
export type EditedText<Values extends FieldValues, Base, Checked> = Rules<Values, Base> & {
  resolver?: (base: Base) => Resolver<Values, unknown, Checked>;
  /** Keeps the text on this device, or takes it away where there is nothing to keep; false when it could not. */
  keep: (values: Values, editing: Editing<Values, Base>) => boolean;
  /** What is kept beside the values, so that a change of it is one of the text. */
  beside?: unknown;
  /** The other text, when a save was refused because of one. */
  rivalIn?: (error: unknown) => Rival<Values, Base> | undefined;
  onRefused: (error: unknown, rival: Rival<Values, Base> | undefined) => void;
  /** The form was left, and what could still be sent of it was. */
  onLeft?: (editing: Editing<Values, Base>) => void;
};

/**
 * A text in its form. At each change it is kept on this device, and sent when typing pauses where the server takes
 * working copies; a save runs while nothing else is on its way.
 */
export function useEditingSession<
  Values extends FieldValues,
  Base extends Stored<Values>,
  Checked extends FieldValues = Values,
>(text: EditedText<Values, Base, Checked>) {
  const { opening, resolver: resolverOf, beside } = text;
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });
  const keep = () => {
    const isOnDevice = latest.current.keep(form.getValues(), running.now());
    running.dispatch({ type: 'kept', isOnDevice });
  };
  const [running] = useState(() => runEditing(text, () => keep()));
  const editing = useSyncExternalStore(running.subscribe, running.shown);
  const resolver = useMemo(() => resolverOf?.(editing.base), [editing.base, resolverOf]);
  const form = useForm<Values, unknown, Checked>({
    defaultValues: opening.values as DefaultValues<Values>, // a whole form, which TypeScript does not see is one in part
    ...(resolver && { resolver }),
  });
  /** What is in the form now is a change of the owner's. */
  const typed = () => {
    const values = form.getValues();
    const { isSame, copying } = latest.current;
    const isChanged = copying !== undefined || !isSame(running.now().base.values, values);
    running.dispatch({ type: 'typed', values, isChanged });
    keep();
  };
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current || opening.restored?.isLocal) typed();
    isOpened.current = true;
  }, [beside]);
  useEffect(() => {
    const reconnected = () => running.dispatch({ type: 'reconnected' });
    addEventListener('online', reconnected);
    const unsubscribe = [
      form.subscribe({ formState: { values: true }, callback: typed }),
      onSessionRenewed(() => running.dispatch({ type: 'resumed' })),
    ];
    return () => {
      removeEventListener('online', reconnected);
      for (const stop of unsubscribe) stop();
      void running.stop().then(() => latest.current.onLeft?.(running.now()));
    };
  }, []);

  return {
    form,
    /** What is shown of the state; `running.now()` is all of it at any moment. */
    editing,
    running,
    typed,
    /** Goes on, perhaps on another version, with another working copy or other values. */
    goOn: ({ values, ...to }: { values?: Values; base?: Base; version?: number | undefined } = {}) => {
      if (values) form.reset(values);
      running.dispatch({ type: 'goneOn', ...to });
      if (values) typed();
      else keep();
    },
    /** Runs a save once no working copy is on its way. */
    save: async (run: () => Promise<void>): Promise<void> => {
      if (running.now().isSaving) return;
      running.dispatch({ type: 'saving' });
      await running.hold();
      try {
        await run();
        running.dispatch({ type: 'saved' });
      } catch (error) {
        const rival = latest.current.rivalIn?.(error);
        running.dispatch({ type: 'saveRefused', error, rival });
        latest.current.onRefused(error, rival);
      }
    },
  };
}

/** Runs the machine of an edited text: sends the working copy when its state says so. */
type Rules<Values, Base> = {
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
