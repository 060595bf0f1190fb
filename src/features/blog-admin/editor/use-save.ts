import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';

import type { DraftKey } from '#contracts/blog-post-input.ts';
import type { AdminPost } from '#contracts/blog-posts-admin.ts';
import { api } from '#lib/api.ts';
import { isRequestError, sentenceOf } from '#lib/api-request.ts';
import { showToast } from '#lib/toast.ts';

import { leaveEditor } from '../address.ts';

import { editorInput } from './editor-input.ts';
import { removeLocalDraft } from './local-draft.ts';
import type { TextHandle } from './MarkdownEditor.tsx';
import { formErrors, refusedFields, savePost, stalePost, type SaveRequest } from './save-post.ts';
import type { EditorSession } from './use-editor-session.ts';
import { BLANK, draftOf, formOf, VALUE_KEYS, type EditorForm, type EditorValues } from './values.ts';

export type Editor = ReturnType<typeof useSave>;

/** What the buttons of the editor do with its text. */
export function useSave(session: EditorSession, text: RefObject<TextHandle | null>, onStale: () => void) {
  const { key, form, autosave, start, setRival, isNew, settle } = session;
  const client = useQueryClient();
  const [base, setBase] = useState({ saved: start.saved, basedOn: start.basedOn });
  const send = useSending(isNew);
  const show = (errors: Record<string, string>) => {
    for (const [name, message] of Object.entries(errors).toReversed())
      if (isField(name)) form.setError(name, { message });
    if (errors['content']) text.current?.select(0, 0);
    else if (Object.keys(errors).length > 0) requestAnimationFrame(showFirstError);
  };
  const refuse = (error: unknown) => {
    const current = stalePost(error);
    if (current) meet(current);
    show(refusedFields(error));
    if (!current) autosave.resume();
  };
  const meet = (current: AdminPost) => {
    const saved = formOf(current);
    const { status, publishAt } = form.getValues();
    if (status === base.saved.status) form.setValue('status', saved.status);
    if (publishAt === base.saved.publishAt) form.setValue('publishAt', saved.publishAt);
    setRival({ values: saved, version: current.draft?.version ?? 0 });
    setBase({ saved, basedOn: current.updatedAt });
    onStale();
  };
  const [isSaving, setSaving] = useState(false);
  const isUnanswered = useRef(false);
  /** Saves the post as the form says and leaves for the Posts tab (BA-2); true when it is saved. */
  const save = async (changes: Partial<EditorForm> = {}): Promise<boolean> => {
    if (isSaving) return false;
    form.clearErrors();
    const request = { key, ...base, form: { ...form.getValues(), ...changes }, version: 0 };
    const errors = formErrors(request);
    show(errors);
    if (Object.keys(errors).length > 0) return false;
    setSaving(true);
    await autosave.pause();
    try {
      await send({ ...request, version: autosave.version() });
    } catch (error) {
      isUnanswered.current = !isRequestError(error) || error.status >= 500;
      refuse(error);
      return false;
    } finally {
      setSaving(false);
    }
    if (isUnanswered.current) await discardCopy(key);
    removeLocalDraft(key);
    client.removeQueries({ queryKey: editorInput(key).queryKey });
    settle();
    leaveEditor();
    return true;
  };
  /** Puts other values into the form, as a change of the owner's. */
  const take = (values: EditorValues) => {
    for (const name of VALUE_KEYS) if (name !== 'content') form.setValue(name, values[name]);
    if (values.content === form.getValues('content')) autosave.changed(draftOf(form.getValues()));
    else text.current?.replaceAll(values.content);
  };
  /** Forgets the unsaved text here and on the server. @throws when the server does not, having said why. */
  const discard = async () => {
    await autosave.pause();
    try {
      if (autosave.version() > 0) await api.blogAdmin.drafts.discard.call({ key });
    } catch (error) {
      autosave.resume();
      const description = sentenceOf(error, 'The server cannot be reached.');
      showToast({ title: 'Delete failed', description, variant: 'destructive' });
      throw error;
    }
    removeLocalDraft(key);
    settle();
    void client.invalidateQueries({ queryKey: api.blogAdmin.key() });
  };
  return { save, take, discard, base, isSaving };
}

/** Sends the post, says what came of it and refreshes the lists, for which nobody waits. */
function useSending(isNew: boolean) {
  const { mutateAsync } = useMutation({
    mutationFn: async ({ request, onSaved }: { request: SaveRequest; onSaved: () => void }) => {
      await savePost(request);
      onSaved();
    },
    meta: {
      success: isNew ? 'Post created' : 'Post updated',
      failure: `${isNew ? 'Creation' : 'Update'} failed: The server cannot be reached. Your text is kept on this device.`,
      refreshes: [api.blogAdmin.key(), api.activity.key(), api.dashboard.key()],
    },
  });
  return (request: SaveRequest) =>
    new Promise<void>((onSaved, onRefused) => void mutateAsync({ request, onSaved }).catch(onRefused));
}

/** Between two tries, of which the first had worked, the text was kept once more: nobody needs that copy now. */
async function discardCopy(key: DraftKey): Promise<void> {
  const signal = AbortSignal.timeout(5_000);
  await api.blogAdmin.drafts.discard.call({ key }, { signal }).catch(() => undefined);
}

/** Opens the section that the first refused field is in, and puts the focus there. */
function showFirstError(): void {
  const field = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}

function isField(name: string): name is keyof EditorForm {
  return name in BLANK;
}
