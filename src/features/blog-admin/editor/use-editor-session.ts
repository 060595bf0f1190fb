import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { DraftKey, DraftValues } from '#contracts/blog-post-input.ts';
import { Draft } from '#contracts/blog-posts-admin.ts';
import { proposedSlug } from '../proposed-slug.ts';
import { api } from '#lib/api/api.ts';
import { refreshQueries } from '#lib/api/query-client.ts';
import { onSessionRenewed } from '#lib/api/session-end.ts';
import { currentOf } from '#lib/owner/stale.ts';
import { showToast } from '#lib/page/toast.ts';

import { addressOfEditor } from '../address.ts';

import { createAutosave, type SaveState } from './autosave.ts';
import type { EditorInput } from './editor-input.ts';
import { localDrafts } from './local-draft.ts';
import { opening, type Opening } from './opening.ts';
import { answerLimit, idOf, type Base } from './save-post.ts';
import { differences, draftOf, valuesOf, type EditorForm, type EditorValues } from './values.ts';

/** An autosave is sent again sooner than a save. */
const ANSWER_LIMIT_MS = 30_000;

/** Another text of the same post: it has been written in another window or on another device. */
export type Rival = {
  values: EditorValues;
  /** The working copy that goes on from both; without it, this editor's own. */
  version?: number;
  /** The stored post, where it is that which is another: the text becomes a change of it. */
  base?: Base;
};

export type EditorSession = ReturnType<typeof useEditorSession>;

/** One post in the editor: its form, kept on this device at each change and on the server when typing pauses. */
export function useEditorSession(key: DraftKey, { post, draft }: EditorInput) {
  const [start] = useState(() => opening(post, draft, localDrafts.read(key)));
  const form = useForm<EditorForm>({ defaultValues: start.form });
  const [state, setState] = useState<SaveState>(stateOf(start));
  const [isKept, setKept] = useState(true);
  const [problem, setProblem] = useState<unknown>();
  const [rival, setRival] = useState<Rival | undefined>(start.rival);
  const isNew = idOf(key) === undefined;
  const client = useQueryClient();

  const basedOn = useRef(start.basedOn);
  const [autosave] = useState(() =>
    createAutosave({
      version: start.version,
      save: (values, version) =>
        api.blogAdmin.drafts.save.call(
          { key, values, basedOn: basedOn.current, version },
          { signal: answerLimit(values.content, ANSWER_LIMIT_MS) },
        ),
      onState: (next, error) => {
        const other = next === 'conflict' ? rivalOf(error) : undefined;
        // The working copy is gone, so that this text is a new one; or it is this very text, or an earlier one of this
        // editor that was sent without answer.
        if (next === 'conflict' && !other) return autosave.resume(0);
        const own = [draftOf(form.getValues()), ...autosave.unanswered()];
        if (other && isAmong(own, other.values)) return autosave.resume(other.version);
        setState(next);
        setProblem(error);
        if (next === 'saved' || autosave.version() !== keptVersion.current) keepOnDevice(next === 'saved');
        if (other) setRival(other);
      },
    }),
  );
  const keptVersion = useRef(start.version);
  const keepOnDevice = (isSynced: boolean) => {
    const savedAt = new Date().toISOString();
    keptVersion.current = autosave.version();
    const text = { form: form.getValues(), basedOn: basedOn.current, version: keptVersion.current };
    setKept(localDrafts.write(key, { ...text, isSynced, savedAt }));
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
    const { retry } = autosave;
    addEventListener('online', retry);
    const stop = onSessionRenewed(() => autosave.resume());
    return () => {
      removeEventListener('online', retry);
      stop();
      // The text is on this device; the server gets it as well, and the lists show that there is one.
      void autosave.stop().then(async () => {
        if (autosave.version() === start.version) return;
        await refreshQueries(client, api.blogAdmin.posts.list.key());
        await refreshQueries(client, api.blogAdmin.drafts.key());
      });
    };
  }, [autosave, client, start.version]);
  useWarningBeforeLeaving(state !== 'unchanged' && state !== 'saved');
  const isSettled = useTellingWhereItIs(key, state !== 'unchanged');
  /** The owner has decided what becomes of the text: leaving says nothing more about it. */
  const settle = () => (isSettled.current = true);
  /** From now on the text is a change of the post as it is stored at this moment. */
  const follow = (updatedAt: string | null) => (basedOn.current = updatedAt);

  return { key, start, form, autosave, state, problem, isKept, rival, setRival, isNew, settle, follow };
}

/** A text that is opened with unsaved changes does not begin as one without. */
const stateOf = ({ restored }: Opening): SaveState =>
  restored ? (restored.isLocal ? 'local' : 'saved') : 'unchanged';

const isAmong = (sent: readonly DraftValues[], values: EditorValues): boolean =>
  sent.some((one) => differences(valuesOf(one), values).length === 0);

/** Leaving by a tab or the browser's own buttons asks nothing, for nothing is lost: it says where the text is. */
function useTellingWhereItIs(key: DraftKey, isUnsaved: boolean) {
  const isSettled = useRef(false);
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  }, [isUnsaved]);
  useEffect(
    () => () => {
      if (!latest.current || isSettled.current) return;
      const action = { label: 'Go on writing', href: addressOfEditor(key) };
      showToast({
        title: 'Your changes are kept',
        description: 'They are not saved to the post yet.',
        action,
      });
    },
    [key],
  );
  return isSettled;
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
  const other = currentOf(error, Draft);
  return other && { values: valuesOf(other.values), version: other.version };
}
