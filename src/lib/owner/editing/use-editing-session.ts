import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form';

import { onSessionRenewed } from '../../api/session-end.ts';

import type { Editing, Rival, Stored } from './editing.ts';
import { runEditing, type Rules } from './run-editing.ts';

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
