import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';

import type { DraftKey } from '#contracts/blog-post-input.ts';
import { Draft } from '#contracts/blog-posts-admin.ts';
import { api } from '#lib/api/api.ts';
import { refreshQueries } from '#lib/api/query-client.ts';
import { unansweredOf, type Place } from '#lib/owner/editing/editing.ts';
import { useEditingSession } from '#lib/owner/editing/use-editing-session.ts';
import { currentOf } from '#lib/owner/editing/versions.ts';
import { showToast } from '#lib/page/toast.ts';

import { addressOfEditor } from '../address.ts';

import { draftOf, type EditorForm, formOf, isSameText, localDrafts, valuesOf } from './values.ts';
import type { TextHandle } from './MarkdownEditor.tsx';
import type { PostOpening } from './editor-input.ts';
import { answerLimit, baseOf, idOf, refusedFields, stalePost, type Base } from './save-post.ts';
import { showErrors, usePostActions } from './use-post-actions.ts';

/** An autosave is sent again sooner than a save. */
const COPY_ANSWER_LIMIT_MS = 30_000;

export type EditorOptions = {
  key: DraftKey;
  start: PostOpening;
  text: RefObject<TextHandle | null>;
  /** A save met another version of the post, or there is another text that nobody has compared. */
  onStale: () => void;
};

/** The dialogs of the editor, of which one is open at a time. */
export type EditorDialog = 'compare' | 'leave' | 'links' | 'publish' | 'revisions';

export type EditorSession = ReturnType<typeof useEditorSession>;

/** One post in the editor: kept on this device at each change and on the server when typing pauses. */
export function useEditorSession(options: EditorOptions) {
  const { key, start, text, onStale } = options;
  const session = useEditedPost(options);
  const settle = useLeaving(key, session.editing.place);
  const actions = usePostActions({ ...session, key, settle, onStale }, text);
  return { ...session, ...actions, key, start, settle, isNew: idOf(key) === undefined };
}

function useEditedPost({ key, start, text, onStale }: EditorOptions) {
  const client = useQueryClient();
  const session = useEditingSession<EditorForm, Base>({
    opening: start,
    isSame: isSameText,
    copying: {
      send: (form, { base, version }) =>
        api.blogAdmin.drafts.save.call(
          { key, values: draftOf(form), basedOn: base.updatedAt, version },
          { signal: answerLimit(form.content, COPY_ANSWER_LIMIT_MS) },
        ),
      otherIn: (error) => {
        const other = currentOf(error, Draft);
        return other && { values: { ...start.values, ...valuesOf(other.values) }, version: other.version };
      },
    },
    keep: (form, editing) => {
      const { base, place, pending, version } = editing;
      const isSynced = place === 'sent' && pending === undefined;
      const savedAt = new Date().toISOString();
      const unanswered = unansweredOf(editing);
      return localDrafts.write(key, {
        form,
        basedOn: base.updatedAt,
        version,
        isSynced,
        savedAt,
        unanswered,
      });
    },
    rivalIn: (error) => {
      const current = stalePost(error);
      if (!current) return undefined;
      const version = idOf(key) === current.id ? (current.draft?.version ?? 0) : undefined;
      return { values: formOf(current), base: baseOf(current), version };
    },
    onRefused: (error, rival) => {
      // Another one has saved the post: nothing is saved over it before both were compared.
      if (rival) takeTiming(rival.values);
      if (rival) onStale();
      showErrors(refusedFields(error), session.form, text);
    },
    // The text is on this device; the server has it as well, and the lists show that there is one.
    onLeft: ({ version }) => {
      if (version === start.version) return;
      void refreshQueries(client, api.blogAdmin.posts.list.key());
      void refreshQueries(client, api.blogAdmin.drafts.key());
    },
  });
  /** When another version appears is for it to say where nobody has touched that here. */
  const takeTiming = (stored: EditorForm) => {
    const { form, running } = session;
    const { values } = running.now().base;
    for (const name of ['status', 'publishAt'] as const)
      if (form.getValues(name) === values[name]) form.setValue(name, stored[name]);
  };
  return session;
}

/**
 * Leaving by a tab or the browser's own buttons asks nothing, for nothing is lost: it says where the text is. Closing
 * the page asks.
 *
 * @returns what to call once the owner has decided what becomes of the text: leaving says nothing more about it
 */
function useLeaving(key: DraftKey, place: Place): () => void {
  const isSettled = useRef(false);
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
    if (place === 'unchanged' || place === 'sent') return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [place]);
  useEffect(
    () => () => {
      if (latest.current === 'unchanged' || isSettled.current) return;
      const action = { label: 'Go on writing', href: addressOfEditor(key) };
      showToast({
        title: 'Your changes are kept',
        description: 'They are not saved to the post yet.',
        action,
      });
    },
    [key],
  );
  return () => (isSettled.current = true);
}
