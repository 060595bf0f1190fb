import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { DraftKey } from '#contracts/blog-post-input.ts';
import { Draft } from '#contracts/blog-posts-admin.ts';
import { proposedSlug } from '../proposed-slug.ts';
import { api } from '#lib/api.ts';
import { isRequestError } from '#lib/api-request.ts';
import { onSessionRenewed } from '#lib/session-end.ts';

import { createAutosave, type SaveState } from './autosave.ts';
import type { EditorInput } from './editor-input.ts';
import { readLocalDraft, writeLocalDraft } from './local-draft.ts';
import { opening } from './opening.ts';
import { idOf } from './save-post.ts';
import { draftOf, valuesOf, type EditorForm, type EditorValues } from './values.ts';

/** Another text of the same post: it has been written in another window or on another device. */
export type Rival = {
  values: EditorValues;
  /** The working copy that goes on from both; of a saved post there is none. */
  version?: number;
};

export type EditorSession = ReturnType<typeof useEditorSession>;

/** One post in the editor: its form, kept on this device at each change and on the server when typing pauses. */
export function useEditorSession(key: DraftKey, { post, draft }: EditorInput) {
  const [start] = useState(() => opening(post, draft, readLocalDraft(key)));
  const form = useForm<EditorForm>({ defaultValues: start.form });
  const [state, setState] = useState<SaveState>('unchanged');
  const [problem, setProblem] = useState<unknown>();
  const [rival, setRival] = useState<Rival | undefined>(start.rival);
  const isNew = idOf(key) === undefined;
  const client = useQueryClient();

  const [autosave] = useState(() =>
    createAutosave({
      version: start.version,
      save: (values, version) =>
        api.blogAdmin.drafts.save.call({ key, values, basedOn: start.basedOn, version }),
      onState: (next, error) => {
        setState(next);
        setProblem(error);
        if (next === 'saved') keepOnDevice(true);
        if (next !== 'conflict') return;
        const other = rivalOf(error);
        setRival(other);
        if (!other) queueMicrotask(() => autosave.resume(0)); // the working copy is gone: this text is a new one
      },
    }),
  );
  const keepOnDevice = (isSynced: boolean) => {
    const savedAt = new Date().toISOString();
    const text = { form: form.getValues(), basedOn: start.basedOn, version: autosave.version() };
    return writeLocalDraft(key, { ...text, isSynced, savedAt });
  };

  const title = useRef(start.form.title);
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name === 'title') {
          const slug = proposedSlug({
            isNew,
            slug: values.slug,
            previousName: title.current,
            name: values.title,
          });
          title.current = values.title;
          if (slug !== values.slug) form.setValue('slug', slug);
        }
        keepOnDevice(false);
        autosave.changed(draftOf(form.getValues()));
      },
    });
    if (start.restored?.isLocal) autosave.changed(draftOf(start.form));
    if (start.rival) void autosave.pause();
    return stop;
  }, []);
  useEffect(() => {
    const goOn = () => autosave.resume();
    addEventListener('online', goOn);
    const stop = onSessionRenewed(goOn);
    return () => {
      removeEventListener('online', goOn);
      stop();
      // The text is on this device; the server gets it as well, and the lists show that there is one.
      void autosave.flush().then(async () => {
        if (autosave.version() === start.version) return;
        await client.invalidateQueries({ queryKey: api.blogAdmin.posts.list.key() });
        await client.invalidateQueries({ queryKey: api.blogAdmin.drafts.key() });
      });
    };
  }, [autosave, client, start.version]);
  useWarningBeforeLeaving(state !== 'unchanged' && state !== 'saved');

  return { key, start, form, autosave, state, problem, rival, setRival, isNew };
}

function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

/** The other working copy that a refused autosave carries; null when somebody discarded or saved it. */
function rivalOf(error: unknown): Rival | undefined {
  const body = isRequestError(error) ? error.body : undefined;
  const current = typeof body === 'object' && body !== null && 'current' in body ? body.current : undefined;
  const other = Draft.safeParse(current).data;
  return other && { values: valuesOf(other.values), version: other.version };
}
