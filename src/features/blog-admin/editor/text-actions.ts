import type { QueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';

import { api } from '#lib/api/api.ts';
import { sentenceOf } from '#lib/api/api-request.ts';
import { refreshQueries } from '#lib/api/query-client.ts';
import { showToast } from '#lib/page/toast.ts';

import { localDrafts } from './local-draft.ts';
import type { TextHandle } from './MarkdownEditor.tsx';
import type { EditorSession } from './use-editor-session.ts';
import { draftOf, VALUE_KEYS, type EditorValues } from './values.ts';

/** What becomes of the unsaved text beside being saved. */
export function textActions(
  { key, form, autosave, settle }: EditorSession,
  text: RefObject<TextHandle | null>,
  client: QueryClient,
) {
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
      const version = autosave.version();
      if (version > 0) await api.blogAdmin.drafts.discard.call({ params: { key }, query: { version } });
    } catch (error) {
      autosave.resume();
      const description = sentenceOf(error, 'The server cannot be reached.');
      showToast({ title: 'Delete failed', description, variant: 'destructive' });
      throw error;
    }
    localDrafts.remove(key);
    settle();
    void refreshQueries(client, api.blogAdmin.key());
  };
  return { take, discard };
}
