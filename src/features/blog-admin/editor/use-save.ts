import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';

import type { AdminPost } from '#contracts/blog-posts-admin.ts';
import { isRequestError } from '#lib/api/api-request.ts';
import { showToast } from '#lib/page/toast.ts';

import { leaveEditor } from '../address.ts';

import { editorInput } from './editor-input.ts';
import { localDrafts } from './local-draft.ts';
import type { TextHandle } from './MarkdownEditor.tsx';
import { forgetOwnCopy } from './own-copy.ts';
import { baseOf, formErrors, idOf, refusedFields, stalePost, type Base } from './save-post.ts';
import { textActions } from './text-actions.ts';
import type { EditorSession } from './use-editor-session.ts';
import { useSending } from './use-sending.ts';
import { BLANK, draftOf, formOf, isSameForm, type EditorForm } from './values.ts';

export type Editor = ReturnType<typeof useSave>;

/** What the buttons of the editor do with its text. */
export function useSave(session: EditorSession, text: RefObject<TextHandle | null>, onStale: () => void) {
  const { key, form, autosave, start, setRival, settle } = session;
  const client = useQueryClient();
  const [base, setBase] = useState<Base>({ id: idOf(key), saved: start.saved, basedOn: start.basedOn });
  const send = useSending(base.id === undefined, session.isKept);
  const show = (errors: Record<string, string>) => showErrors(errors, session, text);
  const refuse = (error: unknown) => {
    const current = stalePost(error);
    if (current) meet(current);
    show(refusedFields(error));
    if (!current) autosave.resume();
  };
  /** Another one has saved the post: nothing is saved over it before both were compared. */
  const meet = (current: AdminPost) => {
    const saved = formOf(current);
    const { status, publishAt } = form.getValues();
    if (status === base.saved.status) form.setValue('status', saved.status);
    if (publishAt === base.saved.publishAt) form.setValue('publishAt', saved.publishAt);
    const isOwnKey = idOf(key) === current.id;
    const version = isOwnKey ? { version: current.draft?.version ?? 0 } : {};
    setRival({ values: saved, base: baseOf(current), ...version });
    onStale();
  };
  /** From now on the text is a change of this post. */
  const follow = (post: Base) => {
    setBase(post);
    session.follow(post.basedOn);
  };
  const [isSaving, setSaving] = useState(false);
  const unanswered = useRef<EditorForm[]>([]);
  /** Saves the post as the form says and leaves for the Posts tab (BA-2). */
  const save = async (changes: Partial<EditorForm> = {}): Promise<void> => {
    if (isSaving || isUploading(text)) return;
    form.clearErrors();
    const before = { ...form.getValues() };
    const sent = { ...before, ...changes };
    const errors = formErrors({ key, ...base, form: sent });
    show(errors);
    if (Object.keys(errors).length > 0) return;
    setSaving(true);
    await autosave.pause();
    const request = { key, ...base, form: sent, version: autosave.version(), unanswered: unanswered.current };
    try {
      const post = await send(request);
      await forgetOwnCopy(request, autosave);
      unanswered.current = [];
      if (isSameForm(before, form.getValues())) leave();
      else stay(post, before);
    } catch (error) {
      if (!isRequestError(error) || error.status >= 500) unanswered.current = [...request.unanswered, sent];
      refuse(error);
    } finally {
      setSaving(false);
    }
  };
  const done = base.id === undefined ? 'Post created' : 'Post updated';
  const leave = () => {
    showToast({ title: done });
    localDrafts.remove(key);
    client.removeQueries({ queryKey: editorInput(key).queryKey });
    settle();
    leaveEditor();
  };
  /** What was typed while the save was on its way is a change of what it stored. */
  const stay = (post: AdminPost, before: EditorForm) => {
    const stored = formOf(post);
    const now = form.getValues();
    for (const name of ['status', 'publishAt', 'slug'] as const)
      if (now[name] === before[name]) form.setValue(name, stored[name]);
    follow(baseOf(post));
    autosave.changed(draftOf(form.getValues()));
    autosave.resume(0);
    showToast({ title: done, description: 'What you typed meanwhile is not saved to it yet.' });
  };
  return { save, follow, base, isSaving, ...textActions(session, text, client) };
}

/** A picture on its way would be missing in the post. */
function isUploading(text: RefObject<TextHandle | null>): boolean {
  if (!text.current?.awaitsFiles()) return false;
  showToast({
    title: 'A file is still being uploaded',
    description: 'Wait until it is in the text, or cancel it; then save.',
  });
  return true;
}

/** Says at each field what is wrong with it, and goes to the first. */
function showErrors(
  errors: Record<string, string>,
  { form }: EditorSession,
  text: RefObject<TextHandle | null>,
): void {
  for (const [name, message] of Object.entries(errors).toReversed())
    if (isField(name)) form.setError(name, { message });
  if (errors['content']) text.current?.select(0, 0);
  else if (Object.keys(errors).length > 0) requestAnimationFrame(showFirstError);
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
