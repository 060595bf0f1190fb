import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { DraftKey } from '#contracts/blog-post-input.ts';
import type { AdminPost } from '#contracts/blog-posts-admin.ts';
import { api } from '#lib/api/api.ts';
import { isRequestError, sentenceOf } from '#lib/api/api-request.ts';
import { refreshQueries } from '#lib/api/query-client.ts';
import type { useEditingSession } from '#lib/owner/editing/use-editing-session.ts';
import type { Toast } from '#lib/page/toast-element.ts';
import { showToast } from '#lib/page/toast.ts';

import { leaveEditor, nameSaved } from '../address.ts';

import { editorInput } from './editor-input.ts';
import {
  BLANK,
  type EditorForm,
  type EditorValues,
  formOf,
  isSameForm,
  localDrafts,
  VALUE_KEYS,
} from './values.ts';
import type { TextHandle } from './MarkdownEditor.tsx';
import {
  forgetOwnCopy,
  baseOf,
  formErrors,
  savedToast,
  savePost,
  type Base,
  type SaveRequest,
} from './save-post.ts';

type Text = RefObject<TextHandle | null>;
type Session = ReturnType<typeof useEditingSession<EditorForm, Base>> & {
  key: DraftKey;
  settle: () => void;
  /** Both texts are compared before either is saved. */
  onStale: () => void;
};

/** What the buttons of the editor do with its text. */
export function usePostActions(session: Session, text: Text) {
  const { key, form, running, editing, save, goOn, typed, settle, onStale } = session;
  const client = useQueryClient();
  const send = useSending(editing);
  const unanswered = useRef<EditorForm[]>([]);
  const sendForm = async (sent: EditorForm): Promise<AdminPost> => {
    const { base, version } = running.now();
    const request = { key, ...base, form: sent, version, unanswered: unanswered.current };
    try {
      const post = await send(request);
      await forgetOwnCopy(request, running.now().unanswered);
      unanswered.current = [];
      return post;
    } catch (error) {
      if (!isRequestError(error) || error.status >= 500) unanswered.current = [...unanswered.current, sent];
      throw error;
    }
  };
  const forget = () => {
    localDrafts.remove(key);
    settle();
  };
  const leave = (post: AdminPost, done: Toast) => {
    showToast(done);
    forget();
    client.removeQueries({ queryKey: editorInput(key).queryKey });
    nameSaved(`post-${post.id}`);
    leaveEditor();
  };
  /** What was typed while the save was on its way is a change of what it stored. */
  const stay = (post: AdminPost, before: EditorForm, done: Toast) => {
    const stored = formOf(post);
    const now = form.getValues();
    for (const name of ['status', 'publishAt', 'slug'] as const)
      if (now[name] === before[name]) form.setValue(name, stored[name]);
    typed();
    goOn({ base: baseOf(post), version: 0 });
    showToast({ ...done, description: 'What you typed meanwhile is not saved to it yet.' });
  };
  return {
    /** Saves the post as the form says and leaves for the Posts tab (BA-2). */
    savePost: async (changes: Partial<EditorForm> = {}): Promise<void> => {
      if (editing.isSaving || isUploading(text)) return;
      if (editing.rival) return onStale();
      form.clearErrors();
      const before = { ...form.getValues() };
      const sent = { ...before, ...changes };
      const errors = formErrors({ key, ...running.now().base, form: sent });
      showErrors(errors, form, text);
      if (Object.keys(errors).length > 0) return;
      await save(async () => {
        const { base } = running.now();
        const post = await sendForm(sent);
        const done = savedToast(base, post, Date.now());
        if (isSameForm(before, form.getValues())) leave(post, done);
        else stay(post, before, done);
      });
    },
    /** Puts other values into the form, as a change of the owner's. */
    take: (values: EditorValues) => {
      for (const name of VALUE_KEYS) if (name !== 'content') form.setValue(name, values[name]);
      if (values.content === form.getValues('content')) typed();
      else text.current?.replaceAll(values.content);
    },
    /** Forgets the unsaved text here and on the server. @throws when the server does not, having said why. */
    discard: async () => {
      await running.hold();
      try {
        const { version } = running.now();
        if (version > 0) await api.blogAdmin.drafts.discard.call({ params: { key }, query: { version } });
      } catch (error) {
        running.dispatch({ type: 'resumed' });
        const description = sentenceOf(error, 'The server cannot be reached.');
        showToast({ title: 'Delete failed', description, variant: 'destructive' });
        throw error;
      }
      forget();
      void refreshQueries(client, api.blogAdmin.key());
    },
  };
}

/** Sends the post, says why it could not, and refreshes the lists, for which nobody waits. */
function useSending({ base, isOnDevice }: Session['editing']) {
  const place = isOnDevice
    ? 'Your text is kept on this device.'
    : 'Your text is kept only as long as this page is open.';
  const failed = base.id === undefined ? 'Creation failed' : 'Update failed';
  const { mutateAsync } = useMutation({
    mutationFn: (sending: { request: SaveRequest; onSaved: (post: AdminPost) => void }) =>
      savePost(sending.request).then(sending.onSaved),
    meta: {
      failure: `${failed}: The server cannot be reached. ${place}`,
      refreshes: [api.blogAdmin.key(), api.activity.key(), api.dashboard.key()],
    },
  });
  return (request: SaveRequest) =>
    new Promise<AdminPost>((onSaved, onRefused) => void mutateAsync({ request, onSaved }).catch(onRefused));
}

/** A picture on its way would be missing in the post. */
function isUploading(text: Text): boolean {
  if (!text.current?.awaitsFiles()) return false;
  showToast({
    title: 'A file is still being uploaded',
    description: 'Wait until it is in the text, or cancel it; then save.',
  });
  return true;
}

/** Says at each field what is wrong with it, and goes to the first. */
export function showErrors(
  errors: Record<string, string>,
  form: UseFormReturn<EditorForm>,
  text: Text,
): void {
  for (const [name, message] of Object.entries(errors).toReversed())
    if (isField(name)) form.setError(name, { message });
  if (Object.keys(errors).length > 0) requestAnimationFrame(() => showFirstError(form, text));
}

/** Opens the section that the first refused field is in, and puts the focus there; title and slug stand above the text. */
export function showFirstError(
  { getFieldState }: Pick<UseFormReturn<EditorForm>, 'getFieldState'>,
  text: Text,
): void {
  const isRefused = (name: keyof EditorForm) => getFieldState(name).error !== undefined;
  if (isRefused('content') && !isRefused('title') && !isRefused('slug')) return text.current?.select(0, 0);
  const field = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}

const isField = (name: string): name is keyof EditorForm => name in BLANK;
